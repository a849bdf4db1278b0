import { type FormEvent, useState } from 'react'
import type { FieldError } from '#contract/failure.ts'
import { ApiError, messageOf } from '#web/api/api-error.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { say } from '#web/i18n.ts'

/** What was typed into the field of this name, without blanks around it unless it is a password. */
export type Typed = (name: string) => string

interface FormWork {
  /** What is wrong before anything is sent, or null. */
  readonly check?: (typed: Typed) => string | null
  /** Makes the call. What it throws is shown. */
  readonly send: (typed: Typed, form: HTMLFormElement) => Promise<void>
  /** The sentence of a failure that brings none. */
  readonly fallback: string
  /** Whether the form is over once it has worked: it stays busy until it is gone. */
  readonly once?: boolean
  readonly onBusy?: (busy: boolean) => void
}

/**
 * A form that makes a call. Its inputs keep their own values, so that what was typed before the page's script came
 * is still there after it; until then it cannot be sent (`ready`), and `post` keeps a password out of the address.
 */
export function useForm(work: FormWork) {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [faults, setFaults] = useState<readonly FieldError[]>([])

  function occupy(isBusy: boolean) {
    setBusy(isBusy)
    work.onBusy?.(isBusy)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = typedInto(form)
    const wrong = work.check?.(typed) ?? null
    setProblem(wrong)
    setFaults([])
    if (wrong !== null) return

    occupy(true)
    try {
      await work.send(typed, form)
      if (!work.once) occupy(false)
    } catch (error) {
      setProblem(say(messageOf(error, work.fallback)))
      setFaults(error instanceof ApiError ? error.errors : [])
      occupy(false)
    }
  }

  return {
    form: { method: 'post', noValidate: true, onSubmit } as const,
    busy,
    /** Whether it can be sent. */
    ready: hydrated && !busy,
    /** What went wrong with the whole. */
    problem,
    /** What the server found wrong with one field. */
    faultOf: (field: string): string | undefined => {
      const fault = faults.find((each) => each.field === field)
      return fault && say(fault.message)
    },
  }
}

function typedInto(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  return (name) => {
    const value = String(data.get(name) ?? '')
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement && input.type === 'password' ? value : value.trim()
  }
}
