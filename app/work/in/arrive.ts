import { readUtf8 } from '#app/browser/text-file.ts'
import { linkUnfit } from '#app/lib/link-messages.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import { putFragmentBack, takeFragment, takeHandOver, takeSent, takeShared } from '#app/offline/receive-hand-over.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { isSame, type Values } from '../bench/options.ts'
import * as messages from '../messages.ts'
import type { OtherTools } from '../out/other-tools-context.ts'
import type { Door } from './arrival-types.ts'
import { prepareLine } from './intake.ts'

type Way = Door & {
  /** What another page left for this one: a text, or the key to it. */
  given: string | null
  /** The number of the visitor's last action before the arrival was requested. */
  act: number
  loadOtherTools: () => Promise<OtherTools>
  receive: (files: File[], task: string) => void
}

const pick = (values: Values, isPicked: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isPicked(name, value)))

/** Takes what another page or app left for this one, and what the link holds; deletes both at their source. */
export function arrive(way: Way): void {
  const { options, intake, acts, hold, readSettings, setSettings, given, loadOtherTools, receive } = way
  let { act } = way
  const { slug } = options.current
  const put = (text: PaneText, task: string, isHeld = false) =>
    options.current.onText?.({ text, task, isHeld, isAgain: false, opened: null })

  /** Uses what arrived; if the visitor has done something newer, only offers it. */
  function giveIn(title: string, use: () => void) {
    if (act === acts.current) use()
    else showToast({ title, stays: true, action: { label: messages.useItLabel, run: use } })
  }

  async function openHandOver() {
    if (takeSent()) return intake.refuse(messages.sentNotKept)
    const left = await (slug ? takeHandOver(slug, given) : takeShared(given))
    if (!left) return
    const { task } = left
    if ('isLost' in left) {
      if (act === acts.current) intake.refuse(messages.handOverLost)
      else showToast({ title: messages.handOverLost })
      return
    }
    if ('text' in left) return giveIn(messages.textArrived, () => put(left.text, task))
    const { kind, name, content } = left.parcel
    if (kind === 'file') {
      const file = content instanceof File ? content : new File([content], name)
      return giveIn(messages.fileArrived(name), () => receive([file], task))
    }
    const text = typeof content === 'string' ? content : await readUtf8(content)
    giveIn(messages.textArrived, () => put(text, task))
  }

  /** Shows a link's texts. What may take long to process waits for Run. */
  function putTexts(texts: Readonly<Record<string, string>>, task: string) {
    const { onLink, isRisky, takes } = options.current
    const all = Object.values(texts)
    if (takes === 'line' && !all.every((text) => prepareLine(text, '').ok))
      return intake.refuse(messages.noSingleValue(messages.thisLink))
    const isHeld = all.some(isLong) || isRisky?.(texts) === true
    const { text = '', ...others } = texts
    if (onLink && Object.keys(others).length > 0) onLink(texts)
    else put(text, task, isHeld)
    hold(isHeld ? task : null)
  }

  /** Applies everything a link holds, or refuses it with a reason, also if one of its settings does not take effect. */
  async function takeLink() {
    const fragment = slug ? takeFragment() : null
    if (fragment === null) return
    const isNewest = act === acts.current
    const mine = ++acts.current
    // Whatever else arrives with the link belongs to the same action.
    if (isNewest) act = mine
    const before = readSettings()
    const link = await loadOtherTools()
      .then(({ readLink }) => readLink(slug, fragment))
      .catch((error: unknown) => {
        console.error(error)
        putFragmentBack(fragment)
        return fail(messages.partMissing)
      })
    // The visitor has done something newer.
    if (mine !== acts.current || !isSame(readSettings(), before)) return
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
