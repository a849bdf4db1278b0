import { useCallback, useEffect, useState } from 'react'
import { CHOSEN_EXERCISE_MS } from '#web/timing.ts'

/** The exercise that was chosen last, for a short while after. */
export function useChosen(): readonly [chosen: string | null, choose: (id: string) => void] {
  const [chosen, setChosen] = useState<{ readonly id: string } | null>(null)
  const choose = useCallback((id: string) => setChosen({ id }), [])

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => setChosen(null), CHOSEN_EXERCISE_MS)
    return () => clearTimeout(timer)
  }, [chosen])

  return [chosen?.id ?? null, choose]
}
