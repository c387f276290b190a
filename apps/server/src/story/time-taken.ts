import { defined, type Seat } from '@parlour/kernel'
import type { TimeTaken, StoredStory } from '@parlour/protocol'

/** An answer, and who was asked before it. */
export interface TimedAnswer {
  readonly seq: number
  readonly actor: string
  readonly at: number
  readonly waiting: readonly string[]
}

/** Whoever takes longer than this over an answer has left the table: it counts for nothing. */
const LONGEST_THOUGHT = 30 * 60_000

/**
 * Returns how long each seat took over its answers, from the moment it was asked, and the longest of them.
 * `began` is when the game was made; bots take no time.
 */
export function timesTaken(
  seats: readonly Pick<Seat, 'name' | 'bot'>[],
  answers: readonly TimedAnswer[],
  began: number,
): Pick<StoredStory, 'times' | 'longest'> {
  const asked = new Map<string, number>()
  const times = new Map<string, number>()
  const bots = new Set(seats.filter(({ bot }) => bot !== undefined).map(({ name }) => name))
  let longest: StoredStory['longest']
  let last = began
  for (const { seq, actor, at, waiting } of answers) {
    for (const name of asked.keys()) if (!waiting.includes(name)) asked.delete(name)
    for (const name of waiting) if (!asked.has(name)) asked.set(name, last)
    const took = at - (asked.get(actor) ?? last)
    asked.delete(actor)
    last = at
    if (bots.has(actor) || took < 0 || took > LONGEST_THOUGHT) continue
    times.set(actor, (times.get(actor) ?? 0) + took)
    if (took > (longest?.took ?? 0)) longest = { name: actor, seq, took }
  }
  return {
    times: seats.map(
      ({ name }): TimeTaken => (bots.has(name) ? { name } : { name, took: times.get(name) ?? 0 }),
    ),
    ...defined({ longest }),
  }
}
