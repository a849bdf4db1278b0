import { useState } from 'react'
import { thumbnailUrl, type VideoId } from '#domain/video.ts'
import styles from './exercise-media.module.css'

/** In place of a picture that it does not have, the video site sends a grey one of this width. */
const STAND_IN_WIDTH = 120

/** The picture of a video. What lies below shows until it has come, and for good where it does not. */
export function Thumbnail({ video, shown }: { video: VideoId; shown: boolean }) {
  const [state, setState] = useState<'coming' | 'here' | 'gone'>('coming')
  if (state === 'gone') return null
  return (
    // How to ask stands before what to ask for: an image is fetched as soon as it has a source.
    <img
      loading="lazy"
      referrerPolicy="no-referrer"
      decoding="async"
      src={thumbnailUrl(video)}
      alt=""
      className={styles.thumbnail}
      data-shown={(shown && state === 'here') || undefined}
      onLoad={(event) => {
        const { naturalWidth } = event.currentTarget
        setState(naturalWidth > STAND_IN_WIDTH ? 'here' : 'gone')
      }}
      onError={() => setState('gone')}
    />
  )
}
