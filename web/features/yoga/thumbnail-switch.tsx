import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { setThumbnails, useThumbnails } from './thumbnails.ts'
import styles from './yoga-page.module.css'

/** Whether pictures may come from the video site, and what that means. */
export function ThumbnailSwitch() {
  const id = useId()
  const on = useThumbnails()
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          aria-describedby={id}
          onChange={(event) => setThumbnails(event.target.checked)}
        />
        <span>
          <Trans>Video pictures from YouTube</Trans>
        </span>
      </label>
      <p id={id}>
        <Trans>
          They load when you open a category. Without them every exercise shows its drawing. Videos
          play only when you ask for one.
        </Trans>
      </p>
    </div>
  )
}
