export const stillRunning = 'Still running after 1 s. This search may take a long time.'
export const keptRunning = 'Running until it ends or is cancelled.'
export const held = 'Cancelled. This pattern with these flags does not run again by itself.'
export const runFailed = 'The search could not be carried out.'
export const stillReplacing = 'Still replacing after 1 s.'
export const replaceCancelled = 'Cancelled. A change of the replacement starts it again.'

export const stops = {
  limit: 'Stopped at ten million',
  memory: 'Stopped: the engine ran out of memory',
} as const

export const engine = 'JavaScript (this browser)'
export const risky = 'May backtrack for long'
export const noRisk = 'no backtracking risk found'
