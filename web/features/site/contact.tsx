import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect, useRef, useState } from 'react'

/** How to reach whoever runs this. The page asks for it only when somebody has come near. */
export function Contact() {
  const ref = useRef<HTMLDivElement>(null)
  const [Links, setLinks] = useState<ComponentType | null>(null)

  useEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const code = await import('./contact-links.tsx').catch(() => null)
        if (code) setLinks(() => code.ContactLinks)
      },
      { rootMargin: '200px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={ref}>
      <p>
        <Trans>This Upvas is run by whoever gave you its address. Ask them first.</Trans>
      </p>
      {Links && <Links />}
    </div>
  )
}
