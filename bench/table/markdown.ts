import type { FirstActionRow, Made, Results, RouteRow, ToolRow } from './rows.ts'

const marks = ['<!-- bench: what follows is written by npm run bench -->', '<!-- bench: end -->'] as const

/** The README with this text in the part that the bench updates. */
export function placeInReadme(readme: string, text: string): string {
  const [before, rest] = readme.split(marks[0])
  const after = rest?.split(marks[1])[1]
  if (after === undefined) throw new Error(`The README lacks the line ${marks[0]} or ${marks[1]}`)
  return `${before}${marks[0]}\n\n${text}\n\n${marks[1]}${after}`
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const describe = ({ date, cores, system, chromium, lighthouse }: Made): string =>
  [`Measured on ${date}, ${cores} cores (${system}), Chromium ${chromium}`, lighthouse && `Lighthouse ${lighthouse}`]
    .filter(Boolean)
    .join(', ')

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function renderRoute({ route, scores, script, all, requests, idle }: RouteRow): string[] {
  const figures = scores
    ? [
        [scores.performance, scores.accessibility, scores['best-practices'], scores.seo].join(' / '),
        `${(scores.lcp / 1000).toFixed(2)} s`,
        `${scores.tbt} ms`,
        String(scores.cls),
      ]
    : ['–', '–', '–', '–']
  return [
    route,
    ...figures,
    kilobytes(script),
    kilobytes(all),
    String(requests),
    idle === undefined ? '–' : kilobytes(idle),
  ]
}

export const renderRoutes = ({ made, rows }: Results['routes']): string => `**Pages**, when they are first opened.
The four scores are Lighthouse's for performance, accessibility, best practices and SEO, on a phone with simulated throttling, from the median of three runs.
"JS" and "all" are bytes as served, compressed, up to 300 ms after the load event. "Idle" is what the page then prepares for the first action; with data saving on, it waits for the
first interaction. The offline copy, which is fetched later, is not included.
TBT is mostly the first style and layout, which a browser does in one task. If the two fonts arrive just after the end of the document, it takes twice as long.
On a tool page, the code prepared in idle time adds to it.

${table(['route', 'scores', 'LCP', 'TBT', 'CLS', 'JS, KB', 'all, KB', 'requests', 'idle, KB'], rows.map(renderRoute))}

${describe(made)}. One audit is skipped, because it fetches robots.txt against the page's policy. For the page that does not exist, audits that depend on its status are skipped too.`

const milliseconds = (value: number) => (value < 9.95 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`)
function speed(megabytes: number | undefined, time: number): string {
  if (!megabytes) return ''
  const perSecond = (megabytes / time) * 1000
  return ` (${perSecond.toFixed(perSecond < 10 ? 1 : 0)} MB/s)`
}

function renderTool({ tool, input, ours, platform, way, megabytes, longestTask, memory }: ToolRow): string[] {
  return [
    tool,
    input,
    milliseconds(ours) + speed(megabytes, ours),
    platform === undefined ? '–' : `${milliseconds(platform)}, ${way}`,
    platform === undefined ? '–' : `${(ours / platform).toFixed(1)} ×`,
    longestTask < 50 ? 'under 50 ms' : milliseconds(longestTask),
    memory === undefined ? '–' : `${Math.round(memory)} MB`,
  ]
}

export const renderTools = ({
  made,
  rows,
}: Results['tools']): string => `**Tools**, from the visitor's action (a click, a paste, a key, a chosen file) to the result on the screen,
in the real page, one second after the page or its text is there. The platform's own way runs in the same page and shows nothing. Medians of three rounds, each in a new page.
JSON of up to 4 MB is formatted as soon as it is pasted, so the click only has to show it. With a key typed after the paste, the click does all the work.
The longest task is on the main thread. Memory is how much all browser processes grew.

${table(['tool', 'input', 'ours', 'platform', 'ours / platform', 'longest task', 'memory'], rows.map(renderTool))}

${describe(made)}.`

const renderFirstAction = ({ page, act, first, later, again }: FirstActionRow): string[] => [
  page,
  act,
  milliseconds(first),
  milliseconds(later),
  milliseconds(again),
  `${(later / again).toFixed(1)} ×`,
]

export const renderFirstActions = ({
  made,
  rows,
  file,
}: NonNullable<
  Results['firstActions']
>): string => `**First action**, from the action to its result: at the first paint, when scripts are still loading and the page keeps the action for them, one second after the page has loaded, and once again. Medians of five rounds.

${table(['page', 'action', 'at first paint', 'a second later', 'again', 'later / again'], rows.map(renderFirstAction))}

A 1 MB JSON file, opened 1.5 s after the page has loaded and formatted right away: ${milliseconds(file.ours)}, the platform's own \`JSON.stringify(JSON.parse(text), null, 2)\` ${milliseconds(file.native)}, ${(file.ours / file.native).toFixed(1)} ×.

${describe(made)}.`

export const renderResults = ({ routes, tools, firstActions }: Results): string =>
  [renderRoutes(routes), renderTools(tools), ...(firstActions ? [renderFirstActions(firstActions)] : [])].join('\n\n')
