import { Pane, Panes, Spacer, Status, StatusBar, Strip } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { textCleared } from '#app/work/messages.ts'
import { CopyAction, SendAction } from '#app/work/out/output-actions.tsx'
import { asTool } from '../as-tool.tsx'
import { ConvertPane } from './convert-pane.tsx'
import { CurrentTime } from './current-time.tsx'
import { listOutputs } from './outputs.tsx'
import { describeOwn } from './own-zone.ts'
import { lazy, useTimestamp } from './use-timestamp.ts'

/** Well-known moments, in seconds. */
const examples = [
  { name: 'New Year 2022', timestamp: '1640995200' },
  { name: 'New Year 2020', timestamp: '1577836800' },
  { name: 'Unix Epoch', timestamp: '0' },
]

export default asTool(View)

function View() {
  const tool = useTimestamp()
  const { desk, reading, error, part, zones } = tool
  const { settings, zone, source } = desk.state
  const { instant, notice } = reading
  const zoneName = describeOwn(zone, zones.own)
  const tabs = useTabs('Convert', 'Zones', 'Forms')
  const shown = instant !== undefined && part
  const outputs = listOutputs(tool)
  const { Forms } = outputs
  const current: Actions['primary'] = { label: 'Use Current Time', keys: '↵', onPress: tool.loadCurrentTime }
  const actions: Actions = {
    // On a phone, the wide button copies a result once there is one.
    ...(tabs.isPhone && Forms ? { secondary: [{ ...current, isRare: true }] } : { primary: current }),
    outputs,
    clear: { label: 'Clear All', onPress: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }) },
    download: tool.download,
  }

  return (
    <Workbench label="Timestamp Converter tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <Bar actions={actions} fields={<CurrentTime />} />
      <Tabs />
      <Panes slug="timestamp-converter" start={31}>
        <ConvertPane tool={tool} />
        <div className="flex min-h-0 min-w-0 flex-auto flex-col border-line max-lg:border-t max-sm:contents lg:grid lg:grid-cols-[minmax(0,37fr)_minmax(0,32fr)] lg:grid-rows-[minmax(0,1fr)]">
          <Pane title="Zones" className="sm:max-lg:min-h-118">
            {shown ? (
              <shown.ClockTable instant={instant} zone={zone} own={zones.own} />
            ) : (
              <p className="empty-line">See the same moment in eight timezones.</p>
            )}
          </Pane>
          <Pane
            title="Forms"
            note={`in ${zoneName}`}
            className="border-line sm:max-lg:min-h-99 lg:border-l"
            actions={
              Forms && (
                <div className="give">
                  <CopyAction {...Forms.copy} />
                  <SendAction give={Forms} />
                </div>
              )
            }
          >
            {shown ? (
              <shown.FormList instant={instant} zone={zone} />
            ) : (
              <p className="empty-line">See the same moment as ISO 8601, RFC 2822, an HTTP date and more.</p>
            )}
          </Pane>
        </div>
      </Panes>
      <Strip className={tabs.shown === 'Convert' ? '' : 'max-sm:hidden'}>
        <span className="text-ink-2 max-sm:hidden">Start from</span>
        <span className="flex flex-wrap gap-1.5">
          {examples.map(({ name, timestamp }) => (
            <button
              key={name}
              type="button"
              className="chip"
              onClick={() => desk.replace({ type: 'load', field: 'timestamp', text: timestamp, unit: 'seconds' })}
            >
              {name}
            </button>
          ))}
        </span>
        <Spacer />
        <span className="text-ink-2">Dates without an offset use {zoneName}</span>
      </Strip>
      <StatusBar>
        {error && <Status tone="bad">Not converted</Status>}
        {notice && <Status tone="warn">{notice.kind === 'gap' ? 'Not converted' : 'Shown: the earlier time'}</Status>}
        {instant !== undefined && !notice && <Status tone="ok">Valid {source}</Status>}
        {instant === undefined && !error && !notice && <span>Ready</span>}
        {instant !== undefined && source === 'timestamp' && <span>read as {settings.unit}</span>}
        {zones.loading && <span>Loading the rules for {zones.loading}</span>}
      </StatusBar>
    </Workbench>
  )
}
