import { readUtf8 } from '#app/browser/text-file.ts'
import { linkUnfit } from '#app/lib/link-messages.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import * as receiveHandOver from '#app/offline/receive-hand-over.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { isSame, type Values } from '../bench/options.ts'
import * as messages from '../messages.ts'
import type { OtherTools } from '../out/other-tools-context.ts'
import type { ArrivalDesk } from './arrival-types.ts'
import { prepareLine } from './intake.ts'

type Page = ArrivalDesk & {
  /** What another page left for this one: a text, or the key to it. */
  given: string | null
  /** How many actions of the visitor came before the arrival. */
  since: number
  loadOtherTools: () => Promise<OtherTools>
  receive: (files: File[], task: string) => void
}

const sources = ['takeSent', 'takeHandOver', 'takeShared', 'takeFragment', 'putFragmentBack'] as const

const pick = (values: Values, isPicked: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isPicked(name, value)))

/** Takes what another page or app left for this one, and what the link holds; deletes both at their source. */
export function arrive(page: Page, source: Pick<typeof receiveHandOver, (typeof sources)[number]> = receiveHandOver) {
  const { options, intake, actions, accept, readSettings, setSettings, given, loadOtherTools, receive } = page
  let { since } = page
  const { slug } = options.current
  const show = (text: PaneText, task: string) => options.current.onText?.({ text, task, isAgain: false, opened: null })

  /** Uses what arrived; if the visitor has done something newer, only offers it. */
  function useOrOffer(title: string, use: () => void) {
    if (since === actions.count) use()
    else showToast({ title, stays: true, action: { label: messages.useItLabel, run: use } })
  }

  const takeText = (text: PaneText, task: string) =>
    useOrOffer(messages.textArrived, () => accept(() => show(text, task), task))

  async function openHandOver() {
    if (source.takeSent()) return intake.refuse(messages.sentNotKept)
    const left = await (slug ? source.takeHandOver(slug, given) : source.takeShared(given))
    if (!left) return
    const { task } = left
    if ('isLost' in left) {
      if (since === actions.count) intake.refuse(messages.handOverLost)
      else showToast({ title: messages.handOverLost })
      return
    }
    if ('text' in left) return takeText(left.text, task)
    const { kind, name, content } = left.parcel
    if (kind === 'file') {
      const file = content instanceof File ? content : new File([content], name)
      return useOrOffer(messages.fileArrived(name), () => receive([file], task))
    }
    takeText(typeof content === 'string' ? content : await readUtf8(content), task)
  }

  /** Shows a link's texts. What may take long to process waits for Run. */
  function putTexts(texts: Readonly<Record<string, string>>, task: string) {
    const { onLink, isRisky, takes } = options.current
    const all = Object.values(texts)
    if (takes === 'line' && !all.every((text) => prepareLine(text, '').ok))
      return intake.refuse(messages.noSingleValue(messages.thisLink))
    const isHeld = all.some(isLong) || isRisky?.(texts) === true
    const { text = '', ...others } = texts
    const hasOthers = Object.keys(others).length > 0
    accept(() => (onLink && hasOthers ? onLink(texts) : show(text, task)), task, isHeld)
  }

  /** Applies everything a link holds, or refuses it with a reason, also if one of its settings does not take effect. */
  async function takeLink() {
    const fragment = slug ? source.takeFragment() : null
    if (fragment === null) return
    const isNewest = since === actions.count
    const mine = ++actions.count
    // Whatever else arrives with the link belongs to the same action.
    if (isNewest) since = mine
    const before = readSettings()
    const link = await loadOtherTools()
      .then(({ readLink }) => readLink(slug, fragment))
      .catch((error: unknown) => {
        console.error(error)
        source.putFragmentBack(fragment)
        return fail(messages.partMissing)
      })
    // The visitor has done something newer.
    if (mine !== actions.count || !isSame(readSettings(), before)) return
    if (!link.ok) return intake.refuse(link.error)
    const { settings, texts, task = '' } = link.value
    setSettings(settings)
    const after = readSettings()
    const unfit = pick(settings, (name, value) => !isSame(after[name], value))
    if (Object.keys(unfit).length > 0) {
      setSettings(before)
      const others = pick(after, (name) => !(name in unfit))
      return intake.refuse(linkUnfit(unfit, others))
    }
    if (Object.keys(texts).length > 0) putTexts(texts, task)
    if (isSame(before, after)) return
    const undo = { label: messages.undoLabel, run: () => setSettings(before) }
    showToast({ title: messages.settingsFromLink, action: undo })
  }

  void openHandOver()
  void takeLink()
}
