import type { Gender } from './body.ts'
import type { Activity, Goal } from './calories.ts'

/** What a person chooses from lists. */
export interface HealthChoices {
  readonly gender: Gender
  readonly activity: Activity
  readonly goal: Goal
}

/** What stands chosen before anyone has chosen. */
export const DEFAULT_CHOICES: HealthChoices = {
  gender: 'male',
  activity: 'moderately_active',
  goal: 'maintain',
}
