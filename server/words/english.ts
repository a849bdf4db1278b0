import type { Insight } from '#domain/statistics/insights/insights.ts'
import type { Share } from '#domain/statistics/insights/share.ts'
import type { PartOfDay } from '#domain/statistics/insights/start-habits.ts'
import type { Forms, ReminderFacts, Said, Words } from './words.ts'

export const english: Words = {
  letters: {
    verifyEmail: {
      subject: 'Confirm your email address',
      heading: 'Welcome to Upvas',
      body: 'Please confirm that this email address is yours. The link works once, within 60 minutes.',
      button: 'Confirm email address',
      otherwise:
        'If you did not make an Upvas account, you need not do anything: without your confirmation the address stays unconfirmed.',
    },
    resetPassword: {
      subject: 'Set a new password',
      heading: 'Set a new password',
      body: 'Someone, hopefully you, asked for a new password for your Upvas account. The link works once, within 60 minutes. Setting a new password signs you out on every device.',
      button: 'Set a new password',
      otherwise:
        'If it was not you, you need not do anything: your password stays as it is, and nobody else has this link.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      body: 'The password of your Upvas account was changed just now. Every other device was signed out.',
      button: 'It was not me',
      otherwise:
        'If it was you, all is well. If not, set a new password with the button above: it asks for a letter to this address.',
    },
  },
  linkBelow: 'If the button does not work, open this address in your browser:',
  signature: 'Upvas, the fasting timer that keeps your place',
  sayInsight,
  sayReminder,
  endFast: 'End fast',
}

const parts: Record<PartOfDay, [title: string, when: string]> = {
  morning: ['Morning starts suit you', 'in the morning'],
  afternoon: ['Afternoon starts suit you', 'in the afternoon'],
  evening: ['Evening starts suit you', 'in the evening'],
  night: ['Late starts suit you', 'at night'],
}

function sayInsight(insight: Insight, { weekday, time }: Forms): Said {
  switch (insight.id) {
    case 'best-weekday': {
      const day = weekday(insight.weekday)
      return {
        title: `${day} suits you`,
        detail: `${reached(insight)} that began on a ${day} reached their target, clearly more often than on other days.`,
      }
    }
    case 'hardest-weekday': {
      const day = weekday(insight.weekday)
      return {
        title: `${day} asks more of you`,
        detail: `${reached(insight)} that began on a ${day} reached their target. A shorter target or a rest day may suit that day better.`,
      }
    }
    case 'best-part-of-day': {
      const [title, when] = parts[insight.part]
      return {
        title,
        detail: `${reached(insight)} that began ${when} reached their target, clearly more often than at other times.`,
      }
    }
    case 'four-weeks': {
      const period = (share: Share) =>
        `${share.of === 1 ? '1 fast' : `${share.of} fasts`}, of which ${share.reached} reached the target`
      return {
        title: 'Your last four weeks',
        detail: `Last four weeks: ${period(insight)}. The four weeks before: ${period(insight.before)}.`,
      }
    }
    case 'usual-start': {
      if (insight.spread === 'scattered') {
        return {
          title: 'No fixed hour',
          detail: 'Your fasts begin at very different times of day; none of them is usual.',
        }
      }
      const at = time(insight.minute)
      return insight.spread === 'steady'
        ? { title: 'A steady rhythm', detail: `Your fasts begin around ${at}, most times.` }
        : {
            title: `Mostly around ${at}`,
            detail: `Your fasts tend to begin around ${at}, an hour or two to either side.`,
          }
    }
    case 'target': {
      const had = `${reached(insight)} with a target of ${hours(insight.usualHours)} reached it.`
      return insight.shorterHours === null
        ? {
            title: `${hours(insight.usualHours)} fits you`,
            detail: `${had} There is no need for a longer one.`,
          }
        : {
            title: 'A shorter target may fit better',
            detail: `${had} Most of them would have reached ${hours(insight.shorterHours)}.`,
          }
    }
    case 'long-fasts':
      return {
        title: 'Eat well between long fasts',
        detail: `You fasted for 24 hours or more ${insight.fastIds.length} times in the last four weeks. Give your body full meals and rest days in between, and talk to a doctor if you feel weak, dizzy or unwell.`,
      }
  }
}

function reached({ reached, of }: Share): string {
  return `${reached} of your ${of} fasts`
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`
}

function sayReminder({ kind, time, targetHours }: ReminderFacts): Said {
  switch (kind) {
    case 'target':
      return {
        title: `${targetHours} hours: your target`,
        detail: `You reached it at ${time}. End your fast whenever it suits you.`,
      }
    case 'before-target':
      return {
        title: `Your target is at ${time}`,
        detail: `That is ${targetHours} hours. Time to think of a good first meal; ending sooner is fine too.`,
      }
    case 'planned-start':
      return {
        title: `Your plan: a fast from ${time}`,
        detail: 'Start it when you are ready, or leave it for another day.',
      }
  }
}
