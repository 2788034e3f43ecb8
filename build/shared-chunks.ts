import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...given: never) => unknown>>[1]

const ends = (ending: string) => (id: string) => id.endsWith(ending)
const isHydration = ends('app/hydrate.tsx')
// Every page loads it in idle time.
const isShell = ends('app/site/live-shell.ts')

/** The entries that import a module, directly or through others. What is imported on demand does not count. */
function entriesOf(id: string, context: Context): string[] {
  const reached = new Set([id])
  for (const each of reached) for (const importer of context.getModuleInfo(each)?.importers ?? []) reached.add(importer)
  return [...reached].filter((each) => isHydration(each) || isShell(each) || context.getModuleInfo(each)?.isEntry)
}

const isForAll = (entries: string[]) =>
  entries.some(ends('app/entry-client.ts')) || (entries.some(ends('.ts')) && entries.some(ends('.tsx')))
const isForReact = (entries: string[]) =>
  entries.every(ends('.tsx')) && (entries.length > 4 || entries.some(isHydration))

const group = (name: string, priority: number, isIn: typeof isForAll): Group => ({
  name: (id, context) => (isIn(entriesOf(id, context)) ? name : null),
  debugName: name,
  priority,
})

/**
 * The files that pages share, from what imports each module: `page` is for every page, `floor` for what more than four
 * parts with React share: a few large files compress better than thirty small ones. What fewer share stays in small files, so
 * that the others do not load it.
 */
export const sharedChunks: Group[] = [group('page', 2, isForAll), group('floor', 1, isForReact)]
