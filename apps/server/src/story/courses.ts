import { type CourseName, defined, type LineChart, type MomentStanding } from '@parlour/kernel'

/** Returns a chart for each course of a game: how the numbers of its seats stood at the end of each round. */
export function courseCharts(
  courses: readonly CourseName[],
  standings: readonly MomentStanding[],
  unit: string,
): readonly LineChart[] {
  const rounds = roundEnds(standings)
  const [first] = rounds
  if (first === undefined || rounds.length < 2) return []
  return courses.map(({ title, stepped }, course) => ({
    kind: 'lines',
    title,
    unit,
    from: first.round - 1,
    ...defined({ stepped }),
    values: first.standing.worth.map((_, seat) =>
      [standings[0], ...rounds.map(({ standing }) => standing)].map(
        (standing) => standing?.values[course]?.[seat] ?? 0,
      ),
    ),
  }))
}

interface RoundEnd {
  readonly round: number
  readonly standing: MomentStanding
}

/**
 * How a game stood at the end of each round: at the first moment of the next one, or at the end of all. A
 * round that was taken back counts as it was played afterwards.
 */
function roundEnds(standings: readonly MomentStanding[]): readonly RoundEnd[] {
  const ends: RoundEnd[] = []
  for (const [at, { round }] of standings.entries()) {
    const next = standings[at + 1]
    while ((ends.at(-1)?.round ?? 0) >= round) ends.pop()
    const standing = next ?? standings[at]
    if (standing !== undefined && (next === undefined || next.round > round)) ends.push({ round, standing })
  }
  return ends
}
