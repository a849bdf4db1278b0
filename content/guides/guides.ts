import { fastingGuide } from './fasting.ts'
import type { Guide } from './guide.ts'
import { walkingGuide } from './walking.ts'
import { yogaGuide } from './yoga.ts'

/** The three tabs in their order; the first is the one that opens. */
export const guides: readonly Guide[] = [fastingGuide, yogaGuide, walkingGuide]
