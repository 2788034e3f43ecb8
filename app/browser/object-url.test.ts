import { afterEach, expect, test, vi } from 'vitest'
import { downloadFile } from './download.ts'
import { pictureUrl } from './object-url.ts'

class Reader {
  result = ''
  onload = () => {}
  readAsDataURL(file: Blob) {
    this.result = `data:${file.type};base64,`
    queueMicrotask(() => this.onload())
  }
}

function stubBrowser() {
  const made: Blob[] = []
  const link = { href: '', download: '', click: vi.fn(), remove: () => {} }
  vi.stubGlobal('URL', { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: () => {} })
  vi.stubGlobal('FileReader', Reader)
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => {} } })
  return { made, link }
}
afterEach(() => vi.unstubAllGlobals())

test.each(['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/pdf', ''])(
  'a picture of type "%s" gets a data: URL, which is not of our origin',
  async (type) => {
    const { made } = stubBrowser()
    expect(await pictureUrl(new Blob(['<svg/>'], { type }))).toBe(`data:${type};base64,`)
    expect(made).toEqual([])
  },
)

test('a picture that cannot hold script gets a blob: URL', async () => {
  const { made } = stubBrowser()
  expect(await pictureUrl(new Blob(['x'], { type: 'image/png' }))).toBe('blob:1')
  expect(made[0]?.type).toBe('image/png')
})

test.each(['palette.svg', 'page.html', 'formatted.json'])(
  '%s is saved under its name, as plain bytes',
  async (name) => {
    vi.useFakeTimers()
    const { made, link } = stubBrowser()
    downloadFile(name, [new Blob(['<svg/>'], { type: 'image/svg+xml' })])
    expect([link.download, made[0]?.type, await made[0]?.text()]).toEqual([name, 'application/octet-stream', '<svg/>'])
    expect(link.click).toHaveBeenCalledOnce()
    vi.useRealTimers()
  },
)
