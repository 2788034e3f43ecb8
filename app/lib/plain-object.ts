/** Whether a value is an object as JSON writes one: `{ a: 1 }` → true, `[1]` and a file → false */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
