interface Point {
  readonly title: string
  readonly text: string
}

/** What the About page says. */
export interface About {
  readonly hero: Point
  readonly mission: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly differentiators: { readonly title: string; readonly points: readonly Point[] }
  readonly quote: { readonly title: string; readonly text: string; readonly by: string }
}

export const about: About = {
  hero: {
    title: 'Made for people, not for adverts',
    text: 'Upvas is an ad-free wellness app from a small, customer-first startup. Fast at your own pace, move a little, rest well, and understand what the numbers mean.',
  },
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Upvas is the Hindi and Sanskrit word for a fast: to stay near. We build calm tools that help you stay near what you set out to do, with a timer that keeps its place, gentle yoga, and guides that say where their facts come from.',
      'Looking after yourself should not cost more than you have. The app is free to start, every guide can be read without an account, and those who can give a little keep it running for those who cannot.',
    ],
  },
  differentiators: {
    title: 'What makes us different',
    points: [
      {
        title: 'Ad-free',
        text: 'No adverts and no trackers. Your attention is not for sale.',
      },
      {
        title: 'Customer-first startup',
        text: 'We answer to the people who use the app. When growing faster and serving you better pull apart, you come first.',
      },
      {
        title: 'Honest numbers',
        text: 'Every figure shows how it is worked out and who says so. Where no study supports one, we tell you that too.',
      },
      {
        title: 'Gentle by design',
        text: 'Ending a fast early is an ending and never a failure. Gentle mode hides streaks, calories and weight altogether.',
      },
      {
        title: 'Your data stays yours',
        text: 'We keep only what the app needs. You can take it with you or delete it whenever you like.',
      },
      {
        title: 'Open source',
        text: 'Anyone can read how Upvas works, run it on a computer of their own, or help to make it better.',
      },
    ],
  },
  quote: {
    title: 'From our founder',
    text: 'I wanted an app that I could open half asleep, that would tell me the one thing I need to know and then leave me in peace. No adverts, no scolding, no promises it cannot keep. So we made it.',
    by: 'The founder of Upvas',
  },
}
