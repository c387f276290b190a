import type { Request } from '@parlour/kernel'
import { AnsweringProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mapNamed } from '../../rules/facts/map'
import { piece } from '../../rules/facts/piece'
import { viewFor } from '../../rules/testing/view-fixture'
import { GameMap, type GameMapProps } from './game-map'
import { MAP_LAYOUTS } from './layouts/map-layouts'
import { shapePath } from './piece-shape'

afterEach(cleanup)

const places = mapNamed('base-2').locations
const [BOB, ANN] = [0, 1]

function show(props: Partial<GameMapProps> = {}, request?: Request) {
  const view = viewFor()
  render(
    <AnsweringProvider request={request}>
      <GameMap
        places={places}
        layout={MAP_LAYOUTS['base-2'].wide}
        shape="wide"
        stands={view.places}
        owners={view.players}
        viewer={ANN}
        presence={view.players.map((player) => player.presence)}
        {...props}
      />
    </AnsweringProvider>,
  )
}

const asked = (choices: Request['choices']): Request => ({
  id: 'r1',
  actor: 'ann',
  kind: 'deploy',
  title: 'Choose a location to deploy',
  choices,
  min: 1,
  max: 1,
})
const location = (name: RegExp | string) => screen.getByRole('button', { name })
const placeOf = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${name}"]`)
  if (found === null) throw new Error(`the map has no ${name}`)
  return found
}

test('every location can be found by its name, a site with value, spaces, control and spies', () => {
  show()
  const map = screen.getByRole('group', { name: 'Map' })
  expect(within(map).getAllByRole('button')).toHaveLength(places.length)
  location('Araumycos: 3 VP, 4 of 4 spaces filled (4 bob), control: bob, total, marker: bob')
  location(
    'Menzoberranzan: 5 VP, 3 of 6 spaces filled (1 white, 2 ann), control: ann, marker: ann, spies: bob',
  )
  location('Ched Nasad to Llacerellyn, 1 of 2: 1 bob')
})

test('who holds a marker, and what it pays, stands on it', () => {
  show()
  within(placeOf('Araumycos')).getByText('+1 inf, +3 VP')
  within(placeOf('Menzoberranzan')).getByText('+1 influence')
  within(placeOf('Tsenviilyq')).getByText('1 inf / 1 VP')
})

test('who controls a site is on it by the shape of their seat, a minor site too', () => {
  show()
  const holder = (name: string) => placeOf(name).querySelector('[data-holder]')?.getAttribute('d')
  expect(holder('Araumycos')).toBe(shapePath(BOB, 5.5))
  expect(holder('Ched Nasad')).toBe(shapePath(BOB, 5.5))
  expect(holder('Menzoberranzan')).toBe(shapePath(ANN, 5.5))
  expect(holder('Everfire')).toBeUndefined()
})

test('owners are told apart by shape and letter beside their color', () => {
  show()
  const shapes = (name: string) =>
    [...placeOf(name).querySelectorAll('path[stroke-linejoin]')].map((path) => path.getAttribute('d'))
  const [ann, ...bobs] = shapes('Ched Nasad')
  expect(bobs).toHaveLength(2)
  expect(new Set(bobs).size).toBe(1)
  expect(ann).not.toBe(bobs[0])
})

test('pointing at a location shows its details', () => {
  show()
  fireEvent.pointerOver(location(/^Menzoberranzan/), { pointerType: 'mouse' })
  const tip = within(screen.getByRole('tooltip'))
  expect(tip.getByText('3 of 6: 1 white, 2 ann')).toBeTruthy()
  expect(tip.getByText('1 influence; total also 2 VP')).toBeTruthy()
  expect(tip.getByText('marker held by').nextSibling?.textContent).toBe('ann')
})

const reaches = (name: string) => placeOf(name).dataset.reached === 'true'
const presenceOf = (name: string, pressed: boolean) =>
  within(screen.getByRole('group', { name: 'Presence' })).getByRole('button', { name, pressed })

test('the presence of any player is shown on demand, and hidden again', () => {
  show()
  expect(['Ched Nasad', 'Araumycos'].map(reaches)).toEqual([true, false])
  const map = screen.getByRole('group', { name: 'Map' })
  expect(map.dataset.reachOf).toBe('viewer')
  fireEvent.click(presenceOf('bob', false))
  expect(presenceOf('bob', true)).toBeTruthy()
  // Where the viewer could deploy is marked only in their own.
  expect(map.dataset.reachOf).toBe('other')
  expect(['Ched Nasad', 'Araumycos'].map(reaches)).toEqual([true, true])
  fireEvent.click(presenceOf('ann', false))
  expect(presenceOf('bob', false)).toBeTruthy()
  expect(['Ched Nasad', 'Araumycos'].map(reaches)).toEqual([true, false])
  fireEvent.click(presenceOf('ann', true))
  expect(presenceOf('ann', false)).toBeTruthy()
})

test('whoever only watches sees the presence of any player, too', () => {
  show({ viewer: undefined })
  expect(reaches('Araumycos')).toBe(false)
  fireEvent.click(presenceOf('bob', false))
  expect(reaches('Araumycos')).toBe(true)
})

test('while a player deploys, the map shows their own presence', () => {
  show({ isReachShown: true })
  fireEvent.click(presenceOf('bob', false))
  expect(presenceOf('ann', true)).toBeTruthy()
  expect(reaches('Araumycos')).toBe(false)
})

test('the details of a location list who has presence there', () => {
  show()
  fireEvent.pointerOver(location(/^Araumycos: /), { pointerType: 'mouse' })
  expect(screen.getByText('presence', { selector: 'dt' }).nextSibling?.textContent).toBe('bob')
})

test('a location that a question offers is picked by a click, and by Enter', () => {
  show({}, asked([{ title: 'ched-llace b', pieces: [piece.location('ched-llace b')] }, 'elsewhere']))
  const space = location('Ched Nasad to Llacerellyn, 2 of 2: free')
  expect(space.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(space)
  expect(space.getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(space, { key: 'Enter' })
  expect(space.getAttribute('aria-pressed')).toBe('false')
})

test('a troop or a spy that a question offers is picked itself, not its location', () => {
  const troop = piece.troop('Ched Nasad', 0)
  const spy = piece.spy('Menzoberranzan', 0)
  show(
    {},
    asked([
      { title: 'Ched Nasad, bob', pieces: [troop] },
      { title: 'spy', pieces: [spy] },
    ]),
  )
  fireEvent.click(location('bob troop, Ched Nasad'))
  expect(location('bob troop, Ched Nasad').getAttribute('aria-pressed')).toBe('true')
  expect(location(/^Ched Nasad: /).hasAttribute('aria-pressed')).toBe(false)
  expect(location('spy of bob, Menzoberranzan').getAttribute('aria-pressed')).toBe('false')
})

test('a click on a location that is not an answer opens what can be done there; Escape closes it', () => {
  show({ menu: (at) => <button type="button">deploy at {places[at]?.name}</button> })
  fireEvent.click(location(/^Everfire: /))
  const menu = within(screen.getByRole('group', { name: 'Everfire' }))
  const button = menu.getByRole('button', { name: 'deploy at Everfire' })
  fireEvent.keyDown(button, { key: 'Escape' })
  fireEvent.keyDown(location(/^Everfire: /), { key: 'Escape' })
  expect(screen.queryByRole('group', { name: 'Everfire' })).toBeNull()
})

test('a finger beside a location means the nearest within reach, an answer before any other', () => {
  const [near, answer, far] = [/^Everfire: /, /^Araumycos: /, /^Menzoberranzan: /] as const
  show(
    { menu: (at) => <button type="button">deploy at {places[at]?.name}</button> },
    asked([{ title: 'Araumycos', pieces: [piece.location('Araumycos')] }, 'elsewhere']),
  )
  for (const plate of document.querySelectorAll('[data-center]'))
    plate.getBoundingClientRect = () => new DOMRect(-500, -500, 10, 10)
  location(near).getBoundingClientRect = () => new DOMRect(100, 100, 10, 10)
  location(answer).getBoundingClientRect = () => new DOMRect(140, 100, 10, 10)
  location(far).getBoundingClientRect = () => new DOMRect(300, 100, 10, 10)
  const map = screen.getByRole('group', { name: 'Map' })
  const isOpen = (name: string) => screen.queryByRole('group', { name }) !== null
  fireEvent.click(map, { clientX: 90, clientY: 110 })
  expect(isOpen('Everfire')).toBe(true)
  fireEvent.click(map, { clientX: 260, clientY: 110 })
  expect(isOpen('Everfire') || isOpen('Menzoberranzan')).toBe(false)
  fireEvent.click(map, { clientX: 125, clientY: 110 })
  expect(location(answer).getAttribute('aria-pressed')).toBe('true')
})

test('Enter opens it too, and does not press the button that gets the focus', () => {
  show({ menu: (at) => <button type="button">deploy at {places[at]?.name}</button> })
  expect(fireEvent.keyDown(location(/^Everfire: /), { key: 'Enter' })).toBe(false)
  expect(screen.getByRole('button', { name: 'deploy at Everfire' })).toBeTruthy()
})

test('the arrow keys lead from location to location', () => {
  show()
  const start = location(/^Araumycos: /)
  start.focus()
  fireEvent.keyDown(start, { key: 'ArrowDown' })
  expect(document.activeElement?.closest('[data-place]')).not.toBe(placeOf('Araumycos'))
})

test('the whole map is one stop of the Tab key: an answer, else a site, then what had the focus last', () => {
  const stops = () =>
    [...document.querySelectorAll('svg [tabindex="0"]')].map((one) => one.getAttribute('aria-label'))
  show()
  expect(stops()).toHaveLength(1)
  const site = location(/^Everfire: /)
  site.focus()
  expect(stops()).toEqual([site.getAttribute('aria-label')])
  cleanup()
  const pieces = [piece.troop('Ched Nasad', 0)]
  show({}, asked([{ title: 'Ched Nasad, bob', pieces }, 'elsewhere']))
  expect(stops()).toEqual(['bob troop, Ched Nasad'])
})

test('the map is zoomed in, and fitted again', () => {
  show()
  const widthSeen = () =>
    Number(screen.getByRole('group', { name: 'Map' }).getAttribute('viewBox')?.split(' ')[2])
  const before = widthSeen()
  fireEvent.click(screen.getByRole('button', { name: 'zoom in' }))
  expect(widthSeen()).toBeCloseTo(before * 0.8)
  fireEvent.click(screen.getByRole('button', { name: 'fit' }))
  expect(widthSeen()).toBe(before)
})

test('a map is drawn from its places alone', () => {
  cleanup()
  render(<GameMap places={places} layout={MAP_LAYOUTS['base-2'].tall} shape="tall" />)
  expect(location('Chasmleap Bridge: 1 VP, 0 of 1 spaces filled, nobody controls it')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Presence' })).toBeNull()
})
