import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import type { Exercise } from '#content/yoga/exercise.ts'
import { CopyLink } from './copy-link.tsx'
import styles from './exercise-card.module.css'
import { ExerciseMedia } from './exercise-media.tsx'
import { LikeButton } from './like-button.tsx'
import { difficultyNames } from './words.ts'

interface ExerciseCardProps {
  readonly exercise: Exercise
  /** Was chosen a moment ago. */
  readonly chosen: boolean
  readonly playing: boolean
  readonly onChoose: () => void
  readonly onPlay: () => void
  readonly onStop: () => void
}

/** One exercise: whole without its video. */
export function ExerciseCard({ exercise, chosen, playing, ...on }: ExerciseCardProps) {
  const { t } = useLingui()
  const { id, name, sanskrit, difficulty } = exercise
  const [stepsOpen, setStepsOpen] = useState(false)
  const title = `${id}-name`
  return (
    <li>
      <article
        id={id}
        className={styles.card}
        aria-labelledby={title}
        data-chosen={chosen || undefined}
      >
        <ExerciseMedia
          exercise={exercise}
          playing={playing}
          following={stepsOpen}
          onPlay={on.onPlay}
          onStop={on.onStop}
        />
        <div className={styles.words}>
          <header className={styles.heading}>
            <div>
              <h3 id={title} tabIndex={-1}>
                {name}
              </h3>
              {sanskrit && sanskrit !== name && <p lang="sa">{sanskrit}</p>}
            </div>
            <LikeButton id={id} name={name} />
          </header>
          <ul className={styles.facts}>
            <li>
              <Clock size={16} aria-hidden="true" />
              <span className="visually-hidden">
                <Trans>Duration:</Trans>{' '}
              </span>
              {exercise.duration}
            </li>
            <li>
              <span className={styles.level} data-level={difficulty} />
              <span className="visually-hidden">
                <Trans>Difficulty:</Trans>{' '}
              </span>
              {t(difficultyNames[difficulty])}
            </li>
          </ul>
          <p>{exercise.description}</p>
          <ul className={styles.benefits} aria-label={t`Benefits`}>
            {exercise.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <details
            className={styles.steps}
            open={stepsOpen}
            onToggle={(event) => {
              setStepsOpen(event.currentTarget.open)
              if (event.currentTarget.open) on.onChoose()
            }}
          >
            <summary>
              <Trans>
                Steps<span className="visually-hidden"> of {name}</span>
              </Trans>
            </summary>
            <ol>
              {exercise.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
          <p className={styles.care}>
            <strong>
              <Trans>Take care:</Trans>
            </strong>{' '}
            {exercise.cautions}
          </p>
          {exercise.videoNote && (
            <p className={styles.note}>
              <Trans>About the video: {exercise.videoNote}</Trans>
            </p>
          )}
          <CopyLink id={id} name={name} />
        </div>
      </article>
    </li>
  )
}
