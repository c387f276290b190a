import { cardOf, dealtCards } from '../card-index'
import { passesPacks } from '../facts/ways'
import type { DraftState, PackState } from '../types'

/** How often a card was offered to drafters of one sort, people or bots, and what they did with it. */
export interface PickCount {
  readonly name: string
  readonly byBots: boolean
  /** Picks from packs that held it. */
  readonly seen: number
  readonly taken: number
  /** Sums over all times it was taken: which pick of its pack, from 1; the same squared; the pack's size. */
  readonly places: number
  readonly placesSquared: number
  readonly sizes: number
  /** Taken as the last card of its pack. */
  readonly last: number
  /** Passed on by whoever opened a pack that comes back to them. */
  readonly passed: number
  /** Of these, how often it came back. */
  readonly wheeled: number
}

/** The figures of a count. */
export type PickFigure = Exclude<keyof PickCount, 'name' | 'byBots'>

const NONE: Readonly<Record<PickFigure, number>> = {
  ...{ seen: 0, taken: 0, places: 0, placesSquared: 0, sizes: 0, last: 0, passed: 0, wheeled: 0 },
}

/**
 * Returns what a draft that is over says of its cards, by name: one count of what people did with each and
 * one of what bots did, without those that neither was offered. Nothing where packs are not passed: who opens
 * a card there did not choose it.
 */
export function pickCounts(state: DraftState): readonly PickCount[] {
  if (!passesPacks(state.settings)) return []
  const counts = new Map<string, PickCount>()
  const add = (name: string, byBots: boolean, figures: Partial<Record<PickFigure, number>>): void => {
    const key = `${byBots ? 'bots' : 'people'} ${name}`
    const sum = { ...NONE, ...counts.get(key) }
    for (const [figure, value] of Object.entries(figures)) sum[figure as PickFigure] += value
    counts.set(key, { ...sum, name, byBots })
  }
  const takers = takersOf(state)
  for (const pack of state.packs) {
    const dealt = dealtCards(state.settings, pack)
    for (const [at, id] of pack.gone.entries()) {
      const byBots = takers.get(id) ?? false
      const gone = new Set(pack.gone.slice(0, at))
      for (const card of dealt) if (!gone.has(card.id)) add(card.name, byBots, { seen: 1 })
      const place = at + 1
      add(cardOf(state.settings, id).name, byBots, {
        ...{ taken: 1, places: place, placesSquared: place ** 2, sizes: dealt.length },
        last: place === dealt.length ? 1 : 0,
      })
    }
    for (const { name, byBots, wheeled } of passedOn(state, pack, takers))
      add(name, byBots, { passed: 1, wheeled: wheeled ? 1 : 0 })
  }
  return [...counts.values()]
}

/** Whether a bot took a card, by the card's id. */
const takersOf = ({ drafters, settings }: DraftState): ReadonlyMap<string, boolean> => {
  const bots = new Set(settings.players.flatMap(({ name, bot }) => (bot === undefined ? [] : [name])))
  return new Map(drafters.flatMap(({ name, picked }) => picked.map((id) => [id, bots.has(name)] as const)))
}

/** The cards that the first drafter of a pack passed on, if it was large enough to come back. */
function passedOn({ settings, drafters }: DraftState, pack: PackState, takers: ReadonlyMap<string, boolean>) {
  const { cardsPerPick = 1 } = settings
  const round = drafters.length * cardsPerPick
  const [first] = pack.gone
  if (first === undefined || pack.gone.length <= round) return []
  const byBots = takers.get(first) ?? false
  return pack.gone
    .slice(cardsPerPick)
    .map((id, at) => ({ name: cardOf(settings, id).name, byBots, wheeled: at + cardsPerPick >= round }))
}
