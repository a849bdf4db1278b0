import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface RowButtonsProps {
  readonly editLabel: string
  readonly deleteLabel: string
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** What can be done with a row: edit it, delete it. */
export function RowButtons({ editLabel, deleteLabel, onEdit, onDelete }: RowButtonsProps) {
  return (
    <>
      <IconButton aria-label={editLabel} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={deleteLabel} onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}
