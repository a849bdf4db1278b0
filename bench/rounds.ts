/** Does each thing once a round, in an order that turns, and answers what came of it, round by round. What comes of the first rounds, in which programs warm up, is left out. */
export async function inRounds<Name extends string, Result>(
  { rounds, warmUps }: { readonly rounds: number; readonly warmUps: number },
  names: readonly Name[],
  work: (name: Name, round: number) => Promise<Result>,
): Promise<Record<Name, Result>[]> {
  const results: Record<Name, Result>[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const result = {} as Record<Name, Result>
    const order = round % 2 === 0 ? names : names.toReversed()
    for (const name of order) result[name] = await work(name, round)
    if (round >= warmUps) results.push(result)
  }
  return results
}
