/** One way to part the day into fasting and eating. */
export interface FastingProtocol {
  readonly name: string
  readonly fastingHours: number
  /** Hours of the day in which one eats. */
  readonly eatingWindow: number
  readonly description: string
  /** The "daily boost", kcal, not rounded: a share of the energy at rest. A rough estimate that no study supports. */
  readonly caloriesBurned: number
}

interface ProtocolRow extends Omit<FastingProtocol, 'caloriesBurned'> {
  readonly boostShare: number
}

/** The three protocols, gentlest first, with the boost as a share of the energy at rest. */
export const FASTING_PROTOCOLS = {
  '16_8': {
    name: '16:8',
    fastingHours: 16,
    eatingWindow: 8,
    description: 'Two or three meals within eight hours; much of the fast is sleep.',
    boostShare: 0.1,
  },
  '18_6': {
    name: '18:6',
    fastingHours: 18,
    eatingWindow: 6,
    description: 'Two meals within six hours, for when 16:8 has become easy.',
    boostShare: 0.12,
  },
  '20_4': {
    name: '20:4',
    fastingHours: 20,
    eatingWindow: 4,
    description: 'One large meal or two small ones within four hours, for the experienced.',
    boostShare: 0.15,
  },
} as const satisfies Record<string, ProtocolRow>

/** Fasting and eating hours of a protocol. */
export type ProtocolId = keyof typeof FASTING_PROTOCOLS

function forRest({ boostShare, ...protocol }: ProtocolRow, bmrKcal: number): FastingProtocol {
  return { ...protocol, caloriesBurned: boostShare * bmrKcal }
}

/** The three protocols for a person's energy at rest, kcal a day. */
export function fastingProtocols(bmrKcal: number): Readonly<Record<ProtocolId, FastingProtocol>> {
  return {
    '16_8': forRest(FASTING_PROTOCOLS['16_8'], bmrKcal),
    '18_6': forRest(FASTING_PROTOCOLS['18_6'], bmrKcal),
    '20_4': forRest(FASTING_PROTOCOLS['20_4'], bmrKcal),
  }
}
