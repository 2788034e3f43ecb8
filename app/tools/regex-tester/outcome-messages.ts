export const stillRunning = 'Still running after 1 s. This search may take a long time.'
export const keptRunning = 'Running until it finishes or you press Cancel.'
export const held = 'Canceled. Press Run again to retry this pattern.'
export const runFailed = 'The search failed. Press Run again to retry.'
export const stillReplacing = 'Still replacing after 1 s.'
export const replaceCancelled = 'Canceled. Change the replacement to start again.'

export const stops = {
  limit: 'Stopped at ten million matches',
  memory: 'Stopped: the engine ran out of memory',
} as const

export const engine = 'JavaScript (this browser)'
export const risky = 'Catastrophic backtracking risk'
export const noRisk = 'no backtracking risk found'
