import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './exercise-card.module.css'
import { toggleLike, useLikes } from './likes.ts'

export function LikeButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const liked = useLikes().has(id)
  return (
    <IconButton
      className={styles.like}
      aria-label={t`Like ${name}`}
      aria-pressed={liked}
      onClick={() => toggleLike(id)}
    >
      <Heart size={22} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  )
}
