import { initialOf } from '#app/lib/settings.ts'
import type { Platform } from './platforms.data.ts'
import { type Settings, settings } from './settings.ts'
import type { Batch, Options } from './username.ts'

export type State = {
  settings: Settings
  baseName: string
  /** The names on the page and the options they were made with. Null until the page has hydrated. */
  batch: (Batch & { options: Options }) | null
}

export type Action =
  | { type: 'edit'; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'togglePlatform'; platform: Platform }
  | { type: 'generate'; options: Options; batch: Batch }

export const initialState: State = { settings: initialOf(settings), baseName: '', batch: null }

/** The options for the next batch. */
export const optionsOf = ({ settings, baseName }: State): Options => ({ ...settings, baseName })

/** The state after an action; each `generate` replaces the names. */
export function reduce(state: State, action: Action): State {
  const { settings } = state
  switch (action.type) {
    case 'edit':
      return { ...state, baseName: action.text }
    case 'set':
      return { ...state, settings: { ...settings, ...action.settings } }
    case 'togglePlatform':
      return { ...state, settings: { ...settings, platforms: toggle(settings.platforms, action.platform) } }
    case 'generate':
      return { ...state, batch: { ...action.batch, options: action.options } }
  }
}

const toggle = (platforms: readonly Platform[], platform: Platform): readonly Platform[] =>
  platforms.includes(platform) ? platforms.filter((other) => other !== platform) : [...platforms, platform]

/** Whether the names on the page were made with other options than the current ones. */
export const isOutdated = (state: State): boolean =>
  state.batch !== null && JSON.stringify(state.batch.options) !== JSON.stringify(optionsOf(state))

/** Why a batch has no names, until the options change. */
export const explainEmpty = (state: State): string | null =>
  state.batch?.names.length === 0 && !isOutdated(state) ? state.batch.shortfall : null
