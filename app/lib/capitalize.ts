/** `"seconds"` → "Seconds" */
export const capitalize = (text: string): string => text.replace(/^./su, (first) => first.toUpperCase())
