/** What the palette holds of a page while it is open: its output, and what was pasted; nothing of it stays when it is closed. */
export function createCarried<T>(log: (error: unknown) => void = console.error) {
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
    /** Begins anew; answers whether there is an output, and nobody has opened or closed it since. */
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
