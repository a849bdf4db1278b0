import type { Tip } from './tips.ts'

/** The four steps of "How to Use This App" on the yoga page. */
export const howToSteps: readonly Tip[] = [
  {
    title: 'Choose what you need',
    text: 'Tap a card, such as Back Pain Relief or Yoga for Kids, to open its exercises.',
  },
  {
    title: 'Read before you move',
    text: 'Each exercise shows its steps, how long it takes, how hard it is and when to take care.',
  },
  {
    title: 'Follow along',
    text: 'Copy the drawn pose at your own pace, or tap Watch Tutorial to play the video.',
  },
  {
    title: 'Keep your favourites',
    text: 'Tap the heart on exercises that feel good, and come back to them on most days.',
  },
]
