import { type Config, config } from '#app/config.ts'
import { describeFailure, type Failure } from './failure.ts'

/** Where the form goes: the provider's origin, or our own server under the mount point; the client needs it absolute. */
const endpoint = (): string => config.form.endpoint || `${location.origin}${config.basePath}`

/** The address a form posts to without scripts: `"https://formspree.io/p/{project}/f/{form}"` */
export const addressOf = ({ endpoint, project, id }: Config['form'], basePath: string): string =>
  `${endpoint || basePath}${project && `/p/${project}`}/f/${id}`
export const action = addressOf(config.form, config.basePath)

/** Sends the form's fields; `null` is success. */
export async function sendMessage(fields: FormData): Promise<Failure | null> {
  try {
    const { createClient, isSubmissionError } = await import('@formspree/core')
    const result = await createClient(config.form.project ? { project: config.form.project } : {}).submitForm(
      config.form.id,
      fields,
      {
        endpoint: endpoint(),
        clientName: 'stayput',
      },
    )
    if (!isSubmissionError(result)) return null
    return describeFailure(result.getFormErrors(), result.getFieldErrors('email'), result.getFieldErrors('message'))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return describeFailure([{ code: 'UNSPECIFIED', message }], [], [])
  }
}
