import type { Category } from '#content/yoga/exercise.ts'

/** What the grid says of a category, and the way to the rest, which comes when it is opened. */
export interface CategoryCard extends Omit<Category, 'exercises'> {
  readonly exerciseIds: readonly string[]
  readonly load: () => Promise<Category>
}

/**
 * The nine cards in the order of the catalogue. They repeat a few words of it, so that the page's first view carries
 * no exercise; the test beside this holds both alike.
 */
export const cards: readonly CategoryCard[] = [
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
    load: () => sole(import('#content/yoga/categories/brain-health.ts')),
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
    load: () => sole(import('#content/yoga/categories/back-pain-relief.ts')),
  },
  {
    id: 'boosting-metabolism',
    name: 'Boosting Metabolism',
    description: 'Warming poses that put large muscles to work',
    exerciseIds: ['skull-shining-breath', 'sun-salutation', 'chair-pose', 'boat-pose'],
    load: () => sole(import('#content/yoga/categories/boosting-metabolism.ts')),
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
    load: () => sole(import('#content/yoga/categories/fertility.ts')),
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
    load: () => sole(import('#content/yoga/categories/arthritis-relief.ts')),
  },
  {
    id: 'shoulder-pain',
    name: 'Shoulder Pain',
    description: 'Soft stretches that people with tight shoulders and upper backs often choose',
    exerciseIds: ['thread-the-needle', 'eagle-arms', 'cow-face-arms', 'puppy-pose'],
    load: () => sole(import('#content/yoga/categories/shoulder-pain.ts')),
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
    load: () => sole(import('#content/yoga/categories/pregnancy-yoga.ts')),
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
    load: () => sole(import('#content/yoga/categories/yoga-for-kids.ts')),
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
    load: () => sole(import('#content/yoga/categories/yoga-for-pcos.ts')),
  },
]

// Asking each module for its one export by name would have the bundler write a wrapper for each.
async function sole(module: Promise<object>): Promise<Category> {
  return Object.values(await module)[0]
}
