import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { describeFailure, type Failure } from './failure.ts'
import { action, sendMessage } from './send.ts'

const thanks = 'Thank you for reaching out.'
const promise = "We'll get back to you within 24 hours."

type Status = 'idle' | 'submitting' | { thanks: string } | Failure

/** What the browser's validation finds wrong, in our words. */
function findWrong(form: HTMLFormElement): Failure | null {
  const problems = [...form.querySelectorAll<HTMLInputElement>(':invalid')].map(
    ({ name, validity }) =>
      [name, [{ code: validity.valueMissing ? 'REQUIRED_FIELD_EMPTY' : 'TYPE_EMAIL', message: '' }]] as const,
  )
  return problems.length > 0 ? describeFailure([], problems) : null
}

/** The message form. Without scripts it posts on its own; with scripts it shows the outcome. */
export default function ContactForm() {
  const [status, setStatus] = useState<Status>('idle')
  const isUnderWay = useRef(false)
  const banner = useRef<HTMLDivElement>(null)
  const ids = { email: useId(), message: useId() }
  const isSubmitting = status === 'submitting'
  const failure = typeof status === 'object' && 'general' in status ? status : null

  // The button was disabled while it had the focus, so nothing has the focus now.
  useEffect(() => {
    if (document.activeElement === document.body) banner.current?.focus()
  }, [status])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = event.currentTarget
    const wrong = findWrong(form)
    if (wrong) {
      flushSync(() => setStatus(wrong))
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    isUnderWay.current = true
    const fields = new FormData(form)
    setStatus('submitting')
    const failed = await sendMessage(fields)
    isUnderWay.current = false
    const description = fields.get('email') ? `${thanks} ${promise}` : thanks
    setStatus(failed ?? { thanks: description })
    if (failed) return
    form.reset()
    showToast({ title: 'Message sent successfully! ✨', description })
  }

  return (
    <form
      id="contact-form"
      method="post"
      action={action}
      ref={(form) => {
        // Without scripts the browser shows its own messages.
        if (form) form.noValidate = true
      }}
      onSubmit={submit}
      className="grid max-w-[62ch] scroll-mt-24 gap-5"
    >
      <p id="sent" className="hidden rounded-control bg-ok-soft px-4 py-3 font-strong text-ok target:block">
        {thanks} If you left an email address, we'll get back to you within 24 hours.
      </p>
      {typeof status === 'object' && 'thanks' in status && (
        <div ref={banner} tabIndex={-1} role="status" className="rounded-control bg-ok-soft px-4 py-3 text-ok">
          <p className="font-strong">Message sent</p>
          <p>{status.thanks}</p>
        </div>
      )}
      {failure && (
        <div ref={banner} tabIndex={-1} role="alert" className="rounded-control bg-bad-soft px-4 py-3 text-bad">
          <p className="font-strong">There was an error</p>
          <p>Please check your form and try again.</p>
          {failure.general.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <Field id={ids.email} label="Email (optional)" errors={failure?.email}>
        <input
          id={ids.email}
          name="email"
          type="email"
          autoComplete="email"
          disabled={isSubmitting}
          className="control w-full"
          {...errorAttributes(ids.email, failure?.email)}
        />
      </Field>
      <Field id={ids.message} label="Message" errors={failure?.message}>
        <textarea
          id={ids.message}
          name="message"
          rows={6}
          required
          disabled={isSubmitting}
          className="control h-auto w-full py-2.5 leading-normal"
          {...errorAttributes(ids.message, failure?.message)}
        />
      </Field>
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Leave this empty <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" size="large" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? (
            <>
              <Icon of={LoaderCircle} size={18} className="animate-spin" /> Sending...
            </>
          ) : (
            'Send Message'
          )}
        </Button>
        <p className="text-body text-ink-2">Leave an email and we'll reply within 24 hours.</p>
      </div>
    </form>
  )
}

const errorAttributes = (id: string, errors: readonly string[] | undefined) =>
  errors && errors.length > 0 ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

type FieldProps = { id: string; label: string; errors: readonly string[] | undefined; children: React.ReactNode }

function Field({ id, label, errors = [], children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-body font-strong">
        {label}
      </label>
      {children}
      {errors.length > 0 && (
        <p id={`${id}-error`} role="alert" className="text-body text-bad">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
