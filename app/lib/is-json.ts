/** Whether a text is a whole JSON document with an object or array on top: `"[1]"` → `true`, `"1"` → `false` */
export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a text begins as an object of JSON or of JavaScript does: `'{"a'` → `true`, `"{{ name }}"` → `false` */
export const looksLikeObject = (text: string): boolean => /^\{\s*(?:["'}]|[\w$]+\s*:|\/[/*])/.test(text)
