type Column = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>

/** The same numbers with room for as many again: `[1, 2]` → `[1, 2, 0, 0]` */
export function doubled<T extends Column>(numbers: T): T {
  const larger = new (numbers.constructor as new (length: number) => T)(numbers.length * 2)
  larger.set(numbers)
  return larger
}
