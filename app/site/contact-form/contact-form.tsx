import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Failure } from './failure.ts'
import { action, sendMessage } from './send.ts'

const sent = {
  title: 'Message sent successfully! ✨',
  description: "Thank you for reaching out. We'll get back to you within 24 hours.",
}

type Status = 'idle' | 'submitting' | 'succeeded' | Failure

/** The message form: it posts by itself where there are no scripts, and says how it went where there are. */
export default function ContactForm() {
  const [status, setStatus] = useState<Status>('idle')
  const isUnderWay = useRef(false)
  const banner = useRef<HTMLDivElement>(null)
  const ids = { email: useId(), message: useId() }
  const isSubmitting = status === 'submitting'
  const failure = typeof status === 'object' ? status : null

  // The button was disabled while it had the focus, so the focus is nowhere.
  useEffect(() => banner.current?.focus(), [status])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const form = event.currentTarget
    const fields = new FormData(form)
    setStatus('submitting')
    const failed = await sendMessage(fields)
    isUnderWay.current = false
    setStatus(failed ?? 'succeeded')
    if (failed) return
    form.reset()
    showToast(sent)
  }

  return (
    <form
      id="contact-form"
      method="post"
      action={action}
      onSubmit={submit}
      className="grid max-w-[62ch] scroll-mt-24 gap-5"
    >
      <p id="sent" className="hidden rounded-control bg-ok-soft px-4 py-3 font-strong text-ok target:block">
        {sent.description}
      </p>
      {status === 'succeeded' && (
        <div ref={banner} tabIndex={-1} role="status" className="rounded-control bg-ok-soft px-4 py-3 text-ok">
          <p className="font-strong">Message sent</p>
          <p>{sent.description}</p>
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
        <p className="text-body text-ink-2">We answer within 24 hours.</p>
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
