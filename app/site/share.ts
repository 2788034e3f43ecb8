import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import { deflate } from '#app/browser/inflate.ts'
import { describeSettings, mostLink, mostLinkText, writeLink } from '#app/lib/link.ts'
import { group } from '#app/lib/plural.ts'
import { readSettings } from '#app/lib/settings.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { readCurrentBench } from '#app/work/bench/current-bench.ts'
import { partMissing } from '#app/work/messages.ts'
import { make, makeButton, openDialog } from './dom.ts'

const title = 'Share'
const withText = 'The link contains the text itself: anyone with the link can read all of it.'
const settingsOnly = 'The link contains the settings below and nothing you typed.'
const noText = 'There is no text to include.'
const whatIsKept =
  'No server gets the part after the #, and the page that opens removes it from the address bar at once. But your browser, and programs you paste the link into, may keep the whole link and sync it to other devices.'
const byHand =
  'Use the names and values above, and percent-encode the text. Options you don’t set keep the values of the person who opens the link, unless an option you set changes them.'

/** `40000` → "With this text the link would be 40,000 characters long. …"; `undefined` if it was not even tried */
const tooLong = (length: number | undefined) =>
  `With this text the link would be ${length ? `${group(length)} characters long` : 'far too long'}. Many programs cut off links longer than ${group(mostLink)} characters. Send the text as a file instead.`

/** Shows what a link to this page contains before it is copied: the settings, and the text only if that box is checked. */
export async function showShare(): Promise<void> {
  let bench = readCurrentBench()
  // If Share is pressed early, the bench may still be loading.
  for (let frame = 0; !bench && frame < 300; frame++) {
    await new Promise(requestAnimationFrame)
    bench = readCurrentBench()
  }
  if (!bench) return void showToast({ title, description: partMissing, tone: 'error' })
  const shared = bench.share()
  const declared = allTraits[shared.slug]!
  // A half-typed setting would make the link invalid, so the link gets the default instead.
  const settings = readSettings(declared.settings, shared.settings)
  const named = describeSettings(settings)
  // The non-empty texts of the page, by the names its tool declares.
  const found = Object.keys(declared.texts).flatMap((name) => {
    const text = shared.texts[name]
    return text?.length ? [{ name, text }] : []
  })
  const [longest] = found.map(({ text }) => text).toSorted((one, other) => other.length - one.length)
  const isTried = found.reduce((sum, { text }) => sum + text.length, 0) <= mostLinkText
  const texts = isTried ? Object.fromEntries(found.map(({ name, text }) => [name, text.toString()])) : null
  const leftOut = found.flatMap(({ name }) => declared.leftOut?.[name] ?? [])
  const address = location.origin + location.pathname
  const example = [...named, ['text', '…']].map((pair) => pair.join('=')).join('&')

  const said = make('p', { id: 'share-said', class: 'text-small text-ink-2' })
  const box = make('input', { type: 'checkbox', autocomplete: 'off', 'aria-describedby': said.id, class: 'size-4.5' })
  box.disabled = !longest
  const field = make('textarea', { readonly: '', rows: '3', id: 'share-link', spellcheck: 'false', class: 'input' })
  const status = make('p', { role: 'status' })
  const heading = make('h3', { class: 'text-small font-strong' }, 'What the link contains')
  const holds = make('dl')
  const copy = makeButton('Copy link', '', 'button-primary')
  const download = makeButton('Download text')

  function describe() {
    if (box.checked) return [withText, ...leftOut].join(' ')
    return longest ? settingsOnly : noText
  }

  let asked = 0
  async function draw() {
    const newest = ++asked
    const included = box.checked ? texts : {}
    const link = included && `${address}#${await writeLink({ settings, texts: included }, deflate)}`
    if (newest !== asked) return
    const isTooLong = !link || link.length > mostLink
    said.textContent = isTooLong ? '' : describe()
    status.textContent = isTooLong
      ? tooLong(link?.length)
      : `${group(link.length)} of at most ${group(mostLink)} characters`
    status.className = `text-small ${isTooLong ? 'text-bad' : 'text-ink-2'}`
    field.value = isTooLong ? '' : link
    copy.disabled = isTooLong
    download.hidden = !isTooLong
    heading.hidden = isTooLong
    if (isTooLong) return holds.replaceChildren()
    holds.replaceChildren(
      ...named.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value || '(none)')]),
      ...Object.entries(included ?? {}).flatMap(([name, text]) => [
        make('dt', {}, name),
        make('dd', {}, make('pre', { tabindex: '0', role: 'group', 'aria-label': declared.texts[name]! }, text)),
      ]),
    )
  }

  box.addEventListener('change', () => void draw())
  field.addEventListener('focus', () => field.select())
  copy.addEventListener('click', async () => {
    const isCopied = await copyText(field.value)
    status.textContent = isCopied ? 'Copied.' : 'The browser blocked the clipboard. Select the link and copy it.'
    if (!isCopied) field.focus()
  })
  download.addEventListener('click', () => downloadFile(`${shared.slug}.txt`, [longest?.toString() ?? '']))
  await draw()
  // If Share was pressed twice, show only one dialog.
  if (document.querySelector('dialog.share')) return
  openDialog(title, 'palette share', [
    make('h2', { class: 'text-lead' }, title),
    make(
      'div',
      {},
      make('label', { class: 'checkbox' }, box, 'Include the text'),
      said,
      make('label', { for: field.id, class: 'text-small font-strong' }, 'Link'),
      field,
      status,
      heading,
      holds,
      make('p', { class: 'text-small text-ink-2' }, whatIsKept),
      make(
        'details',
        { class: 'text-small' },
        make('summary', { class: 'font-strong' }, 'Write one by hand'),
        make('p', { class: 'text-ink-2' }, byHand),
        make('code', { class: 'wrap-anywhere' }, `${address}#${example}`),
      ),
    ),
    make('div', {}, makeButton('Close', 'close'), download, copy),
  ])
  copy.focus()
}
