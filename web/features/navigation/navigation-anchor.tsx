import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'

interface NavigationAnchorProps {
  readonly to: string
  readonly className?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link that says when its page is the one that shows. */
export function NavigationAnchor({ to, ...rest }: NavigationAnchorProps) {
  const [isCurrent] = useRoute(to)
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
