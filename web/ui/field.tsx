import type { ComponentProps } from 'react'
import { Labelled, type Labels } from './labelled.tsx'

type Props<Tag extends 'input' | 'textarea'> = Labels & Omit<ComponentProps<Tag>, 'id'>

/** A labelled input. */
export function Field({ label, hint, error, ...input }: Props<'input'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} />}
    </Labelled>
  )
}

/** The same for several lines of text. */
export function TextField({ label, hint, error, ...input }: Props<'textarea'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(control) => <textarea {...control} {...input} />}
    </Labelled>
  )
}
