import type { Card } from '@parlour/mtg-cards'
import { cardName } from '@parlour/mtg-cards'
import { STARTER_CUBE, STARTER_SET, starterCards } from '@parlour/mtg-cards/starter'
import { STARTER_RELEASE, insertCards } from '../store/cards/cards'
import { publishStarter } from '../store/cards/releases'
import { addSet, setsWithCodes } from '../store/cards/sets'
import { addCube } from '../store/records/cubes'
import { addScars } from '../store/records/scars'
import { copyIntoCube } from './custom-cards'
import type { Tx } from '../store/driver/store'

/** Puts the starter set and, in the owner's name, the starter cube with its scars into the store, once. */
export async function loadStarter(tx: Tx, ownerId: string): Promise<void> {
  const { code } = STARTER_SET
  if ((await setsWithCodes(tx, [code])).length > 0) return
  const cards = starterCards()
  await addSet(tx, STARTER_SET)
  await insertCards(tx, cards, {
    release: STARTER_RELEASE,
    version: 0,
    sets: new Map([[code, STARTER_SET]]),
  })
  await publishStarter(tx)
  const cube = await addCube(tx, { name: STARTER_CUBE.name, userId: ownerId, editable: true, legacy: true })
  await copyIntoCube(tx, cube.id, { cards: cubeCards(cards), userId: ownerId, comment: '' })
  await addScars(tx, cube.id, { texts: STARTER_CUBE.scars, createdBy: ownerId })
}

function cubeCards(cards: readonly Card[]): readonly Card[] {
  const byName = new Map(cards.map((card) => [cardName(card.data), card]))
  return STARTER_CUBE.cards.map((name) => {
    const card = byName.get(name)
    if (card === undefined) throw new Error(`the starter cube names an unknown card: ${name}`)
    return card
  })
}
