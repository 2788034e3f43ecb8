import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Part = { default: ComponentType }

// What a document may name as an island.
const parts = import.meta.glob<Part>(['./site/*/{contact-form,paste-box}.tsx', './tools/*/view.tsx'])

/** Tells when React has taken over what is in it. */
function Awakened({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [])
  return children
}

/** Hands an island of the document to React, in portions that leave room for the visitor's first acts. */
export async function wake(element: HTMLElement): Promise<void> {
  const { id, dataset } = element
  const { default: Content } = await parts[`./${dataset.island}`]!()
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Awakened onAwake={resolve}>
            <Content {...JSON.parse(dataset.values ?? '{}')} />
          </Awakened>
        </StrictMode>,
        { identifierPrefix: id },
      )
    }),
  )
}
