import { erasePreferences, listStored, readPreferences, restorePreferences } from '#app/browser/preferences.ts'
import { writePreference } from '#app/browser/storage.ts'
import { removeOfflineCopy } from '#app/offline/offline-copy.ts'
import { showToast } from '#app/ui/feedback/toast.ts'

const labels = new Map([
  ['theme', 'Theme'],
  ['favorites', 'Favorites'],
  ['recents', 'Recent tools, latest first'],
  ['recent-tools', 'Remember recent tools'],
  ['options', 'Remember options'],
  ['single-keys', 'Single-key shortcuts'],
  ['ads', 'Your answer about ads'],
  ['options:', 'Options'],
  ['split:', 'Width of the first pane, in percent'],
])

/**
 * Describes a stored preference: `("options:json-formatter", '{"indent":"tab"}')` → "Options, JSON Formatter",
 * `{"indent":"tab"}`. An unknown one keeps its own name.
 */
export function describeStored(name: string, value: string, names: Readonly<Record<string, string>>) {
  const [, kind = name, slug = ''] = /^(.*?:)(.+)$/.exec(name) ?? []
  const label = labels.get(kind)
  const isList = name === 'favorites' || name === 'recents'
  const words = value.split(' ').map((word) => names[word] ?? word)
  return {
    what: label && slug ? `${label}, ${names[slug] ?? slug}` : (label ?? name),
    value: isList ? words.join(', ') : value,
  }
}

/** The preferences that each switch erases when it is turned off. */
const remembered: Readonly<Record<string, (name: string) => boolean>> = {
  'recent-tools': (name) => name === 'recents',
  options: (name) => name.startsWith('options:'),
}

/** Lists what this browser stores for the site, and handles the switches and the Erase button. */
export default function startStored(part: HTMLElement): void {
  const list = part.querySelector('dl')!
  const status = part.querySelector('[role=status]')!
  const switches = [...part.querySelectorAll('input')]
  const names = JSON.parse(part.dataset.names!)

  let asked = 0
  async function show() {
    const newest = ++asked
    const kept = readPreferences()
    for (const each of switches) each.checked = kept[each.name] !== 'off'
    const caches = (await listStored()).find(({ place }) => place === 'Cache storage')?.names ?? []
    if (newest !== asked) return
    const rows = [
      ...Object.entries(kept)
        .map(([name, value]) => describeStored(name, value, names))
        .sort((one, other) => (one.what < other.what ? -1 : 1)),
      ...caches.map((name) => ({ what: 'Offline copy of the site', value: name.replace(/^.*\((\d+)\)$/, '$1 files') })),
    ]
    const shown = rows.length > 0 ? rows : [{ what: 'Nothing', value: '' }]
    const make = (tag: string, textContent: string) => Object.assign(document.createElement(tag), { textContent })
    list.replaceChildren(...shown.flatMap(({ what, value }) => [make('dt', what), make('dd', value)]))
  }

  for (const each of switches)
    each.addEventListener('change', () => {
      writePreference(each.name, each.checked ? null : 'off')
      if (!each.checked) erasePreferences(remembered[each.name])
      void show()
    })

  part.querySelector('button')!.addEventListener('click', async () => {
    const erased = erasePreferences()
    const isGone = (await removeOfflineCopy().catch(() => null)) !== null
    await show()
    status.textContent = isGone
      ? 'Everything is erased. The next page you open saves an offline copy again.'
      : 'Your choices are erased. Your browser did not let us remove the offline copy: clear this site’s data in your browser settings.'
    const undo = () => {
      restorePreferences(erased)
      status.textContent = 'Your choices are back.'
    }
    if (Object.keys(erased).length > 0) showToast({ title: 'Erased', action: { label: 'Undo', run: undo } })
  })
  addEventListener('storage', () => void show())
  void show()
}
