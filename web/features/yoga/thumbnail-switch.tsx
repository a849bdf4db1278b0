import { Trans } from '@lingui/react/macro'
import { Switch } from '#web/ui/switch.tsx'
import { setThumbnails, useThumbnails } from './thumbnails.ts'

/** Whether pictures may come from the video site, and what that means. */
export function ThumbnailSwitch() {
  return (
    <Switch
      label={<Trans>Video pictures from YouTube</Trans>}
      note={
        <Trans>
          They load when you open a category. Without them every exercise shows its drawing. Videos
          play only when you ask for one.
        </Trans>
      }
      on={useThumbnails()}
      onChange={setThumbnails}
    />
  )
}
