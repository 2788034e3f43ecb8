import { linkUnfit } from '#app/lib/link-messages.ts'
import { fail } from '#app/lib/result.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { isSame } from '../bench/options.ts'
import { partMissing, settingsFromLink, undoLabel } from '../messages.ts'
import type { OtherTools } from '../out/other-tools-context.ts'

type Values = Readonly<Record<string, unknown>>

const pick = (values: Values, isPicked: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isPicked(name, value)))

/** What a link needs to fill a desk. */
type Hands = {
  slug: string
  loadOtherTools: () => Promise<OtherTools>
  /** Whether the visitor has done nothing newer. */
  isWanted: () => boolean
  refuse: (reason: string) => void
  /** Puts the link back into the address bar. */
  giveBack: () => void
  readSettings: () => Values
  set: (settings: Values) => void
  put: (texts: Readonly<Record<string, string>>, task: string) => void
}

/** Applies everything a link holds, or refuses it with a reason, also if one of its settings does not take effect. */
export async function takeLink(fragment: string, hands: Hands): Promise<void> {
  const { slug, loadOtherTools, isWanted, refuse, giveBack, readSettings, set, put } = hands
  const before = readSettings()
  const link = await loadOtherTools()
    .then(({ readLink }) => readLink(slug, fragment))
    .catch((error: unknown) => {
      console.error(error)
      giveBack()
      return fail(partMissing)
    })
  if (!isWanted() || !isSame(readSettings(), before)) return
  if (!link.ok) return refuse(link.error)
  const { settings, texts, task = '' } = link.value
  set(settings)
  const after = readSettings()
  const unfit = pick(settings, (name, value) => !isSame(after[name], value))
  if (Object.keys(unfit).length > 0) {
    set(before)
    return refuse(
      linkUnfit(
        unfit,
        pick(after, (name) => !(name in unfit)),
      ),
    )
  }
  if (Object.keys(texts).length > 0) put(texts, task)
  if (isSame(before, after)) return
  showToast({ title: settingsFromLink, action: { label: undoLabel, run: () => set(before) } })
}
