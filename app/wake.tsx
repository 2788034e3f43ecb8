import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Part = { default: ComponentType }

/** Tells when React has taken over what is in it. */
function Awakened({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [])
  return children
}

/** Hands an island of the document to React, in portions that leave room for the visitor's first acts. */
export async function wake(element: HTMLElement): Promise<void> {
  const { id, dataset } = element
  const { default: Content }: Part = await import(/* @vite-ignore */ dataset.island!)
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
