import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import type { ReactNode } from 'react'
import { count } from '#app/lib/plural.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon, type IconNode } from '#app/ui/controls/icon.tsx'
import type { Code } from './article-types.ts'
import { highlight, type Kind } from './highlight-code.ts'

const colors: Record<Kind, string> = {
  comment: 'text-ink-3',
  string: 'text-code-str',
  number: 'text-code-num',
  call: 'text-code-num',
  word: 'text-code-lit',
  key: 'text-code-key',
}

const Face = ({ icon, className, children }: { icon: IconNode; className: string; children: ReactNode }) => (
  <span className={`flex items-center gap-1.75 [grid-area:1/1] ${className}`}>
    <Icon of={icon} size={15} />
    {children}
  </span>
)

/** A code sample with its language, line count and Copy button. A wide one scrolls on its own, also by keyboard. */
export function CodeBlock({ label, language, code }: Code) {
  const lines = highlight(code, language)
  return (
    <figure className="my-1.5 min-w-0 overflow-clip rounded-lg border border-line-strong bg-surface">
      <figcaption className="flex h-[38px] items-center gap-2 border-b border-line pr-1 pl-3.5 text-small leading-none font-strong text-ink max-sm:h-11 max-sm:pr-0">
        {language}
        <span className="mr-auto font-mono text-note font-normal text-ink-3">{count(lines.length, 'line')}</span>
        <button
          type="button"
          data-copy
          // The script enables it: without the script nothing would be copied.
          disabled
          aria-label={`Copy code: ${label}`}
          className={buttonClass(
            'ghost',
            'small',
            'group print:hidden data-copied:bg-ok-soft! data-copied:text-ok! max-sm:h-11',
          )}
        >
          <span className="grid">
            <Face icon={Copy} className="group-data-copied:invisible">
              Copy
            </Face>
            <Face icon={Check} className="invisible group-data-copied:visible">
              Copied
            </Face>
          </span>
        </button>
      </figcaption>
      <section aria-label={label} tabIndex={0} className="overflow-x-auto focus-visible:-outline-offset-2">
        <pre className="w-fit min-w-full py-2.5 pr-3.5 font-mono text-small leading-[1.62] text-ink">
          <code className="[counter-reset:line]">
            {lines.map((tokens, index) => (
              <span key={index} className="code-line">
                {tokens.map(({ text, kind }, at) =>
                  kind ? (
                    <span key={at} className={colors[kind]}>
                      {text}
                    </span>
                  ) : (
                    text
                  ),
                )}
                {index < lines.length - 1 && '\n'}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </figure>
  )
}
