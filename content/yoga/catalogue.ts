import { arthritisRelief } from './categories/arthritis-relief.ts'
import { backPainRelief } from './categories/back-pain-relief.ts'
import { boostingMetabolism } from './categories/boosting-metabolism.ts'
import { brainHealth } from './categories/brain-health.ts'
import { fertility } from './categories/fertility.ts'
import { pregnancyYoga } from './categories/pregnancy-yoga.ts'
import { shoulderPain } from './categories/shoulder-pain.ts'
import { yogaForKids } from './categories/yoga-for-kids.ts'
import { yogaForPcos } from './categories/yoga-for-pcos.ts'
import type { Category } from './exercise.ts'

/** The nine categories in the order of the grid, with their 49 exercises. */
export const catalogue: readonly Category[] = [
  brainHealth,
  backPainRelief,
  boostingMetabolism,
  fertility,
  arthritisRelief,
  shoulderPain,
  pregnancyYoga,
  yogaForKids,
  yogaForPcos,
]
