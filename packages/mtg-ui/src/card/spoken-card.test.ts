import { blankCardData, type Card, cardFace, type CardFace } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { spokenCard } from './spoken-card'

const cardOf = (...faces: readonly Partial<CardFace>[]): Card => ({
  _id: 'card',
  source: 'custom',
  data: { ...blankCardData(), card_faces: faces.map((face) => cardFace(face)) },
})

test('says cost, type, size and text with its symbols as words', () => {
  const spoken = spokenCard(
    cardOf({
      name: 'Elf',
      mana_cost: '{1}{G/U}',
      type_line: 'Creature - Elf',
      power: '1',
      toughness: '2',
      oracle_text: '{T}: Add {G}.\nCARD_NAME sings.',
    }),
  )
  expect(spoken).toBe('cost 1, green or blue, Creature - Elf, 1/2. tap: Add green. Elf sings.')
})

test('says the other face of a card by its name', () => {
  const spoken = spokenCard(cardOf({ name: 'Day', type_line: 'Land' }, { name: 'Night', type_line: 'Land' }))
  expect(spoken).toBe('Land. other face Night, Land.')
})
