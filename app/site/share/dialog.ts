import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import { deflate } from '#app/browser/inflate.ts'
import { describeSettings, type Linkable, mostLink, mostLinkText, writeLink } from '#app/lib/link.ts'
import { readSettings } from '#app/lib/settings.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { readCurrentBench } from '#app/work/bench/current-bench.ts'
import type { Shared } from '#app/work/bench/desk.ts'
import { partMissing } from '#app/work/messages.ts'
import { make, makeDialog } from '../dom.ts'
import * as messages from './messages.ts'

type Texts = Readonly<Record<string, string>>

const plain = 'button button-plain button-normal'

/** The bench of the page. If Share is pressed early, the bench may still be loading. */
async function awaitBench() {
  for (let frame = 0; frame < 300; frame++) {
    const bench = readCurrentBench()
    if (bench) return bench
    await new Promise(requestAnimationFrame)
  }
  return null
}

/** The non-empty texts of the page, by the names its tool declares. */
const readTexts = ({ texts }: Shared, declared: Linkable) =>
  Object.keys(declared.texts).flatMap((name) => (texts[name]?.length ? [[name, texts[name]] as const] : []))

/** Shows what a link to this page contains before it is copied: the settings, and the text only if that box is checked. */
export async function showShare(): Promise<void> {
  const bench = await awaitBench()
  if (!bench) return void showToast({ title: messages.shareName, description: partMissing, tone: 'error' })
  const shared = bench.share()
  const declared = allTraits[shared.slug]!
  // A half-typed setting would make the link invalid, so the link gets the default instead.
  const settings = readSettings(declared.settings, shared.settings)
  const found = readTexts(shared, declared)
  const [longest] = found.map(([, text]) => text).toSorted((one, other) => other.length - one.length)
  const isTried = found.reduce((sum, [, text]) => sum + text.length, 0) <= mostLinkText
  const texts: Texts | null = isTried ? Object.fromEntries(found.map(([name, text]) => [name, text.toString()])) : null

  const leftOut = found.flatMap(([name]) => declared.leftOut?.[name] ?? [])

  const box = make('input', { type: 'checkbox', autocomplete: 'off', class: 'size-4.5' })
  box.disabled = !longest
  const field = make('textarea', { readonly: '', rows: '3', id: 'share-link', spellcheck: 'false', class: 'input' })
  const said = make('p', { id: 'share-said', class: 'text-small text-ink-2' })
  box.setAttribute('aria-describedby', said.id)
  const status = make('p', { role: 'status', class: 'text-small text-ink-2' })
  const heading = make('h3', { class: 'text-small font-strong' }, messages.holdsTitle)
  const holds = make('dl', {})
  const copy = make('button', { type: 'button', class: 'button button-primary button-normal' }, messages.copyLabel)
  const download = make('button', { type: 'button', class: plain }, messages.downloadLabel)
  const done = make('button', { type: 'button', class: plain }, 'Close')
  const address = location.origin + location.pathname

  function listHeld(included: Texts) {
    const rows = describeSettings(settings).map(([name, value]) => [
      make('dt', {}, name),
      make('dd', {}, value || '(none)'),
    ])
    const written = Object.entries(included).map(([name, text]) => [
      make('dt', {}, name),
      make('dd', {}, make('pre', { tabindex: '0', role: 'group', 'aria-label': declared.texts[name]! }, text)),
    ])
    holds.replaceChildren(...[...rows, ...written].flat())
  }

  let asked = 0
  async function draw() {
    const newest = ++asked
    const included = box.checked ? texts : {}
    const fragment = included && (await writeLink({ settings, texts: included }, deflate))
    if (newest !== asked) return
    const link = fragment === null ? null : `${address}#${fragment}`
    const isTooLong = link === null || link.length > mostLink
    said.textContent = isTooLong
      ? ''
      : box.checked
        ? [messages.withText, ...leftOut].join(' ')
        : longest
          ? messages.settingsOnly
          : messages.noText
    status.textContent = isTooLong ? messages.tooLong(link?.length ?? null) : messages.describeLength(link.length)
    status.className = isTooLong ? 'text-small text-bad' : 'text-small text-ink-2'
    field.value = isTooLong ? '' : link
    copy.disabled = isTooLong
    download.hidden = !isTooLong
    heading.hidden = isTooLong
    if (isTooLong) holds.replaceChildren()
    else listHeld(included ?? {})
  }

  box.addEventListener('change', () => void draw())
  field.addEventListener('focus', () => field.select())
  copy.addEventListener('click', async () => {
    const isCopied = await copyText(field.value)
    status.textContent = isCopied ? messages.copied : messages.notCopied
    if (!isCopied) field.focus()
  })
  download.addEventListener('click', () => downloadFile(`${shared.slug}.txt`, [longest?.toString() ?? '']))
  const example = [...describeSettings(settings), ['text', '…']].map((pair) => pair.join('=')).join('&')
  const { dialog, close } = makeDialog(messages.shareName, 'palette share', [
    make('h2', { class: 'text-lead' }, messages.shareName),
    make(
      'div',
      {},
      make('label', { class: 'checkbox' }, box, messages.includeLabel),
      said,
      make('label', { for: field.id, class: 'text-small font-strong' }, messages.linkLabel),
      field,
      status,
      heading,
      holds,
      make('p', { class: 'text-small text-ink-2' }, messages.whatIsKept),
      make(
        'details',
        { class: 'text-small' },
        make('summary', { class: 'font-strong' }, messages.byHandTitle),
        make('p', { class: 'text-ink-2' }, messages.byHand),
        make('code', { class: 'wrap-anywhere' }, `${address}#${example}`),
      ),
    ),
    make('div', {}, done, download, copy),
  ])
  done.addEventListener('click', close)
  await draw()
  // If Share was pressed twice, show only one dialog.
  if (document.querySelector('dialog.share')) return
  document.body.append(dialog)
  dialog.showModal()
  copy.focus()
}
