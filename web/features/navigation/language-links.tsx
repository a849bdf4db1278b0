import { languageNames, languages } from '#domain/language.ts'
import { i18n } from '#web/i18n.ts'
import styles from './footer.module.css'
import { HindiWord } from './hindi-word.tsx'

/**
 * The languages, each by its own name, for who has not signed in: who has chooses on the account page. Links, which
 * the server answers with the page in that language (server/web.ts), so that they work before any script does.
 */
export function LanguageLinks() {
  return (
    <p className={styles.languages}>
      {languages.map((language) => (
        <a
          key={language}
          href={`?language=${language}`}
          lang={language}
          rel="nofollow"
          aria-current={language === i18n.locale || undefined}
        >
          {language === 'hi' ? <HindiWord /> : languageNames[language]}
        </a>
      ))}
    </p>
  )
}
