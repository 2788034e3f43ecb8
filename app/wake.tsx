import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Calls `onAwake` when React has hydrated its children. */
function Awakened({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [])
  return children
}

/** Hydrates an island of the document in small steps, so that the page can respond to the visitor in between. */
export async function wake(element: HTMLElement): Promise<void> {
  const { id, dataset } = element
  const { default: Content } = await import(/* @vite-ignore */ dataset.island!)
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
