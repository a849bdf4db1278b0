import { Trans } from '@lingui/react/macro'
import { Check, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { COPIED_MS } from '#web/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf, showInAddress } from '../place.ts'
import styles from './exercise-card.module.css'

/** Copies the link to an exercise. Where the clipboard cannot be had, the address bar holds it. */
export function CopyLink({ id, name }: { id: string; name: string }) {
  const [done, setDone] = useState<'copied' | 'in-address' | null>(null)

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [done])

  async function copy() {
    try {
      await navigator.clipboard.writeText(addressOf(id))
      setDone('copied')
    } catch {
      // Denied, or not there at all: browsers give it to secure pages alone.
      showInAddress(`#${id}`)
      setDone('in-address')
    }
  }

  return (
    <div className={styles.share}>
      <Button look="plain" size="small" onClick={() => void copy()}>
        {done ? <Check size={16} aria-hidden="true" /> : <Link2 size={16} aria-hidden="true" />}
        <Trans>
          Copy link<span className="visually-hidden"> to {name}</span>
        </Trans>
      </Button>
      <span role="status">
        {done === 'copied' && <Trans>Link copied</Trans>}
        {done === 'in-address' && <Trans>The address bar holds the link now</Trans>}
      </span>
    </div>
  )
}
