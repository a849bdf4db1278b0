import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Calculator,
  Flower2,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  Sprout,
  Timer,
} from 'lucide-react'
import { paths } from '#web/paths.ts'

/** A place that the header leads to. */
export interface NavigationLink {
  readonly to: string
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
  readonly description: MessageDescriptor
  /** Stands out from the others: the donation. */
  readonly isSpecial: boolean
}

export const navigationLinks: readonly NavigationLink[] = [
  {
    to: paths.dashboard,
    label: msg`Dashboard`,
    icon: LayoutDashboard,
    description: msg`View progress and stats`,
    isSpecial: false,
  },
  {
    to: paths.timer,
    label: msg`Fasting Timer`,
    icon: Timer,
    description: msg`Track fasting periods`,
    isSpecial: false,
  },
  {
    to: paths.yoga,
    label: msg`Yoga Exercises`,
    icon: Flower2,
    description: msg`Guided yoga sessions`,
    isSpecial: false,
  },
  {
    to: paths.calculator,
    label: msg`Health Calculator`,
    icon: Calculator,
    description: msg`Know your numbers`,
    isSpecial: false,
  },
  {
    to: paths.benefits,
    label: msg`Health Benefits`,
    icon: Sprout,
    description: msg`Learn about wellness benefits`,
    isSpecial: false,
  },
  {
    to: paths.donation,
    label: msg`Support Us`,
    icon: Heart,
    description: msg`Keep this app running`,
    isSpecial: true,
  },
]
