import { readUtf8 } from '#app/browser/text-file.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { putFragmentBack, takeFragment, takeHandOver, takeSent, takeShared } from '#app/offline/take-over.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import {
  fileArrived,
  handOverLost,
  noSingleValue,
  sentNotKept,
  textArrived,
  thisLink,
  useItLabel,
} from '../messages.ts'
import type { OtherTools } from '../out/other-tools-context.ts'
import type { Door } from './arrival-types.ts'
import { prepareLine } from './single-line.ts'
import { takeLink } from './take-link.ts'

type Way = Door & {
  /** What another page left for this one: a text, or the key to it. */
  given: string | null
  /** The number of the visitor's last action before the arrival was requested. */
  act: number
  loadOtherTools: () => Promise<OtherTools>
  receive: (files: File[], task: string) => void
}

/** Takes what another page or app left for this one, and what the link holds; deletes both at their source. */
export function arrive(way: Way): void {
  const { options, intake, acts, hold, readSettings, setSettings, given, loadOtherTools, receive } = way
  let { act } = way
  const { slug } = options.current
  const put = (text: PaneText, task: string | null) =>
    options.current.onText?.({ text, task, isAgain: false, opened: null })

  /** Uses what arrived; if the visitor has done something newer, only offers it. */
  function giveIn(title: string, use: () => void) {
    if (act === acts.current) use()
    else showToast({ title, stays: true, action: { label: useItLabel, run: use } })
  }

  async function openHandOver() {
    if (takeSent()) return intake.refuse(sentNotKept)
    const left = await (slug ? takeHandOver(slug, given) : takeShared(given))
    if (!left) return
    const { task } = left
    if ('isLost' in left)
      return act === acts.current ? intake.refuse(handOverLost) : void showToast({ title: handOverLost })
    if ('text' in left) return giveIn(textArrived, () => put(left.text, task))
    const { kind, name, content } = left.parcel
    if (kind === 'file')
      return giveIn(fileArrived(name), () =>
        receive([content instanceof File ? content : new File([content], name)], task),
      )
    const text = typeof content === 'string' ? content : await readUtf8(content)
    giveIn(textArrived, () => put(text, task))
  }

  function takeHeld() {
    const fragment = slug ? takeFragment() : null
    if (fragment === null) return
    const isNewest = act === acts.current
    const mine = ++acts.current
    // Whatever else arrives with the link belongs to the same action.
    if (isNewest) act = mine
    void takeLink(fragment, {
      slug,
      loadOtherTools,
      isWanted: () => mine === acts.current,
      refuse: intake.refuse,
      giveBack: () => putFragmentBack(fragment),
      readSettings,
      set: setSettings,
      put(texts, task) {
        const { onLink, isRisky, takes } = options.current
        const all = Object.values(texts)
        const [unfit] = takes === 'line' ? all.filter((text) => !prepareLine(text, '').ok) : []
        if (unfit !== undefined) return intake.refuse(noSingleValue(thisLink))
        const isHeld = all.some(isLong) || isRisky?.(texts) === true
        const { text, ...others } = texts
        if (onLink && Object.keys(others).length > 0) onLink(texts)
        else options.current.onText?.({ text: text ?? '', task, isHeld, isAgain: false, opened: null })
        hold(isHeld ? task : null)
      },
    })
  }

  void openHandOver()
  takeHeld()
}
