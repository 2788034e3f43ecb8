import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { takeFragment, takeHandOver, takeSent, takeShared } from '#app/offline/take-over.ts'
import { handOverLost, sentNotKept } from './arrival-messages.ts'
import type { Door } from './door.ts'
import type { Onward } from './onward.tsx'
import { takeLink } from './take-link.ts'

type Way = Door & {
  /** What was left for this page. */
  given: string | null
  loadOnward: () => Promise<Onward>
  receive: (files: File[], task: string) => void
}

/** Takes what another page or app has left for this one, and what the link to it holds; nothing of it stays where it was. */
export function arrive({ options, intake, acts, onHold, readSettings, set, given, loadOnward, receive }: Way): void {
  const { slug } = options.current
  const put = (text: PaneText, task: string | null) =>
    options.current.onText?.({ text, task, isAgain: false, opened: null })

  async function takeLeft() {
    if (takeSent()) return intake.refuse(sentNotKept)
    const left = await (slug ? takeHandOver(slug, given) : takeShared(given))
    if (!left) return
    const { task } = left
    if ('isLost' in left) return intake.refuse(handOverLost)
    if ('text' in left) return put(left.text, task)
    const { kind, name, content } = left.parcel
    if (kind === 'file') return receive([content instanceof File ? content : new File([content], name)], task)
    const { readUtf8 } = await import('#app/browser/text-file.ts')
    put(typeof content === 'string' ? content : await readUtf8(content), task)
  }

  function takeHeld() {
    const fragment = slug ? takeFragment() : null
    if (fragment === null) return
    const act = ++acts.current
    void takeLink(fragment, {
      slug,
      loadOnward,
      isWanted: () => act === acts.current,
      refuse: intake.refuse,
      readSettings,
      set,
      put(texts, task) {
        const { onLink, isRisky = false } = options.current
        const isHeld = isRisky || Object.values(texts).some(isLong)
        if (onLink) onLink(texts)
        else put(texts.text ?? '', isHeld ? null : task)
        onHold(isHeld)
      },
    })
  }

  void takeLeft()
  takeHeld()
}
