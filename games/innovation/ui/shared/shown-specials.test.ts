import { expect, test } from 'vitest'
import { shownSpecials } from './shown-specials'

const DECREES = ['War', 'Expansion', 'Trade', 'Advancement', 'Rivalry']
const SPECIALS = ['Empire', 'Monument', 'Museum 1']
const facts = (asked = '') => ({
  progress: (name: string) =>
    name === 'Empire' ? { have: 2, need: 6 } : name === 'Monument' ? { have: 0, need: 4 } : undefined,
  isAsked: (name: string) => name === asked,
})

test('a few are all shown', () => {
  expect(shownSpecials(SPECIALS, facts())).toEqual(SPECIALS)
})

test('of many those are shown that the viewer has begun, and those that answer', () => {
  expect(shownSpecials([...SPECIALS, ...DECREES], facts())).toEqual(['Empire'])
  expect(shownSpecials([...SPECIALS, ...DECREES], facts('Trade'))).toEqual(['Empire', 'Trade'])
})
