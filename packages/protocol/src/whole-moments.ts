import { applyDifference, isJsonObject, type Json } from '@parlour/kernel'
import { partAsJson } from './push'
import type { GameMoment, GamePart, WholeMoment } from './records'

/**
 * Returns neighboring moments whole: each is made of the one before it. Throws where the first is a change,
 * and where a change makes no part of a game.
 */
export function wholeMoments(moments: readonly GameMoment[]): readonly WholeMoment[] {
  const whole: WholeMoment[] = []
  for (const moment of moments) {
    const { seq, logLength } = moment
    if ('part' in moment) {
      whole.push(moment)
      continue
    }
    const before = whole.at(-1)?.part
    if (before === undefined) throw new Error('moments begin with a change')
    const { change } = moment
    const part = change === undefined ? before : asPart(applyDifference(partAsJson(before), change))
    if (part === undefined) throw new Error(`the change to moment ${seq} makes no part of a game`)
    whole.push({ seq, logLength, part })
  }
  return whole
}

/** Returns a value as the part of a game; undefined for one that is none. */
export function asPart(value: Json): GamePart | undefined {
  return isJsonObject(value) && Array.isArray(value.requests) && Array.isArray(value.waiting)
    ? (value as Json & GamePart)
    : undefined
}
