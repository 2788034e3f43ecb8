import type { ComponentType } from 'react'
import { Proof } from '#app/proof/proof.tsx'
import { ErrorBoundary } from '#app/work/bench/error-boundary.tsx'
import { LoadOtherTools } from '#app/work/out/other-tools-context.ts'

const loadOtherTools = () => import('./other-tools.ts')

/** A view as it lives on its page: the net under it, the proof around it, and the way to the other tools. */
export const asTool = (View: ComponentType) => () => (
  <ErrorBoundary>
    <Proof>
      <LoadOtherTools value={loadOtherTools}>
        <View />
      </LoadOtherTools>
    </Proof>
  </ErrorBoundary>
)
