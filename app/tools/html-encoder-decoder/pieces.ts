const openReference = /&#?[a-z\d]*$/i
const restOfReference = /#?[a-z\d]*;?/iy

/**
 * Cuts a text without splitting a character reference or a surrogate pair, so each piece can be converted alone:
 * `"ab&lt;c"`, 3 → `["ab&lt;", "c"]`
 */
export function* cutText(text: string, size: number): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = start + size
    if (openReference.test(text.slice(start, end))) {
      restOfReference.lastIndex = end
      restOfReference.test(text)
      end = Math.max(end, restOfReference.lastIndex)
    } else if ((text.codePointAt(end - 1) ?? 0) > 0xffff) end++
    yield text.slice(start, end)
    start = end
  }
}
