import type { ComponentType } from 'react'
import { Proof } from '#app/proof/proof.tsx'
import { ErrorBoundary } from '#app/work/bench/error-boundary.tsx'
import { LoadOtherTools } from '#app/work/out/other-tools-context.ts'

const loadOtherTools = () => import('./other-tools.ts')

/** Wraps a view for its page: an error boundary, the "Prove it" panel and the way to the other tools. */
export const asTool = (View: ComponentType) => () => (
  <ErrorBoundary>
    <Proof>
      <LoadOtherTools value={loadOtherTools}>
        <View />
      </LoadOtherTools>
    </Proof>
  </ErrorBoundary>
)
