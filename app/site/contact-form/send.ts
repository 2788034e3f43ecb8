import { type Config, config } from '#app/config.ts'
import { describeFailure, type Failure, noAnswer } from './failure.ts'

/** The address the form posts to without scripts: `"https://formspree.io/p/{project}/f/{form}"` */
export const addressOf = ({ endpoint, project, id }: Config['form'], basePath: string): string =>
  `${endpoint || basePath}${project && `/p/${project}`}/f/${id}`
export const action = addressOf(config.form, config.basePath)

async function submit(fields: FormData): Promise<Failure | null> {
  try {
    const { createClient, isSubmissionError } = await import('@formspree/core')
    const client = createClient(config.form.project ? { project: config.form.project } : {})
    // The client needs an absolute URL, also for our own server.
    const endpoint = config.form.endpoint || `${location.origin}${config.basePath}`
    const result = await client.submitForm(config.form.id, fields, { endpoint, clientName: 'stayput' })
    if (!isSubmissionError(result)) return null
    return describeFailure(result.getFormErrors(), result.getAllFieldErrors())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return describeFailure([{ code: 'UNSPECIFIED', message }])
  }
}

/** The outcome of work, or `otherwise` if it takes longer than `limit` milliseconds. */
export async function waitFor<T>(work: Promise<T>, limit: number, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, limit, otherwise)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

const longestWait = 30_000

/** Sends the form's fields. `null` means success; a server that does not answer is a failure. */
export const sendMessage = (fields: FormData): Promise<Failure | null> => waitFor(submit(fields), longestWait, noAnswer)
