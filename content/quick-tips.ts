import type { Tip } from './tips.ts'

/** The three quick tips in the mobile menu. */
export const quickTips: readonly Tip[] = [
  { title: 'Keep water near', text: 'Drink through the whole fast, a little at a time.' },
  { title: 'Start small', text: '12:12 is a real fast. There is no hurry to go longer.' },
  { title: 'Walk after a meal', text: 'Even ten easy minutes make a habit that lasts.' },
]
