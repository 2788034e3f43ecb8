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
  ['import(address)', 'imports an address it was given'],
  ['document.cookie = text', 'writes a cookie'],
  ['link.rel = "dns-prefetch"', 'greets a host'],
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
  ['preconnect(host)', 'greets a host'],
  ['speechSynthesis.speak(words)', 'asks elsewhere'],
])('%s ships in no module that has no leave for it', (code, what) => {
  expect(findWaysOut('/site/app/tools/some-tool/view.tsx', code)).toEqual([expect.stringContaining(what)])
})

test.each([
  ['a function of its own that is called open', 'async function open() {}\nvoid open()'],
  ['a method of that name', 'class Ring {\n  open(isObject) {\n  }\n}'],
  ['the opening of something else', 'caches.open(name)'],
  ['a part of our own, by its name', "import('./panel.tsx')"],
  ['a new start of the page', 'location.reload()'],
  ['where the page is', 'if (location.hash === "#shared") start()'],
  ['which cookies there are', 'document.cookie.split("; ")'],
])('%s is no way out', (_, code) => {
  expect(findWaysOut('/site/app/tools/some-tool/view.tsx', code)).toEqual([])
})

test('a module has leave for its own calls and no others', () => {
  expect(findWaysOut('/site/app/site/paste-box/use-paste-box.ts', 'location.assign(address)')).toEqual([])
  expect(findWaysOut('/site/app/site/paste-box/use-paste-box.ts', 'fetch(address)')).toEqual(['fetch connects'])
})
