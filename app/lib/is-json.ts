/** Whether a text is a complete JSON document whose root is an object or array: `"[1]"` → `true`, `"1"` → `false` */
export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a text starts like a JSON or JavaScript object: `'{"a'` → `true`, `"{{ name }}"` → `false` */
export const looksLikeObject = (text: string): boolean => /^\{\s*(?:["'}]|[\w$]+\s*:|\/[/*])/.test(text)

/** Whether every line is an object or array of its own, judged by the first few lines: `'{"a":1}\n{"a":2}'` → `true` */
export function isJsonLines({ text, isCut }: { text: string; isCut: boolean }): boolean {
  if (!/^[[{]/.test(text)) return false
  const lines = text.split('\n', 8)
  const whole = (isCut && lines.length < 8 ? lines.slice(0, -1) : lines).filter((line) => line.trim() !== '')
  return whole.length > 1 && whole.every(isJson)
}
