import type { Share } from './share.ts'

/**
 * The chance that a group drawn blindly from all fasts would hold at least so many that reached their target: the upper
 * tail of the hypergeometric distribution, as in Fisher's exact test (https://en.wikipedia.org/wiki/Fisher%27s_exact_test).
 */
export function chanceOfAtLeast(group: Share, all: Share): number {
  const logWays = waysToChoose(all.of)
  const draws = logWays(all.of, group.of)
  let chance = 0
  for (let reached = group.reached; reached <= Math.min(group.of, all.reached); reached++) {
    const ways = logWays(all.reached, reached) + logWays(all.of - all.reached, group.of - reached)
    chance += Math.exp(ways - draws)
  }
  return chance
}

// In logarithms, as the ways to choose among a hundred fasts have thirty digits. None to choose more than there are.
function waysToChoose(most: number): (from: number, chosen: number) => number {
  const logFactorials = [0]
  for (let number = 1; number <= most; number++) {
    logFactorials.push(logFactorial(number - 1) + Math.log(number))
  }
  return (from, chosen) =>
    chosen > from
      ? -Infinity
      : logFactorial(from) - logFactorial(chosen) - logFactorial(from - chosen)

  function logFactorial(number: number): number {
    return logFactorials[number] as number
  }
}
