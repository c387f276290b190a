import { expect, it } from 'vitest'
import { locationNamed } from '../../rules/facts/map'
import { nextInDirection } from './next-in-direction'
import { placeLabel, placeName } from './place-words'
import { siteBox } from './site-box'

const at = (name: string) => {
  const place = locationNamed('base-4', name)
  if (place === undefined) throw new Error(`no ${name}`)
  return place
}
const owners = [
  { name: 'bob', color: 'red' },
  { name: 'ann', color: 'blue' },
] as const

it('a path space is called by the sites it lies between', () => {
  expect(placeName(at('ched-llace a'))).toBe('Ched Nasad to Llacerellyn, 1 of 2')
  expect(placeName(at('araum-ched'))).toBe('Araumycos to Ched Nasad')
  expect(placeName(at('Ched Nasad'))).toBe('Ched Nasad')
})

it('a location says what stands on it', () => {
  expect(placeLabel(at('Ched Nasad'), { troops: [1, 0, 1], spies: [0], control: 1 }, owners)).toBe(
    'Ched Nasad: 3 VP, 3 of 4 spaces filled (2 ann, 1 bob), control: ann, spies: bob, start site',
  )
  expect(placeLabel(at('Tsenviilyq'), { troops: [], spies: [] }, owners)).toBe(
    'Tsenviilyq: 4 VP, 0 of 3 spaces filled, nobody controls it',
  )
  expect(placeLabel(at('araum-ched'), { troops: [-1], spies: [] }, owners)).toBe(
    'Araumycos to Ched Nasad: 1 white',
  )
})

it('a site has room for its name and its spaces', () => {
  const halls = siteBox(at('Halls of the Scoured Legion'))
  expect(halls.lines).toEqual(['Halls of the', 'Scoured Legion'])
  const ruins = siteBox(at('Ruins of Dekanter'))
  expect(ruins.spaces.map(([, y]) => y > 0).length).toBe(6)
  expect(new Set(ruins.spaces.map(([, y]) => y)).size).toBe(2)
})

it('an arrow key leads to the nearest location that way', () => {
  const centers = new Map([
    ['here', [0, 0]],
    ['near', [10, 4]],
    ['far', [50, 0]],
    ['below', [2, 30]],
  ] as const)
  expect(nextInDirection(centers, 'here', 'ArrowRight')).toBe('near')
  expect(nextInDirection(centers, 'here', 'ArrowDown')).toBe('below')
  expect(nextInDirection(centers, 'here', 'ArrowUp')).toBeUndefined()
  expect(nextInDirection(centers, 'here', 'a')).toBeUndefined()
})
