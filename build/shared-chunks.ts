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

type IsIn = (entries: string[], size: number) => boolean
const isReact = (entries: string[]) => entries.every(ends('.tsx'))

const isForAll: IsIn = (entries) =>
  entries.some(ends('app/entry-client.ts')) || (entries.some(ends('.ts')) && entries.some(ends('.tsx')))
const isShared: IsIn = (entries) => isReact(entries) && entries.length > 1
const isOfFloor: IsIn = (entries, size) =>
  isReact(entries) && (entries.some(isHydration) || entries.length > (size < 1500 ? 1 : 4))

const group = (name: string, priority: number, isIn: IsIn): Group => ({
  name: (id, context) => (isIn(entriesOf(id, context), context.getModuleInfo(id)?.code?.length ?? 0) ? name : null),
  debugName: name,
  priority,
})

/**
 * The files that pages share, because few large files compress better than many small ones: `page` is for all, `floor` for what
 * more than four parts with React share, or what is small, `some` for the rest. What has only one user stays with it.
 */
export const sharedChunks = [group('page', 3, isForAll), group('floor', 2, isOfFloor), group('some', 1, isShared)]
