import { blankCardData, type Card, cardFace, exportCubeJson } from '@parlour/mtg-cards'
import { expect, it } from 'vitest'
import { cubeImport } from './cubes'

it('a cube of the most cards, each with a long text, can be taken in again', () => {
  const face = cardFace({ name: 'A card with a rather long name', oracle_text: 'Draw a card. '.repeat(30) })
  const data = { ...blankCardData(), card_faces: [face] }
  const cards = Array.from({ length: 5000 }, (_, at): Card => ({ _id: `card-${at}`, source: 'custom', data }))
  const flags = { editable: true, legacy: false }
  const text = exportCubeJson({ name: 'Large', flags, cards, unusedScars: [], scarsOf: new Map() })
  const body = { text, name: 'Large' }
  expect(cubeImport.body.safeParse(body).success).toBe(true)
  expect(JSON.stringify(body).length).toBeLessThan(cubeImport.mostBytes)
})
