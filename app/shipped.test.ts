import { expect, test } from 'vitest'
import { findWaysOut } from './shipped.ts'

test.each([
  ['fetch(address)', 'connects'],
  ['navigator.sendBeacon(address, text)', 'connects'],
  ['const peer = new RTCPeerConnection({ iceServers })', 'connects'],
  ['new WebTransport(address)', 'connects'],
  ['location.href = address', 'goes to another address'],
  ['window.location = address', 'goes to another address'],
  ['document.location.replace(address)', 'goes to another address'],
  ['meta.httpEquiv = "refresh"', 'goes to another address'],
  ['open("/contact")', 'opens a window'],
  ['const shown = window.open', 'opens a window'],
  ['form.submit()', 'submits a form'],
  ['link.download = name', 'downloads'],
  ['jsx("a", { href: address, download: true })', 'downloads'],
  ['URL.createObjectURL(file)', 'gives data an address in our origin'],
  ['const { createObjectURL } = URL', 'gives data an address in our origin'],
  ['document.createElement("iframe")', 'makes a frame'],
  ['jsx("iframe", { src })', 'makes a frame'],
  ['new Image().src = address', 'loads an address'],
  ['new Worker(address)', 'starts a worker'],
  ['import(address)', 'imports a variable address'],
  ['document.cookie = text', 'writes a cookie'],
  ['link.rel = "dns-prefetch"', 'preconnects to a host'],
  ['const { send = globalThis.fetch } = options', 'connects'],
  ['urls.map(fetch)', 'connects'],
  ['const f = fetch.bind(window)', 'connects'],
  ['const { fetch: f } = window', 'connects'],
  ['fetch?.(address)', 'connects'],
  ['navigator?.sendBeacon?.(address)', 'connects'],
  ['new window.XMLHttpRequest()', 'connects'],
  ['const P = window.RTCPeerConnection', 'connects'],
  ['new WebSocketStream(address)', 'connects'],
  ['location.search = text', 'goes to another address'],
  ['location.href += text', 'goes to another address'],
  ['history.replaceState(null, "", text)', 'writes the address'],
  ['window?.open(address)', 'opens a window'],
  ['window["open"](address)', 'opens a window'],
  ['function open() {}\nwindow.open(address)', 'opens a window'],
  ['link.click()', 'clicks a link'],
  ['document.createElement(`iframe`)', 'makes a frame'],
  ['document.createElement("img").src = address', 'loads an address'],
  ['new window.Worker(address)', 'starts a worker'],
  ['context.audioWorklet.addModule(address)', 'starts a worker'],
  ['navigator.serviceWorker.register(address)', 'registers a service worker'],
  ['document.cookie += text', 'writes a cookie'],
  ['preconnect(host)', 'preconnects to a host'],
  ['speechSynthesis.speak(words)', 'asks another service'],
])('%s is reported in a module that may not contain it', (code, what) => {
  expect(findWaysOut('/site/app/tools/some-tool/view.tsx', code)).toEqual([expect.stringContaining(what)])
})

test.each([
  ['an own function named open', 'async function open() {}\nvoid open()'],
  ['a method of that name', 'class Ring {\n  open(isObject) {\n  }\n}'],
  ['opening something else', 'caches.open(name)'],
  ['importing one of our own parts by name', "import('./panel.tsx')"],
  ['reloading the page', 'location.reload()'],
  ['reading the address', 'if (location.hash === "#shared") start()'],
  ['reading cookies', 'document.cookie.split("; ")'],
])('%s is not reported', (_, code) => {
  expect(findWaysOut('/site/app/tools/some-tool/view.tsx', code)).toEqual([])
})

test('a module may contain its own allowed calls and no others', () => {
  expect(findWaysOut('/site/app/tools/tool-offers.ts', 'location.assign(address)')).toEqual([])
  expect(findWaysOut('/site/app/tools/tool-offers.ts', 'fetch(address)')).toEqual(['fetch connects'])
})
