import { Trans } from '@lingui/react/macro'
import { basisLabels, type FigureId, figures, type Source, sourceUrl } from '#content/sources.ts'
import { Explained, Explanation, Formula } from '#web/ui/explanation.tsx'
import styles from './worked-out.module.css'

/** How numbers come about, how far to trust them, and who says so: a word until it is opened. */
export function WorkedOut({ figures: ids }: { figures: readonly FigureId[] }) {
  const names = ids.map((id) => figures[id].name).join(', ')
  return (
    <Explanation
      className={styles.details}
      summary={
        <Trans>
          How is this worked out<span className="visually-hidden">: {names}</span>
        </Trans>
      }
    >
      {ids.map((id) => (
        <Figure key={id} id={id} named={ids.length > 1} />
      ))}
    </Explanation>
  )
}

function Figure({ id, named }: { id: FigureId; named: boolean }) {
  const { name, workedOut, formula, basis, caution, sources } = figures[id]
  return (
    <Explained className={styles.explained}>
      {named && <h4>{name}</h4>}
      <p>{workedOut}</p>
      <Formula>{formula}</Formula>
      <p>
        <strong>{basisLabels[basis]}</strong> {caution}
      </p>
      {sources.length > 0 && (
        <ul>
          {sources.map((source) => (
            <li key={source.title}>
              <Citation source={source} />
            </li>
          ))}
        </ul>
      )}
    </Explained>
  )
}

function Citation({ source }: { source: Source }) {
  const { authors, title, journal, year, volumePages } = source
  const text = `${authors.replace(/\.$/, '')}. ${title}. ${journal}, ${year}${volumePages ? `, ${volumePages}` : ''}.`
  const href = sourceUrl(source)
  if (!href) return <span lang="en">{text}</span>
  return (
    <a href={href} lang="en" target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
