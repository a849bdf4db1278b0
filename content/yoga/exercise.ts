import type { PoseKey } from './poses/poses.ts'

/** What an exercise may help with, for the catalogue's filter. */
export type Help =
  | 'calm'
  | 'focus'
  | 'rest'
  | 'balance'
  | 'strength'
  | 'back'
  | 'hips'
  | 'shoulders'
  | 'joints'
  | 'energy'

export type Exercise = {
  /** stable and unique in the whole catalogue: links and stored likes hold it */
  id: string
  name: string
  sanskrit?: string
  /** the drawing */
  pose: PoseKey
  /** as a person would say it, such as `30-60 seconds each side` */
  duration: string
  /** the duration in minutes with both sides and all rounds, least and most, for the filter */
  minutes: readonly [least: number, most: number]
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  helps: readonly Help[]
  description: string
  benefits: readonly string[]
  steps: readonly string[]
  cautions: string
  videoUrl: string
  videoTitle?: string
  videoChannel?: string
  /** where the video shows something else than the steps */
  videoNote?: string
}
