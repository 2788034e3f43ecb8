import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs'
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { action, describeFailure, type Failure, sendMessage } from './send.ts'

const thanks = 'Thank you for reaching out.'
const promise = "We'll get back to you within 24 hours."

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
  const [isSubmitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<string | Failure | null>(null)
  const banner = useRef<HTMLDivElement>(null)
  const failure = typeof outcome === 'string' ? null : outcome

  // The button was disabled while it had the focus, so nothing has the focus now.
  useEffect(() => {
    if (document.activeElement === document.body) banner.current?.focus()
  }, [outcome])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const form = event.currentTarget
    const wrong = findWrong(form)
    if (wrong) {
      flushSync(() => setOutcome(wrong))
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const fields = new FormData(form)
    setSubmitting(true)
    setOutcome(null)
    const failed = await sendMessage(fields)
    const description = fields.get('email') ? `${thanks} ${promise}` : thanks
    setSubmitting(false)
    setOutcome(failed ?? description)
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
      <Field
        label="Email (optional)"
        errors={failure?.email}
        name="email"
        type="email"
        autoComplete="email"
        disabled={isSubmitting}
      />
      <Field
        label="Message"
        errors={failure?.message}
        name="message"
        rows={6}
        required
        disabled={isSubmitting}
        className="h-auto py-2.5 leading-normal"
      />
      {/* The honeypot: people do not see this field, and programs fill it in. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Leave this empty <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" size="large" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting && <Icon of={LoaderCircle} size={18} className="animate-spin" />}
          {isSubmitting ? 'Sending...' : 'Send Message'}
        </Button>
        <p className="text-body text-ink-2">Leave an email and we'll reply within 24 hours.</p>
      </div>
      {/* Below the button, so that no field moves. */}
      {typeof outcome === 'string' && (
        <div ref={banner} tabIndex={-1} role="status" className="rounded-control bg-ok-soft px-4 py-3 text-ok">
          <p className="font-strong">Message sent</p>
          <p>{outcome}</p>
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
    </form>
  )
}

type FieldProps = ComponentProps<'input'> & { label: string; errors: readonly string[] | undefined; rows?: number }

/** A field under its label, with its errors beside the label, so that nothing moves. With rows it is a text area. */
function Field({ label, errors = [], className = '', ...attributes }: FieldProps) {
  const id = useId()
  const Control = (attributes.rows ? 'textarea' : 'input') as 'input'
  const isWrong = errors.length > 0
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-body font-strong">
          {label}
        </label>
        {isWrong && (
          <p id={`${id}-error`} role="alert" className="text-small leading-none text-bad">
            {errors.join(' ')}
          </p>
        )}
      </div>
      <Control
        id={id}
        className={`control w-full ${className}`}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        {...attributes}
      />
    </div>
  )
}
