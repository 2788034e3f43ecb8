import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [])
  return children
}

/** Hydrates an island of the document in small steps, so that the page can respond to the visitor in between. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { id, dataset } = element
  const { default: Content } = await import(/* @vite-ignore */ dataset.island!)
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Hydrated onHydrated={resolve}>
            <Content {...JSON.parse(dataset.values ?? '{}')} />
          </Hydrated>
        </StrictMode>,
        { identifierPrefix: id },
      )
    }),
  )
}
