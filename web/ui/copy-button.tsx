import { Trans } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '#web/browser/clipboard.ts'
import { COPIED_MS } from '#web/timing.ts'
import { Button } from './button.tsx'

/** Copies a text and says so for a moment. `what` names it to those who cannot see what it stands beside. */
export function CopyButton({ text, what }: { text: string; what: ReactNode }) {
  // Counted, so that a second copy starts the moment anew.
  const [copies, setCopies] = useState(0)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    if (await copyText(text)) setCopies((count) => count + 1)
  }

  const Icon = copied ? Check : Copy
  return (
    <Button look="plain" size="small" onClick={copy}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{copied ? <Trans>Copied!</Trans> : <Trans>Copy</Trans>}</span>
      <span className="visually-hidden">{what}</span>
    </Button>
  )
}
