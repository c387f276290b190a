import { applyDifference, defined } from '@parlour/kernel'
import { type GameMoments, gameMoments, MOST_MOMENTS, partAsJson } from '@parlour/protocol'
import { sendQuietly } from '../api/send'
import { asPart } from '../game/merge-push'
import type { MomentPage, MomentSource, SeatMoment } from './moments'

/** Returns where the moments of a game come from, with the eyes of a seat; without it the viewer's own. */
export const momentSource = (gameId: string, eyes: string | undefined): MomentSource => ({
  pageSize: MOST_MOMENTS,
  load: async (from, to) =>
    pageOf(await sendQuietly(gameMoments, { gameId, from, to, ...defined({ eyes }) })),
})

/**
 * Returns the moments of a page whole: each is made of the one before it.
 * @internal
 */
export function pageOf({ moments, first }: GameMoments): MomentPage {
  const whole: SeatMoment[] = []
  for (const moment of moments) {
    const { seq, logLength } = moment
    if ('part' in moment) {
      whole.push({ seq, logLength, part: moment.part })
      continue
    }
    const before = whole.at(-1)?.part
    if (before === undefined) throw new Error('a page of moments begins with a change')
    const { change } = moment
    const part = change === undefined ? before : asPart(applyDifference(partAsJson(before), change))
    if (part === undefined) throw new Error(`the change to moment ${seq} makes no part of a game`)
    whole.push({ seq, logLength, part })
  }
  return { moments: whole, ...defined({ first }) }
}
