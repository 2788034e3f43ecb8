import { type ReactNode, useEffect, useId, useRef } from 'react'
import { href } from '#app/config.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Status, tones } from '#app/ui/layout/bench.tsx'
import { explainPolicy } from './policy-words.ts'
import { nameTraffic } from './traffic-figure.ts'
import { describeProof } from './traffic-sentences.ts'
import { untriedWays } from './untried-ways.ts'
import { useProof } from './use-proof.ts'
import { useTrafficTip } from './use-traffic-tip.ts'
import { type Attempt, judge, methodsTo, places, summarizeAttempts, type Target } from './verdict.ts'

const readPolicy = () =>
  document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content ?? ''

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line px-4 py-5 sm:px-6">
      <h3 className="text-lead">{title}</h3>
      {children}
    </section>
  )
}

const Pairs = ({ rows }: { rows: Readonly<Record<string, string>> }) => (
  <dl className="grid gap-x-6 gap-y-1 text-body sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-y-2">
    {Object.entries(rows).map(([term, text]) => (
      <div key={term} className="contents">
        <dt className="font-mono text-small wrap-anywhere max-sm:mt-1.5">{term}</dt>
        <dd className="text-ink-2 wrap-anywhere">{text}</dd>
      </div>
    ))}
  </dl>
)

const Prose = ({ children }: { children: ReactNode }) => <p className="max-w-[68ch] text-body text-ink-2">{children}</p>

const cell = 'p-2 max-sm:px-1'

function VerdictCell({ attempt }: { attempt: Attempt | undefined }) {
  if (!attempt) return <td className={`${cell} text-ink-3`}>Trying</td>
  const { tone, label, detail } = judge(attempt)
  return (
    <td className={cell}>
      <span className={`block font-strong ${tones[tone]}`}>{label}</span>
      <span className="block font-mono text-note text-ink-3">{detail}</span>
    </td>
  )
}

type TableProps = { caption: string; target: Target; attempts: readonly Attempt[] | null }

/** All attempts at one target, by method and place, with what the browser did. */
const AttemptTable = ({ caption, target, attempts }: TableProps) => (
  <table aria-busy={attempts === null} className="w-full table-fixed border-collapse text-left text-body leading-snug">
    <caption className="pb-1.5 text-left text-small font-strong">{caption}</caption>
    <thead className="bg-sunken font-mono text-note text-ink-2">
      <tr>
        {['Attempt', 'From the page', 'From a worker'].map((heading) => (
          <th key={heading} scope="col" className={`${cell} font-normal first:w-[36%] max-sm:first:w-[38%]`}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {methodsTo(target).map((method) => (
        <tr key={method} className="border-b border-line align-top">
          <th scope="row" className={`${cell} font-mono text-note font-normal wrap-anywhere`}>
            {method}
          </th>
          {places.map((place) => (
            <VerdictCell
              key={place}
              attempt={attempts?.find(
                (each) => each.method === method && each.place === place && each.target === target,
              )}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The panel behind "Prove it": tries the ways out of verdict.ts, shows what the browser did, and lists the others. */
export function Panel({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const titleId = useId()
  const { attempts, stored, run } = useProof()
  const { traffic, tip } = useTrafficTip()
  useEffect(() => dialog.current?.showModal(), [])

  const summary = attempts && summarizeAttempts(attempts)
  const policy = explainPolicy(readPolicy())

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[860px] overscroll-contain rounded-panel border border-line-strong bg-surface text-ink shadow-float backdrop:bg-black/50"
    >
      <div className="sticky top-0 flex items-center gap-2 border-b border-line bg-surface px-4 py-3 sm:px-6">
        <h2 id={titleId} className="mr-auto text-xl">
          Prove it
        </h2>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <div className="grid gap-5 px-4 py-5 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p ref={status} tabIndex={-1} role="status" className="text-body">
            {summary ? <Status tone={summary.tone}>{summary.text}</Status> : 'Trying every way out'}
          </p>
          <Button
            size="small"
            disabled={attempts === null}
            onClick={() => {
              status.current?.focus()
              run()
            }}
          >
            Run again
          </Button>
        </div>
        <Prose>
          This panel tries to send a fixed word, never your data, out of this page and out of a worker. It tries every
          way out that browsers report, except those that would take you to another page or open a window. The tables
          show what your browser did. Blocked: it named the policy rule it applied. Refused: it does not report what it
          blocks in this worker. But it blocked the same attempt from the page, and it refused the worker’s test
          requests, which need no network and would otherwise always succeed. Removed: we removed it before any other
          script ran.
        </Prose>
        <AttemptTable caption="To another origin, a name that nobody owns" target="other" attempts={attempts} />
        <AttemptTable caption="To the origin of this site" target="own" attempts={attempts} />
        <Prose>
          Images, scripts and fonts from this site are permitted, because the page is made of them. Such a request could
          carry text only in its address. If the offline copy in this browser answers it, nothing leaves. Otherwise your
          browser’s developer tools show it, and the status bar counts it if the browser reports it. The source code of
          the page and the server is open.
        </Prose>
      </div>
      <Part title="What is not tried">
        <Prose>
          No policy can block these and keep the page working, and trying them would take you to another page or show
          you nothing. What protects you: only our own scripts run on this page. Our build searches their code for such
          calls and fails if it finds one in a place not named here.
        </Prose>
        <Pairs rows={untriedWays('navigation' in window)} />
      </Part>
      <Part title="What was measured">
        {traffic && (
          <>
            <p className="font-mono text-body">
              <Status tone={traffic.bytes === 0 ? 'ok' : 'warn'}>{nameTraffic(traffic)}</Status>
            </p>
            <Prose>{`${tip} ${describeProof(traffic.aside)}`}</Prose>
          </>
        )}
      </Part>
      <Part title="The policy in force">
        {policy.length === 0 ? (
          <p className="text-body font-strong text-bad">This document carries no policy.</p>
        ) : (
          <Pairs rows={Object.fromEntries(policy.map(({ directive, words }) => [directive, words]))} />
        )}
      </Part>
      <Part title="What is in storage">
        <Pairs
          rows={Object.fromEntries(
            stored.map(({ place, names }) => [
              place,
              names === null ? 'The browser does not say' : names.join(', ') || 'Nothing',
            ]),
          )}
        />
        <p className="text-body">
          <a href={href('/privacy#stored')} className="py-1 underline decoration-line-strong underline-offset-4">
            See what it holds, and erase it
          </a>
        </p>
      </Part>
      <Part title="Check it in your browser’s developer tools">
        <ol className="grid max-w-[68ch] list-decimal gap-1.5 pl-5 text-body text-ink-2 marker:font-mono marker:text-ink-3">
          <li>
            Open them with F12, or ⌥⌘I on a Mac, and choose Network. Use the tool: only files from this site appear.
          </li>
          <li>In Network, choose Offline and use the tool again: the parts already loaded need no connection.</li>
          <li>
            Application, or Storage in Firefox and Safari, lists what this page stores. Compare it with the list above.
          </li>
          <li>Console lists each attempt that was blocked, and the page source starts with the policy.</li>
        </ol>
      </Part>
    </dialog>
  )
}
