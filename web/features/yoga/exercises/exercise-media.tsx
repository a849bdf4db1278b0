import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play, Wind } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Exercise } from '#content/yoga/exercise.ts'
import { poses } from '#content/yoga/poses/poses.ts'
import { videoId } from '#domain/video.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Figure } from '../figure/figure.tsx'
import { useThumbnails } from '../thumbnails.ts'
import styles from './exercise-media.module.css'
import { Thumbnail } from './thumbnail.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { PlayerControls, VideoPlayer } from './video-player.tsx'

interface ExerciseMediaProps {
  readonly exercise: Exercise
  readonly playing: boolean
  /** The person reads the steps, so the drawing shows, and moves where the practice does. */
  readonly following: boolean
  readonly onPlay: () => void
  readonly onStop: () => void
}

/** The drawn pose; over it the video's picture where that may and can be had; in its place the video, once asked for. */
export function ExerciseMedia({ exercise, playing, following, ...on }: ExerciseMediaProps) {
  const { t } = useLingui()
  const thumbnails = useThumbnails()
  const [motion, setMotion] = useState<'on' | 'off' | null>(null)
  const watch = useRef<HTMLButtonElement>(null)
  useFocusAfter(playing, watch)

  const { name } = exercise
  const pose = poses[exercise.pose]
  const video = videoId(exercise.videoUrl)
  const moves = pose.frames.length > 1
  const drawn = following || motion === 'on'
  const moving = moves && !playing && drawn && motion !== 'off'

  return (
    <div className={styles.media}>
      <div className={styles.picture}>
        {/* Where there is no video the drawing is all there is, so it says what it shows. */}
        <Figure pose={pose} animate={moving} {...(!video && { title: name })} />
        {video && thumbnails && <Thumbnail video={video} shown={!playing && !drawn} />}
        {video && playing && <VideoPlayer video={video} name={name} />}
        {video && !playing && (
          <span className={styles.disc}>
            <Play size={18} fill="currentColor" aria-hidden="true" />
          </span>
        )}
      </div>
      <div className={styles.bar}>
        {video && playing && <PlayerControls exercise={exercise} onStop={on.onStop} />}
        {video && !playing && (
          <Button
            ref={watch}
            look="plain"
            size="small"
            className={styles.watch}
            onClick={on.onPlay}
          >
            <Play size={16} fill="currentColor" aria-hidden="true" />
            <Trans>
              Watch Tutorial<span className="visually-hidden"> for {name}</span>
            </Trans>
          </Button>
        )}
        {moves && !playing && (
          <IconButton
            className={styles.motion}
            aria-label={moving ? t`Pause the drawing of ${name}` : t`Show the movement of ${name}`}
            onClick={() => setMotion(moving ? 'off' : 'on')}
          >
            {moving ? (
              <Pause size={18} aria-hidden="true" />
            ) : (
              <Wind size={18} aria-hidden="true" />
            )}
          </IconButton>
        )}
      </div>
    </div>
  )
}
