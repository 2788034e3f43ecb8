import type { ReactNode } from 'react'

/** What a pane without content says. */
export const EmptyLine = ({ children }: { children: ReactNode }) => (
  <p className="px-3.5 py-3 text-small text-ink-3">{children}</p>
)
