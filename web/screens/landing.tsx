import { DayPath } from '#web/features/landing/day-path.tsx'
import { Features } from '#web/features/landing/features.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { Join } from '#web/features/landing/join.tsx'
import { Voices } from '#web/features/landing/voices.tsx'

export default function LandingScreen() {
  return (
    <>
      <Hero />
      <Features />
      <DayPath />
      <Voices />
      <Join />
    </>
  )
}
