/** Tells whether work begun earlier is still the newest: `begin()` gives a question that later calls of `begin` turn to no. */
export function createNewest(): { begin(): () => boolean } {
  let last = 0
  return {
    begin() {
      const own = ++last
      return () => own === last
    },
  }
}
