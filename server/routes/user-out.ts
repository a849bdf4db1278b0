import type { User as UserOut } from '#contract/user.ts'
import type { User } from '#domain/user.ts'

/** A person as they travel. */
export function userOut(user: User): UserOut {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedMs !== null,
    hasPassword: user.hasPassword,
    timeZone: user.timeZone,
    targetHours: user.targetHours,
    locale: user.locale,
    gentleMode: user.gentleMode,
    careAnswer: user.careAnswer && {
      version: user.careAnswer.version,
      at: new Date(user.careAnswer.answeredMs).toISOString(),
    },
    createdAt: new Date(user.createdMs).toISOString(),
  }
}
