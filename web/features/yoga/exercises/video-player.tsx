import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Exercise } from '#content/yoga/exercise.ts'
import { embedUrl, type VideoId } from '#domain/video.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './exercise-media.module.css'

/** The video, which plays at once. Its site refuses to play for a page that hides where it is from. */
export function VideoPlayer({ video, name }: { video: VideoId; name: string }) {
  const { t } = useLingui()
  return (
    <iframe
      className={styles.player}
      title={t`Tutorial video: ${name}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      src={embedUrl(video)}
    />
  )
}

/** Below a playing video: the way back to the drawing, and what the video is. */
export function PlayerControls({ exercise, onStop }: { exercise: Exercise; onStop: () => void }) {
  const { name, videoTitle, videoChannel } = exercise
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Button ref={close} look="plain" className={styles.close} size="small" onClick={onStop}>
        <X size={16} aria-hidden="true" />
        <Trans>
          Close video<span className="visually-hidden"> of {name}</span>
        </Trans>
      </Button>
      <p>
        {[videoTitle, videoChannel].filter(Boolean).join(' · ')}{' '}
        <a href={exercise.videoUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Open on YouTube</Trans>
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </p>
    </>
  )
}
