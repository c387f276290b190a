import { blankCardData, cardFace, sendableCard } from '@parlour/mtg-cards'
import {
  cardCreate,
  cubeCreate,
  cubeUpdateAchievement,
  cubeUpdateScar,
  cubeUpdateSettings,
} from '@parlour/protocol'
import type { HubUser } from '../../tests/hub-client'

interface NewCube {
  readonly name: string
  readonly cards: number
  readonly scars: number
}

/** An achievement that watches every card of a cube made here. */
export const OTTER_FRIEND = { name: 'Otter friend', unlock: 'Win with an otter.', hidden: 'Sign the otter.' }

/**
 * Makes a legacy cube of creatures named `Veiled Otter 1` and so on, with scars and an achievement. Returns
 * its id.
 */
export async function makeLegacyCube(user: HubUser, { name, cards, scars }: NewCube): Promise<string> {
  const { cube } = await user.send(cubeCreate, {})
  const cubeId = cube._id
  await user.send(cubeUpdateSettings, { cubeId, settings: { name, editable: true, legacy: true } })
  for (let number = 1; number <= cards; number += 1) {
    const otter = cardFace({
      name: `Veiled Otter ${number}`,
      mana_cost: '{1}{W}',
      type_line: 'Creature — Otter',
      oracle_text: 'Morph {2}',
      power: '2',
      toughness: '2',
    })
    const cardData = sendableCard({ ...blankCardData(), card_faces: [otter] })
    await user.send(cardCreate, { cubeId, cardData, comment: 'made' })
  }
  for (let number = 1; number <= scars; number += 1)
    await user.send(cubeUpdateScar, {
      cubeId,
      scar: { id: null, text: `Change its rules, version ${number}.` },
    })
  const filters = [{ kind: 'name' as const, operator: 'and' as const, value: 'Otter' }]
  await user.send(cubeUpdateAchievement, { cubeId, achievement: { ...OTTER_FRIEND, filters } })
  return cubeId
}
