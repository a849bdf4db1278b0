import { chair } from './chair.ts'
import { kneeling } from './kneeling.ts'
import { lying } from './lying.ts'
import type { Pose } from './pose.ts'
import { seated } from './seated.ts'
import { standing } from './standing.ts'

/** Every pose by its key; exercises name one of these. */
const all = { ...standing, ...seated, ...kneeling, ...lying, ...chair }

export type PoseKey = keyof typeof all

export const poses: Readonly<Record<PoseKey, Pose>> = all
