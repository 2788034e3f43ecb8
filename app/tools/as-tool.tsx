import type { ComponentType } from 'react'
import { Proof } from '#app/proof/proof.tsx'
import { Net } from '#app/work/net.tsx'

/** A view as it lives on its page: the net under it, the proof around it. */
export const asTool = (View: ComponentType) => () => (
  <Net>
    <Proof>
      <View />
    </Proof>
  </Net>
)
