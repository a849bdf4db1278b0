import styles from './contact-links.module.css'
import { useSite } from './use-site.ts'

/** What the settings name; nothing where they name nothing. */
export function ContactLinks() {
  const { site } = useSite()
  if (!site) return null
  const { contactEmail, socialLinks } = site
  if (!contactEmail && socialLinks.length === 0) return null
  return (
    <ul className={styles.links}>
      {contactEmail && (
        <li>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </li>
      )}
      {socialLinks.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
