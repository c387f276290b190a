import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draftKey } from './draft-store'
import { hub, show as showOver } from '../testing/map-maker-hub'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** Shows the map maker over a hub that keeps nothing. Returns what was saved. */
function show() {
  hub.clear()
  return showOver().sent
}

const drawing = () => within(screen.getByRole('group', { name: 'Map' }))
const node = (name: string) => drawing().getByRole('button', { name })
const choose = (name: string) => fireEvent.keyDown(node(name), { key: 'Enter' })
const mode = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const act = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const code = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

test('a map from nothing is connected, and saved as one that a game can be played on', async () => {
  const saved = show()
  expect(screen.queryByText('A game can be played on it')).toBeNull()
  mode('connect')
  screen.getByText(/^Choose two nodes; a curve comes between them/)
  choose('East')
  choose('West')
  await screen.findByText('A game can be played on it')
  expect(screen.getByRole('radio', { name: 'move' })).toHaveProperty('checked', true)
  act('save')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ name: 'New map', data: { players: 2, links: [['East', 'West']] } })
})

test('a new map shows no fault, and says what it still needs', () => {
  show()
  const checks = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem')
  expect(checks.filter((line) => line.dataset.wrong === 'true')).toEqual([])
  expect(checks.filter((line) => line.dataset.open === 'true').map((line) => line.textContent)).toEqual([
    'Nothing is connected yet: draw curves until every node can be reached',
  ])
  expect(
    screen.getByRole('group', { name: 'Map' }).querySelector('[data-handle][data-wrong="true"]'),
  ).toBeNull()
})

test('styles of a map are kept with it, and come back', async () => {
  const saved = show()
  const styles = code('Styles, JSON')
  fireEvent.change(styles, {
    target: { value: styles.value.replace('"background": "red"', '"background": "teal"') },
  })
  await waitFor(() => expect(code('Styles, JSON').value).toContain('teal'))
  act('save')
  await waitFor(() => expect(saved).toHaveLength(1))
  act('Undo: typed styles')
  fireEvent.click(await screen.findByRole('button', { name: /^New map/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'discard' }))
  await waitFor(() => expect(code('Styles, JSON').value).toContain('teal'))
})

test('what a site leaves out is shown as the game takes it', () => {
  show()
  choose('East')
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  expect(['Spaces', 'White', 'Points'].map(field)).toEqual(['4', '0', '2'])
})

test('a finger that is lifted ends no mode, a mouse that leaves the map does', () => {
  show()
  mode('connect')
  const leave = (pointerType: string) => {
    const event = createEvent.pointerOut(screen.getByRole('group', { name: 'Map' }))
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    fireEvent(screen.getByRole('group', { name: 'Map' }), event)
  }
  leave('touch')
  expect(screen.getByRole('radio', { name: 'connect' })).toHaveProperty('checked', true)
  leave('mouse')
  expect(screen.getByRole('radio', { name: 'move' })).toHaveProperty('checked', true)
})

test('cutting takes the curve away, undo brings it back, and Escape or a button ends a mode', async () => {
  show()
  mode('connect')
  choose('East')
  choose('West')
  mode('cut')
  choose('West')
  choose('East')
  await screen.findByText(/^Nothing is connected yet/)
  act('Undo: cut West and East')
  await screen.findByText('A game can be played on it')
  mode('cut')
  screen.getByRole('radio', { name: 'cut' }).focus()
  fireEvent.keyDown(document.activeElement ?? window, { key: 'Escape' })
  expect(screen.queryByText(/^Choose two nodes/)).toBeNull()
  mode('connect')
  choose('East')
  act('end')
  expect(screen.getByRole('radio', { name: 'move' })).toHaveProperty('checked', true)
})

test('the text follows the map, and a wrong text changes nothing and says its line', async () => {
  show()
  const elements = code('Elements, JSON')
  expect(elements.value).toContain('"name": "East"')
  fireEvent.change(elements, { target: { value: elements.value.replace('East', 'Gate') } })
  await waitFor(() => node('Gate'))
  fireEvent.change(elements, { target: { value: elements.value.replace('"left": 300', '"left" 300') } })
  await screen.findByText('line 2: a colon is missing')
  node('Gate')
  const styles = code('Styles, JSON')
  fireEvent.change(styles, { target: { value: '{\n".map": 7\n}' } })
  await screen.findByText("line 2: '.map' must be an object.")
})

test('a curve is chosen, and its handles are moved, by keys', () => {
  show()
  mode('connect')
  choose('East')
  choose('West')
  choose('curve from East to West')
  const at = () => node('first handle').getAttribute('cy')
  expect(at()).toBe('225')
  fireEvent.keyDown(node('first handle'), { key: 'ArrowDown' })
  fireEvent.keyDown(node('first handle'), { key: 'ArrowDown' })
  expect(at()).toBe('245')
  act('Undo: bent curve100')
  expect(at()).toBe('225')
})

test('the ground of a map has the color that its styles say, and nothing is fetched for it', async () => {
  show()
  const styles = code('Styles, JSON')
  fireEvent.change(styles, { target: { value: styles.value.replace('#ddd', 'teal') } })
  const sheet = screen.getByRole('group', { name: 'Map' })
  await waitFor(() => expect(sheet.querySelector('rect')?.style.fill).toBe('teal'))
  fireEvent.change(styles, { target: { value: styles.value.replace('teal', 'url(https://example.test)') } })
  await waitFor(() => expect(sheet.querySelector('rect')?.style.fill).toBe(''))
})

test('of a file with several maps one is chosen, and repairs are listed', async () => {
  show()
  const place = {
    kind: 'minor',
    size: 4,
    neutrals: 0,
    points: 1,
    start: true,
    layout: { x: 9, y: 9, w: 9, h: 9 },
  }
  const locations = [
    { ...place, name: 'Upper', neighbours: ['Lower'] },
    { ...place, name: 'Lower', neighbours: [] },
  ]
  const variants = { small: { players: 2, width: 300, height: 300, locations, curves: [] } }
  act('load')
  fireEvent.change(await screen.findByRole('textbox', { name: 'JSON' }), {
    target: { value: JSON.stringify({ variants }) },
  })
  act('take it')
  fireEvent.click(await screen.findByRole('button', { name: 'small' }))
  await screen.findByText(/^Linked, though only one of the two says so: 'Upper' to 'Lower'\./)
  node('Upper')
  act('got it')
  expect(screen.queryByText(/^Linked, though/)).toBeNull()
})

test('a frame that is broken off chooses nothing, and a finger draws none', () => {
  show()
  const sheet = screen.getByRole('group', { name: 'Map' })
  const frames = () => sheet.querySelectorAll(':scope > rect').length
  const before = frames()
  choose('East')
  fireEvent.pointerDown(sheet, { button: 0, pointerId: 1, pointerType: 'touch' })
  expect([frames(), node('East').getAttribute('aria-pressed')]).toEqual([before, 'true'])
  fireEvent.pointerUp(sheet, { pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerDown(sheet, { button: 0, pointerId: 2, pointerType: 'mouse' })
  expect(frames()).toBe(before + 1)
  fireEvent.pointerCancel(sheet, { pointerId: 2 })
  expect(frames()).toBe(before)
})

test('once another tab keeps its map in the browser, this one says that it is not kept', async () => {
  show()
  screen.getByText('kept in this browser')
  fireEvent(window, new StorageEvent('storage', { key: draftKey('bob') }))
  screen.getByText('kept in this browser')
  fireEvent(window, new StorageEvent('storage', { key: draftKey('ann') }))
  await screen.findByText('not kept in this browser')
  choose('East')
  fireEvent.keyDown(window, { key: 'ArrowLeft' })
  await screen.findByText('kept in this browser')
})

test('a chosen node has fields; arrow keys move it; Delete removes it', () => {
  show()
  choose('East')
  screen.getByText('300, 200')
  fireEvent.keyDown(window, { key: 'ArrowLeft' })
  screen.getByText('290, 200')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: '<b>Gate</b>' } })
  node('<b>Gate</b>')
  fireEvent.keyDown(window, { key: 'Delete' })
  expect(drawing().queryByRole('button', { name: '<b>Gate</b>' })).toBeNull()
})

test('a file that is no map is refused in a sentence, and nothing changes', async () => {
  show()
  act('load')
  const json = await screen.findByRole('textbox', { name: 'JSON' })
  fireEvent.change(json, { target: { value: '{"elems": 1}' } })
  act('take it')
  await screen.findByText(
    "This is not a map: 'elems' must be an object. 'elemMeta' is missing. Nothing was changed.",
  )
  act('cancel')
  node('East')
})
