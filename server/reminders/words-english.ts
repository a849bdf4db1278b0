import type { ReminderFacts, Words } from './words.ts'

export const english: Words = { say, endFast: 'End fast' }

function say({ kind, time, targetHours }: ReminderFacts) {
  switch (kind) {
    case 'target':
      return {
        title: `${targetHours} hours: your target`,
        body: `You reached it at ${time}. End your fast whenever it suits you.`,
      }
    case 'before-target':
      return {
        title: `Your target is at ${time}`,
        body: `That is ${targetHours} hours. Time to think of a good first meal; ending sooner is fine too.`,
      }
    case 'planned-start':
      return {
        title: `Your plan: a fast from ${time}`,
        body: 'Start it when you are ready, or leave it for another day.',
      }
  }
}
