/** How long before the target a reminder may be asked for, in minutes; 0 is none. */
export const MINUTES_BEFORE = [0, 15, 30, 60, 120] as const
export type MinutesBefore = (typeof MINUTES_BEFORE)[number]

/** Which reminders a person wants. */
export interface ReminderChoices {
  readonly atTarget: boolean
  readonly minutesBefore: MinutesBefore
  /** When the eating window closes, by the plan that is in force. */
  readonly atPlannedStart: boolean
}

/** What holds until a person chooses. */
export const FIRST_CHOICES: ReminderChoices = {
  atTarget: true,
  minutesBefore: 0,
  atPlannedStart: false,
}
