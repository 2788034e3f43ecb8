import type { ReactNode } from 'react'

/** What the document holds and no script draws yet: given to the server alone, a browser leaves it as it is until something else takes its place. */
export const Kept = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className="contents">{children}</div>
  ) : (
    <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
