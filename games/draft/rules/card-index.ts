import { defined, once, RulesBug } from '@parlour/kernel'
import type { DraftSettings, PackCard, PackState } from './types'
import { refusal } from './refusals'

/** A dealt card and its place among all that were dealt. */
export interface DealtCard {
  readonly card: PackCard
  readonly place: number
}

/** The cards of a draft as those who see them may know them: by id, and pack by pack. */
interface CardIndex {
  readonly byId: ReadonlyMap<string, DealtCard>
  readonly packs: readonly (readonly PackCard[])[]
}

const indexes = new WeakMap<DraftSettings, CardIndex>()

/** Made once per settings. Refuses two cards with one id. `place` is the pack's place in `settings.packs`. */
export const cardIndex = (settings: DraftSettings): CardIndex =>
  once(indexes, settings, () => {
    const packs = settings.packs.map((pack) => pack.map(openCard))
    const byId = new Map<string, DealtCard>()
    for (const [place, pack] of packs.entries())
      for (const card of pack) {
        if (byId.has(card.id)) throw refusal('card_id_twice', { id: card.id })
        byId.set(card.id, { card, place })
      }
    return { byId, packs }
  })

/** The card of a pack card id. An unknown id is a bug: only ids out of the state come here. */
export function cardOf(settings: DraftSettings, id: string): PackCard {
  const dealt = cardIndex(settings).byId.get(id)
  if (dealt === undefined) throw new RulesBug(`no card of the draft has the id ${id}`)
  return dealt.card
}

/** What one pack held when it was dealt, in order. */
export const dealtCards = (settings: DraftSettings, { place }: PackState): readonly PackCard[] =>
  cardIndex(settings).packs[place] ?? []

/** What a card in a pack shows, named one by one. */
const openCard = ({ id, name, _id, rating, colors }: PackCard): PackCard => ({
  id,
  name,
  _id,
  ...defined({ rating, colors }),
})
