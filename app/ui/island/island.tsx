import { type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

type Props<P> = { file: string; part: ComponentType<P> } & (object extends P ? { values?: P } : { values: P })

/**
 * A part of a page that hydrates: rendered on its own, so that React takes over this part and nothing around it. `file` is the
 * module under `app/` with the part as its default export; `values` are stored in the document.
 */
export function Island<P extends object>({ file, part: Part, values }: Props<P>) {
  const id = file.replace(/\W+/g, '-')
  const html = renderToString(
    <StrictMode>
      <Part {...(values as P)} />
    </StrictMode>,
    { identifierPrefix: id },
  )
  return (
    <div
      id={id}
      className="contents"
      data-island={file}
      data-values={values && JSON.stringify(values)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
