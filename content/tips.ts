import type { FigureId } from './sources.ts'

/** A short piece of advice. */
export interface Tip {
  readonly title: string
  readonly text: string
  /** The number in the tip, where it has one that is explained. */
  readonly figure?: FigureId
}

/** The calculator's nutrition tips, the same for everyone. */
export const nutritionTips: readonly Tip[] = [
  {
    title: 'Protein',
    text: '0.8 to 1 g per kg of body weight a day, from dal, beans, tofu, curd, paneer, eggs, fish or meat.',
    figure: 'protein',
  },
  {
    title: 'Water',
    text: '35 ml per kg of body weight a day, drinks and food together. Less if a doctor has limited your fluids, more in the heat.',
    figure: 'water',
  },
  {
    title: 'Fats',
    text: '20 to 30% of calories, mostly from nuts, seeds, fish and plant oils.',
    figure: 'fats',
  },
  {
    title: 'The rest of the plate',
    text: 'Fill it with vegetables, fruit and whole grains, and let the eating window be for food that keeps you full.',
  },
]

/** The calculator's exercise tips, the same for everyone. */
export const exerciseTips: readonly Tip[] = [
  {
    title: 'Begin where you are',
    text: 'Start with 10 to 15 minute walks and build up to 30 minutes daily.',
  },
  {
    title: 'Let strength join in',
    text: 'On some days of the week add movements that work your muscles, such as squats, push-ups against a wall or a stronger yoga flow.',
  },
  {
    title: 'Go easy while fasting',
    text: 'Keep hard training for the hours in which you eat. A walk, gentle yoga or stretching suits a fast better.',
  },
  {
    title: 'Rest counts',
    text: 'Leave a day between hard sessions, and stop when you feel dizzy, faint or in pain.',
  },
]
