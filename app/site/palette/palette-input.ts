/** The page's output and the pasted text, kept only while the palette is open. */
export function createPaletteInput<T>(log: (error: unknown) => void = console.error) {
  let goods: T | null = null
  let pasted: string | null = null
  let turn = 0

  function forget() {
    turn++
    goods = null
    pasted = null
  }

  return {
    read: () => ({ goods, pasted }),
    paste(text: string | null) {
      pasted = text
    },
    /** Starts over. Resolves to `true` if there is an output and the palette was not opened or closed in between. */
    async open(pack: Promise<T | null> | null | undefined): Promise<boolean> {
      forget()
      const own = turn
      const packed = await Promise.resolve(pack).catch(log)
      if (own !== turn || !packed) return false
      goods = packed
      return true
    },
    forget,
  }
}
