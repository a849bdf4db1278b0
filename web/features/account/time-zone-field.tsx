import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { deviceTimeZone, timeThere, zoneNamed } from '#web/browser/time-zones.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './account.module.css'

interface TimeZoneFieldProps {
  readonly zones: readonly string[]
  readonly defaultValue: string
  readonly error: ReactNode
  readonly label?: ReactNode
  /** Told of each zone that is chosen. */
  readonly onZone?: (zone: string) => void
}

/** A time zone, searched by its name or its city; says what time it is there, and offers the device's own. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const { zones, defaultValue, error, label = <Trans>Time zone</Trans>, onZone } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(defaultValue)
  const zone = zoneNamed(typed, zones)
  const time = zone && timeThere(zone, Date.now())
  const here = deviceTimeZone()

  function type(text: string) {
    setTyped(text)
    const chosen = zoneNamed(text, zones)
    if (chosen && chosen !== zone) onZone?.(chosen)
  }

  return (
    <div className={styles.zone}>
      <Field
        ref={input}
        label={label}
        hint={
          time ? (
            <Trans>There it is {time} now.</Trans>
          ) : (
            <Trans>Type a city, such as Kolkata, and choose from the list.</Trans>
          )
        }
        error={error}
        name="timeZone"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        defaultValue={defaultValue}
        onChange={(event) => type(event.target.value)}
        required
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {zone !== here && (
        <p className={styles.note}>
          <Trans>This device is set to {here}.</Trans>{' '}
          <Button
            look="link"
            onClick={() => {
              if (input.current) input.current.value = here
              type(here)
            }}
          >
            <Trans>Use it</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
