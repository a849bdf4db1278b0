import { careWords } from '#content/care.ts'
import type { CareNote } from '#domain/health/care-notes.ts'
import styles from './results.module.css'

/** Words of care, before any number. */
export function Care({ notes }: { notes: readonly CareNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.care}>
      {notes.map((note) => (
        <li key={note}>
          <h3>{careWords[note].title}</h3>
          <p>{careWords[note].text}</p>
        </li>
      ))}
    </ul>
  )
}
