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
