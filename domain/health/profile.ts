import { type BmiCategory, bmi, bmiCategory } from './bmi.ts'
import { bmr } from './bmr.ts'
import type { Body } from './body.ts'
import { type ExerciseCalories, exerciseCalories } from './burns.ts'
import { calorieTarget, GOALS, tdee } from './calories.ts'
import type { HealthChoices } from './choices.ts'
import { type FastingProtocol, fastingProtocols, type ProtocolId } from './protocols.ts'
import { recommendedSteps, strideCm, walkingKm } from './walking.ts'

/** All that the calculator asks for. */
export interface HealthInput extends Body, HealthChoices {}

/**
 * All that the calculator answers. Energies in kcal and `strideLength` in cm are not rounded; `bmi` has one decimal,
 * `walkingDistanceKm` two, `recommendedSteps` none; `weeklyWeightChange` is kg.
 */
export interface HealthProfile {
  readonly bmr: number
  readonly tdee: number
  readonly targetCalories: number
  readonly weeklyWeightChange: number
  readonly bmi: number
  readonly bmiCategory: BmiCategory
  readonly recommendedSteps: number
  readonly walkingDistanceKm: number
  readonly strideLength: number
  readonly exerciseCalories: ExerciseCalories
  readonly fastingProtocols: Readonly<Record<ProtocolId, FastingProtocol>>
}

/** The whole health profile. Every number is finite for measures that `readMeasures` lets through. */
export function healthProfile(input: HealthInput): HealthProfile {
  const restKcal = bmr(input)
  const dayKcal = tdee(restKcal, input.activity)
  const shownBmi = bmi(input.weightKg, input.heightCm)
  const category = bmiCategory(shownBmi)
  const steps = recommendedSteps(input.ageYears, category)
  const stepCm = strideCm(input.heightCm, input.gender)
  return {
    bmr: restKcal,
    tdee: dayKcal,
    targetCalories: calorieTarget(dayKcal, input.goal, input.gender).kcal,
    weeklyWeightChange: GOALS[input.goal].weeklyKg,
    bmi: shownBmi,
    bmiCategory: category,
    recommendedSteps: steps,
    walkingDistanceKm: walkingKm(steps, stepCm),
    strideLength: stepCm,
    exerciseCalories: exerciseCalories(input.weightKg),
    fastingProtocols: fastingProtocols(restKcal),
  }
}
