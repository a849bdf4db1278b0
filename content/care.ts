import type { CareNote } from '#domain/health/care-notes.ts'

/** The screen before the first fast; its version is CARE_VERSION in domain/care.ts. */
export interface BeforeFirstFast {
  readonly title: string
  readonly intro: string
  readonly conditions: readonly string[]
  readonly outro: string
  readonly goOn: string
  readonly leave: string
}

export const beforeFirstFast: BeforeFirstFast = {
  title: 'Before your first fast',
  intro:
    'Fasting is not for everyone. Talk to a doctor first, or do not fast, if any of these is true for you:',
  conditions: [
    'You are under 18',
    'You are pregnant, breastfeeding or trying to conceive',
    'You have, or have had, an eating disorder',
    'You are underweight (BMI under 18.5)',
    'You have type 1 diabetes, or take insulin or a sulfonylurea',
    'You have kidney, liver or heart disease, or gout',
    'You take medicine that needs food',
    'You have had surgery recently',
    'You are frail',
  ],
  outro: 'You can end a fast at any moment. Ending early is an ending, never a failure.',
  goOn: 'None of these, or my doctor agrees',
  leave: 'Not now',
}

/** What is asked each time before a fast of 24 hours or more. */
export interface LongTarget {
  readonly title: string
  readonly intro: string
  readonly points: readonly string[]
  readonly confirm: string
  readonly cancel: string
}

export const longTarget: LongTarget = {
  title: 'This is a long fast',
  intro: 'Fasting for a day or more asks more of your body. Please keep these in mind:',
  points: [
    'Drink water throughout and take a little salt, unless a doctor has told you to limit either.',
    'No hard training.',
    'No driving, and no machines, when you feel dizzy.',
    'Do not begin when you have already eaten little for several days.',
    'Break it gently: something small and easy to digest first, the full meal later.',
    'Stop whenever you feel unwell.',
  ],
  confirm: 'Start the long fast',
  cancel: 'Choose a shorter one',
}

/** When to stop a running fast. */
export interface WhenToStop {
  readonly title: string
  readonly intro: string
  readonly signs: readonly string[]
  readonly actions: readonly string[]
}

export const whenToStop: WhenToStop = {
  title: 'When to stop and get help',
  intro: 'End the fast and get medical help if you notice any of these:',
  signs: [
    'Fainting, or feeling that you are about to',
    'Confusion',
    'Chest pain',
    'An irregular heartbeat',
    'Severe weakness',
    'Vomiting that goes on',
    'Signs of low blood sugar, such as shaking, sweating or blurred vision',
  ],
  actions: [
    'If your blood sugar may be low and you can swallow safely, take something sugary at once.',
    'In an emergency call your local emergency number: 112 in India and Europe, 911 in the United States.',
    'Do not stay alone, and do not drive yourself.',
  ],
}

/** A word of care beside a result of the calculator. */
export interface CareWord {
  readonly title: string
  readonly text: string
}

export const careWords: Readonly<Record<CareNote, CareWord>> = {
  'unusual-figures': {
    title: 'Please check your figures',
    text: 'One of them is unusual for an adult, so the results may mean little. Height is in centimetres (175, not 1.75) and weight in kilograms.',
  },
  'under-18': {
    title: 'These figures are for adults',
    text: 'The formulas were made for people of 18 and over, and a growing body has needs of its own. Please ask a paediatrician, and do not fast.',
  },
  'underweight-loss': {
    title: 'A word before you lose weight',
    text: 'With a BMI under 18.5, losing weight may harm you. Please talk to a doctor before you follow these numbers. If food or weight is often on your mind, a doctor or someone you trust may help.',
  },
  underweight: {
    title: 'Fasting is not advised here',
    text: 'Your BMI is under 18.5. Please talk to a doctor before you fast. BMI is a first look and not a diagnosis; a doctor can tell what it means for you.',
  },
  'floor-applied': {
    title: 'The calorie floor applies',
    text: 'Your goal alone would ask for fewer calories than we ever advise, so you see the floor: 1500 for men, 1200 for women. Your weight may change more slowly than expected. Please eat less than this only with a doctor beside you.',
  },
}
