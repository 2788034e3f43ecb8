import { Component, type ReactNode, useState } from 'react'
import { copyText } from '#app/browser/clipboard.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { readFieldTexts } from '#app/ui/text-pane/fields-text.ts'
import { broken, copyYourText, reload, textCopied, textNotCopied } from '../messages.ts'

type Kept = readonly { label: string; text: PaneText }[]

/** A single text as it is, several under their labels. */
const joinTexts = (kept: Kept): string =>
  kept.length === 1 ? kept[0]!.text.toString() : kept.map(({ label, text }) => `${label}:\n${text}`).join('\n\n')

function Fallen({ kept }: { kept: Kept }) {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  return (
    <Notice
      tone="bad"
      role="alert"
      className="rounded-panel"
      actions={
        <>
          {kept.length > 0 && (
            <Button onClick={() => void copyText(joinTexts(kept)).then(setCopied)}>{copyYourText}</Button>
          )}
          <Button onClick={() => location.reload()}>{reload}</Button>
        </>
      }
    >
      {broken(kept.length > 0)}
      {isCopied !== null && <p>{isCopied ? textCopied : textNotCopied}</p>}
    </Notice>
  )
}

/** If a tool fails to render, keeps the visitor's text and offers to copy it before the page reloads. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { kept: Kept | null }> {
  override state: { kept: Kept | null } = { kept: null }

  // React calls this before it removes the fields that hold the text.
  static getDerivedStateFromError() {
    return { kept: readFieldTexts() }
  }

  override render() {
    return this.state.kept ? <Fallen kept={this.state.kept} /> : this.props.children
  }
}
