import { i18n } from '#web/i18n.ts'
import styles from './footer.module.css'

/**
 * The languages, each by its own name, for who has not signed in: who has chooses on the account page. Links, which
 * the server answers with the page in that language (server/web.ts), so that they work before any script does.
 */
export function LanguageLinks() {
  const link = (language: string, name: string) => (
    <a
      href={`?language=${language}`}
      lang={language}
      rel="nofollow"
      aria-current={language === i18n.locale || undefined}
    >
      {name}
    </a>
  )
  return (
    <p className={styles.languages}>
      {link('en', 'English')}
      {link('hi', 'हिन्दी')}
    </p>
  )
}
