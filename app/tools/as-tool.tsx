import type { ComponentType } from 'react'
import { Proof } from '#app/proof/proof.tsx'
import { Net } from '#app/work/net.tsx'
import { LoadOnward } from '#app/work/onward.tsx'

const loadOnward = () => import('./onward.ts')

/** A view as it lives on its page: the net under it, the proof around it, and the way to the other tools. */
export const asTool = (View: ComponentType) => () => (
  <Net>
    <Proof>
      <LoadOnward value={loadOnward}>
        <View />
      </LoadOnward>
    </Proof>
  </Net>
)
