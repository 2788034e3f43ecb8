/**
 * `3`, 1 → "This text is encoded 3 times. 1 of 3 decoded."; `3`, 3 → "… All 3 layers are decoded."; `11`, 1 and maybe
 * more → "This text is encoded at least 11 times. 1 decoded so far."
 */
export function describeLayers(layers: number, depth: number, mayBeMore: boolean): string {
  if (mayBeMore) return `This text is encoded at least ${layers} times. ${depth} decoded so far.`
  return `This text is encoded ${layers} times. ${depth < layers ? `${depth} of ${layers} decoded.` : `All ${layers} layers are decoded.`}`
}
