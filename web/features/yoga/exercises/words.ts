import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Help } from '#content/yoga/exercise.ts'
import type { Difficulty, Length } from './filters.ts'

export const lengthNames: Readonly<Record<Length, MessageDescriptor>> = {
  '2': msg`Up to 2 minutes`,
  '5': msg`Up to 5 minutes`,
  more: msg`Longer than 5 minutes`,
}

export const difficultyNames: Readonly<Record<Difficulty, MessageDescriptor>> = {
  Beginner: msg`Beginner`,
  Intermediate: msg`Intermediate`,
  Advanced: msg`Advanced`,
}

export const helpNames: Readonly<Record<Help, MessageDescriptor>> = {
  calm: msg`Calm`,
  focus: msg`Focus`,
  rest: msg`Rest`,
  balance: msg`Balance`,
  strength: msg`Strength`,
  back: msg`Back`,
  hips: msg`Hips`,
  shoulders: msg`Shoulders`,
  joints: msg`Joints`,
  energy: msg`Energy`,
}
