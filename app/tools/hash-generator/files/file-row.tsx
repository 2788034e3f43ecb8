import Check from 'lucide/dist/esm/icons/check.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { memo, useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { algorithmOf } from '../algorithms/algorithms.ts'
import type { Algorithm, AlgorithmKey } from '../algorithms/five.ts'
import { formatDigest } from '../algorithms/outputs.ts'
import { abbreviate } from '../expected/difference.ts'
import { allDigestsOf } from '../messages.ts'
import type { Settings } from '../settings.ts'
import { DifferingDigests, fillRow } from '../text/fill-row.tsx'
import { empty } from '../text/first-words.ts'
import { DigestActions, HashRows } from '../text/hash-rows.tsx'
import type { ListedFile } from './file-rows.ts'
import { formatSpeed } from './rate.ts'

type Props = ListedFile & {
  /** Whether it is the only file, which starts expanded. */
  isAlone: boolean
  /** Whether labels need the file name, because another file or a text has digests too. */
  isNamed: boolean
  rows: readonly Algorithm[]
  hmacKey: string
  settings: Settings
}

/** Smaller files are too quick for a meaningful speed. */
const worthTiming = 1024 * 1024

function VerdictWord({ state, verdict }: Pick<Props, 'state' | 'verdict'>) {
  const isBad = verdict === 'differs' || state === 'failed'
  if (isBad || verdict === 'match')
    return (
      <span className={`inline-flex items-center gap-1.25 ${isBad ? 'font-strong text-bad' : 'text-ok'}`}>
        <Icon of={isBad ? X : Check} /> {verdict ?? state}
      </span>
    )
  if (state === 'done') return null
  return <span className={state === 'hashing' ? 'font-strong' : 'text-ink-3'}>{state}</span>
}

function Progress({ entry: { file, speed }, state, share }: Pick<Props, 'entry' | 'state' | 'share'>) {
  if (state === 'hashing')
    return (
      <span className="inline-flex h-[19px] items-center gap-2.5 align-top max-sm:ml-2.5">
        <progress aria-label={`Hashing ${file.name}`} value={share} className="w-21" />
        {Math.floor(share * 100)}%
      </span>
    )
  if (state !== 'done') return null
  return (
    <>
      <span className="max-sm:sr-only">done</span>
      {file.size === 0 && ' · empty file'}
      {file.size >= worthTiming && speed > 0 && ` · ${formatSpeed(speed)}`}
    </>
  )
}

// With hundreds of files, only changed rows render again, and only visible rows are laid out.
export const FileRow = memo(function FileRow({ isAlone, isNamed, rows, hmacKey, settings, ...row }: Props) {
  const [choice, setOpen] = useState<boolean | null>(null)
  const { entry, label, state, verdict, expected, checkedKey, said } = row
  const { file, problem } = entry
  const { algorithm, output } = settings
  const isOpen = state !== 'failed' && (choice ?? isAlone)
  const hashes = entry.hmacKey === hmacKey ? entry.hashes : {}
  const show = (key: AlgorithmKey) => {
    const hash = hashes[key]
    return hash?.ok ? formatDigest(hash.value, key, output) : null
  }
  const shown = show(algorithm)
  const computed = checkedKey && show(checkedKey)
  const waiting = state === 'canceled' ? empty.canceled : empty.working
  const fill = (each: Algorithm) => fillRow(each, { hashes, waiting, output, isHmac: hmacKey !== '', read: () => file })
  const chosen = algorithmOf(algorithm)
  const { copy, download } = fill(chosen)

  return (
    <tr className={`file-row ${verdict === 'differs' ? 'bg-bad-soft' : state === 'hashing' ? 'bg-sunken' : ''}`}>
      <td className="font-sans max-sm:col-start-4 max-sm:row-start-1 max-sm:pl-3">
        <VerdictWord state={state} verdict={verdict} />
      </td>
      <td className={`file-name ${verdict === 'differs' || state === 'hashing' ? 'font-strong' : ''}`}>{label}</td>
      <td className="text-right whitespace-nowrap text-ink-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:text-left">
        {formatSize(file.size)}
      </td>
      <td className="whitespace-pre text-ink-2 max-sm:col-start-2 max-sm:row-start-2">
        <Progress entry={entry} state={state} share={row.share} />
      </td>
      <td className={`file-digest ${computed === null && state !== 'failed' ? 'file-digest-short' : ''}`}>
        {checkedKey !== algorithm && shown !== null && <p className="max-sm:sr-only">{shown}</p>}
        {computed !== null && checkedKey && expected !== null ? (
          <DifferingDigests
            computed={computed}
            label={checkedKey === algorithm ? undefined : algorithmOf(checkedKey).label}
            expected={formatDigest(expected, checkedKey, output)}
          />
        ) : (
          shown !== null && (
            <span aria-hidden="true" className="sm:hidden">
              {abbreviate(shown)}
            </span>
          )
        )}
        {state === 'hashing' && shown === null && <span className="max-sm:hidden">…</span>}
        {state === 'failed' && (
          <p role="alert" className="font-sans text-bad">
            {problem}
          </p>
        )}
      </td>
      <td className="flex justify-end py-0.5! pr-1.5 max-sm:absolute max-sm:inset-[0_0_auto] max-sm:p-0!">
        {!isOpen && shown !== null && (
          <DigestActions of={`${chosen.label} of ${label}`} {...{ copy, download }} className="max-sm:hidden" />
        )}
        {(isOpen || Object.keys(hashes).length > 0) && (
          <Button
            variant="ghost"
            size="small"
            icon={ChevronRight}
            aria-expanded={isOpen}
            aria-label={allDigestsOf(label)}
            className="file-open"
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </td>
      {isOpen && (
        <td colSpan={6} className="file-detail">
          {said && (
            <p className="border-b border-line px-3.5 py-2 text-small whitespace-pre-line wrap-anywhere">{said}</p>
          )}
          <HashRows rows={rows} waiting={waiting} suffix={isNamed ? ` of ${label}` : ''} fill={fill} />
        </td>
      )}
    </tr>
  )
})
