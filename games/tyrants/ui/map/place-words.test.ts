import { expect, it } from 'vitest'
import { locationNamed, placeName } from '../../rules/facts/map'
import { nextInDirection } from './next-in-direction'
import { placeLabel } from './place-words'
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
  const here = [0, 0] as const
  const points = [here, [10, 4], [50, 0], [2, 30]] as const
  expect(nextInDirection(points, here, 'ArrowRight')).toBe(1)
  expect(nextInDirection(points, here, 'ArrowDown')).toBe(3)
  expect(nextInDirection(points, here, 'ArrowUp')).toBeUndefined()
  expect(nextInDirection(points, here, 'a')).toBeUndefined()
})
