import { isPlainText, lengthOf } from '#domain/account.ts'

/** Words of a person, by their leave. */
export interface Testimonial {
  readonly name: string
  readonly words: string
}

/** Reads them as a setting has them: `Asha: It tells me the truth. | Ben: So calm.` */
export function readTestimonials(text: string): Testimonial[] | null {
  const testimonials = text.split('|').map((part) => {
    const [name = '', ...words] = part.split(':')
    return { name: name.trim(), words: words.join(':').trim() }
  })
  const fit = ({ name, words }: Testimonial) =>
    name !== '' && words !== '' && isPlainText(name + words) && lengthOf(name + words) <= 400
  return testimonials.length <= 2 && testimonials.every(fit) ? testimonials : null
}
