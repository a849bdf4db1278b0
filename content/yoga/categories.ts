import type { Exercise } from './exercise.ts'

export type Category = {
  /** stable and unique, among the exercises too: links hold it */
  id: string
  name: string
  description: string
  /** shown with the category whenever it is open */
  caution?: string
  /** in the order of the list that is loaded */
  exerciseIds: readonly string[]
  /** The exercises, apart: the page's first view carries none. */
  load: () => Promise<{ exercises: readonly Exercise[] }>
}

const rows = [
  {
    id: 'brain-health',
    name: 'Brain Health',
    description: 'Calm, focus and balance practices for a clearer mind',
    exerciseIds: [
      'humming-bee-breath',
      'alternate-nostril-breathing',
      'candle-gazing',
      'tree-pose',
      'seated-forward-bend',
    ],
    load: () => import('./categories/brain-health.ts'),
  },
  {
    id: 'back-pain-relief',
    name: 'Back Pain Relief',
    description: 'Gentle, floor-based movement that people with a stiff or tired back often choose',
    exerciseIds: [
      'cat-cow-for-a-stiff-back',
      'childs-pose',
      'sphinx-pose',
      'bridge-pose',
      'reclined-spinal-twist',
    ],
    load: () => import('./categories/back-pain-relief.ts'),
  },
  {
    id: 'boosting-metabolism',
    name: 'Boosting Metabolism',
    description: 'Warming poses that put large muscles to work',
    exerciseIds: ['skull-shining-breath', 'sun-salutation', 'chair-pose', 'boat-pose'],
    load: () => import('./categories/boosting-metabolism.ts'),
  },
  {
    id: 'fertility',
    name: 'Fertility',
    description:
      'Restful hip openers and deep relaxation that people hoping for a baby often choose',
    exerciseIds: [
      'butterfly-pose',
      'reclined-butterfly',
      'legs-up-the-wall',
      'head-to-knee-bend',
      'happy-baby',
      'gentle-standing-forward-fold',
      'yoga-nidra',
    ],
    load: () => import('./categories/fertility.ts'),
  },
  {
    id: 'arthritis-relief',
    name: 'Arthritis Relief',
    description: 'Chair and bed friendly movement that people with sore joints often choose',
    exerciseIds: [
      'chair-yoga-flow',
      'seated-cat-cow',
      'wrist-and-finger-care',
      'ankle-circles',
      'supported-relaxation',
    ],
    load: () => import('./categories/arthritis-relief.ts'),
  },
  {
    id: 'shoulder-pain',
    name: 'Shoulder Pain',
    description: 'Soft stretches that people with tight shoulders and upper backs often choose',
    exerciseIds: ['thread-the-needle', 'eagle-arms', 'cow-face-arms', 'puppy-pose'],
    load: () => import('./categories/shoulder-pain.ts'),
  },
  {
    id: 'pregnancy-yoga',
    name: 'Pregnancy Yoga',
    description:
      'Supported, upright poses with room for your bump. Ask your midwife or doctor first',
    caution: 'Ask your midwife or doctor before you begin. Stop with pain, bleeding or dizziness.',
    exerciseIds: [
      'easy-pose-with-natural-breath',
      'prenatal-cat-cow',
      'supported-bound-angle',
      'supported-garland-squat',
      'wide-knee-childs-pose',
      'gentle-prenatal-flow',
    ],
    load: () => import('./categories/pregnancy-yoga.ts'),
  },
  {
    id: 'yoga-for-kids',
    name: 'Yoga for Kids',
    description: 'Playful animals, stories and big breaths',
    exerciseIds: [
      'lions-breath',
      'tall-tree-pose',
      'flutter-by-butterfly',
      'kitty-and-cow',
      'stretchy-puppy-dog',
      'under-the-sea-story-yoga',
    ],
    load: () => import('./categories/yoga-for-kids.ts'),
  },
  {
    id: 'yoga-for-pcos',
    name: 'Yoga for PCOS',
    description: 'Regular movement and rest that people living with PCOS often choose',
    exerciseIds: [
      'slow-sun-salutation',
      'cobra-pose',
      'bow-pose',
      'garland-pose',
      'supported-bridge',
      'half-lord-of-the-fishes',
      'corpse-pose',
    ],
    load: () => import('./categories/yoga-for-pcos.ts'),
  },
] as const satisfies readonly Category[]

export type CategoryId = (typeof rows)[number]['id']

/** The categories in the order of the grid. */
export const categories: readonly (Category & { id: CategoryId })[] = rows
