import { Refusal, RulesBug } from '@parlour/kernel'
import type { DraftSettings, PackCard, PackState } from './types'

/** A dealt card and its place among all that were dealt. */
export interface DealtCard {
  readonly card: PackCard
  readonly place: number
}

const indexes = new WeakMap<DraftSettings, ReadonlyMap<string, DealtCard>>()

/** Every card of the draft by its pack card id, made once per settings, as those who see it may know it. Refuses two cards with one id. `place` is the pack's place in `settings.packs`. */
export function cardIndex(settings: DraftSettings): ReadonlyMap<string, DealtCard> {
  const known = indexes.get(settings)
  if (known !== undefined) return known
  const index = new Map<string, DealtCard>()
  settings.packs.forEach((pack, place) => {
    for (const card of pack) {
      if (index.has(card.id)) throw new Refusal(`Two cards of the draft have the id ${card.id}.`)
      index.set(card.id, { card: openCard(card), place })
    }
  })
  indexes.set(settings, index)
  return index
}

/** The card of a pack card id. An unknown id is a bug: only ids out of the state come here. */
export function cardOf(settings: DraftSettings, id: string): PackCard {
  const dealt = cardIndex(settings).get(id)
  if (dealt === undefined) throw new RulesBug(`no card of the draft has the id ${id}`)
  return dealt.card
}

/** What one pack held when it was dealt, in order. */
export function dealtCards(settings: DraftSettings, { place }: PackState): readonly PackCard[] {
  return (settings.packs[place] ?? []).map(({ id }) => cardOf(settings, id))
}

/** What a card in a pack shows, named one by one. */
const openCard = ({ id, name, _id, rating, colors }: PackCard): PackCard => ({
  id,
  name,
  _id,
  ...(rating === undefined ? {} : { rating }),
  ...(colors === undefined ? {} : { colors }),
})
