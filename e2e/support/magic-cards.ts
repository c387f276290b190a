import type { Card } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import type { HubUser } from '../../tests/hub-client'

/** A card that is among the real cards and among the hand-written ones. */
export async function elvesOf(user: HubUser): Promise<Card> {
  const { cards } = await user.send(cardByName, { names: ['Llanowar Elves'] })
  const card = cards.find(({ source }) => source === 'scryfall')
  if (card === undefined) throw new Error('There are no Llanowar Elves.')
  return card
}
