import { type Config, config } from '#app/config.ts'

type Problem = { readonly code: string; readonly message: string }

/** The messages of a failed submission. `email` and `message` appear under their fields. */
export type Failure = { general: string[]; email: string[]; message: string[] }

const formSentences: Record<string, string> = {
  BLOCKED: 'The message looked automated. Please reload the page and try again.',
  EMPTY: 'The form was empty. Please write a message.',
  FILES_TOO_BIG: 'The files are too large.',
  FORM_NOT_FOUND: 'The form does not exist anymore, so the message was not sent.',
  INACTIVE: 'The form is turned off right now. Please try again later.',
  NO_FILE_UPLOADS: 'The form does not accept files.',
  PROJECT_NOT_FOUND: 'The form does not exist anymore, so the message was not sent.',
  TOO_MANY_FILES: 'There are too many files.',
}

const fieldSentences: Record<string, string> = {
  REQUIRED_FIELD_EMPTY: 'is required',
  REQUIRED_FIELD_MISSING: 'is required',
  STRIPE_CLIENT_ERROR: 'could not be processed',
  STRIPE_SCA_ERROR: 'could not be confirmed',
  TYPE_EMAIL: 'should be an email address',
  TYPE_NUMERIC: 'should be a number',
  TYPE_TEXT: 'should be text',
}

const noAnswer =
  'The server did not answer, so the message may not have arrived. Your text is still here: please send it again.'
const noConnection = 'There is no connection to the server. Your message is still here; please try again later.'
const unexpectedAnswer = 'Unexpected response format'

function describeGeneral({ code, message }: Problem): string {
  const known = formSentences[code]
  if (known) return known
  // Browsers' own messages for a failed request and for an answer that is not JSON.
  if (/fetch|network|load failed/i.test(message)) return noConnection
  if (/JSON|token|unexpected submission result/i.test(message)) return unexpectedAnswer
  return message || unexpectedAnswer
}

const describeField = (name: string, { code, message }: Problem) =>
  `${name} ${fieldSentences[code] ?? (message || 'was rejected')}`

/** A readable message for every possible error: `TYPE_EMAIL` → `"Email should be an email address"` */
export function describeFailure(
  form: readonly Problem[],
  fields: readonly (readonly [string, readonly Problem[]])[] = [],
): Failure {
  const failure: Failure = { general: form.map(describeGeneral), email: [], message: [] }
  for (const [field, problems] of fields) {
    if (field === 'email') failure.email = problems.map((problem) => describeField('Email', problem))
    else if (field === 'message') failure.message = problems.map((problem) => describeField('Message', problem))
    else failure.general.push(...problems.map((problem) => describeField(`The field “${field}”`, problem)))
  }
  return { ...failure, general: [...new Set(failure.general)] }
}

/** The address the form posts to without scripts: `"https://formspree.io/p/{project}/f/{form}"` */
export const formAddress = ({ endpoint, project, id }: Config['form'], basePath: string): string =>
  `${endpoint || basePath}${project && `/p/${project}`}/f/${id}`
export const action = formAddress(config.form, config.basePath)

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
export const sendMessage = (fields: FormData): Promise<Failure | null> =>
  waitFor(submit(fields), longestWait, { general: [noAnswer], email: [], message: [] })
