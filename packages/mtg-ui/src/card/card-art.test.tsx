import { cardFace } from '@parlour/mtg-cards'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CardArt } from './card-art'
import { faceClass } from './frame-class'

afterEach(cleanup)

const drawings = (type_line: string, oracle_text = '') => {
  const face = cardFace({ name: 'Here', type_line, oracle_text })
  const { container } = render(<CardArt face={face} />)
  return container.querySelectorAll('svg').length
}

it('draws the mana of a land large, in its landscape', () => {
  expect(drawings('Basic Land — Island')).toBe(2)
  cleanup()
  expect(drawings('Land', '{T}: Add one mana of any color.')).toBe(1)
  cleanup()
  expect(drawings('Creature — Otter', '{T}: Add {G}.')).toBe(1)
})

it('gives lands the colors that they make, and others those of their frames', () => {
  const classOf = (face: Parameters<typeof cardFace>[0]) => faceClass(cardFace(face))
  const island = classOf({ name: 'Island', type_line: 'Basic Land — Island' })
  expect(island).toBe(classOf({ name: 'Drake', type_line: 'Creature', mana_cost: '{U}' }))
  const dual = classOf({ name: 'Coast', type_line: 'Land — Island Forest' })
  expect(dual.split(' ')).toEqual([island, expect.any(String), expect.any(String)])
  expect(classOf({ name: 'Hub', type_line: 'Land' })).not.toBe(island)
})
