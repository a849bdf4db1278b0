import { about } from '#content/about.ts'
import styles from './about-page.module.css'

export function AboutPage() {
  const { hero, mission, differentiators, quote } = about
  return (
    <div className={styles.about}>
      <header className={styles.hero}>
        <h1>{hero.title}</h1>
        <p>{hero.text}</p>
      </header>
      <section className={styles.mission}>
        <h2>{mission.title}</h2>
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className={styles.different}>
        <h2>{differentiators.title}</h2>
        <ul>
          {differentiators.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <figure className={styles.quote}>
        <h2 className="visually-hidden">{quote.title}</h2>
        <blockquote>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption>{quote.by}</figcaption>
      </figure>
    </div>
  )
}
