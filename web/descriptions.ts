import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Path, paths } from './paths.ts'

/** What the head of each page says of it to search engines. Apart from the pages: no browser needs it. */
export const descriptions: Readonly<Record<Path, MessageDescriptor>> = {
  [paths.home]: msg`A free fasting timer with history and honest insights, guided yoga and a health calculator. Open source, without ads.`,
  [paths.login]: msg`Sign in to Upvas to see your fast and your history.`,
  [paths.register]: msg`Create a free Upvas account: a fasting timer with history, without ads.`,
  [paths.forgotPassword]: msg`Ask for a link to set a new password for Upvas.`,
  [paths.resetPassword]: msg`Set a new password for Upvas.`,
  [paths.verifyEmail]: msg`Confirm the email address of your Upvas account.`,
  [paths.authCallback]: msg`Completing your sign-in to Upvas.`,
  [paths.benefits]: msg`Thirty findings on intermittent fasting, yoga and regular walking, each with its study, what it cannot tell, and how to begin gently.`,
  [paths.yoga]: msg`Yoga exercises by what people choose them for, each with a drawn pose, its steps and its cautions. Free, without ads.`,
  [paths.about]: msg`Why Upvas exists: an ad-free, customer-first wellness app with a timer that keeps its place and numbers that say where they come from.`,
  [paths.calculator]: msg`Metabolic rate, calorie target, BMI, a walking plan, exercise burns and fasting options, each with its formula and source. Nothing you type is sent.`,
  [paths.donation]: msg`A one-time gift of 10 rupees or more keeps Upvas free and without ads, and makes you a lifetime supporter.`,
  [paths.payment]: msg`Pay your gift to Upvas by UPI, or from abroad with Wise.`,
  [paths.dashboard]: msg`Your running fast, your history and your progress.`,
  [paths.timer]: msg`Start a fast, watch it and end it.`,
  [paths.account]: msg`Your name, your devices, your password and your data.`,
}
