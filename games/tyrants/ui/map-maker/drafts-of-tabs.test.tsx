import { browserStorage, CallError } from '@parlour/ui-kit'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  beginWithTwo,
  hub,
  isNamed,
  nameField,
  open,
  press,
  row,
  show,
  type MapMakerFixture,
} from '../testing/map-maker-hub'
import { exportText, newMap } from './maker-document'

beforeEach(beginWithTwo)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rename = (value: string) => fireEvent.change(nameField(), { target: { value } })
const load = async (text: string) => {
  press('load')
  fireEvent.change(await screen.findByRole('textbox', { name: 'JSON' }), { target: { value: text } })
  press('take it')
}
const reload = (again: MapMakerFixture = {}) => {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  return show(again)
}
/** A promise that is kept when it is told to be. */
function gate() {
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  return { passed, pass: () => act(async () => pass()) }
}

test('a map that was loaded from a file, or is new, never takes the place of the one that was open', async () => {
  const { sent } = show()
  await open('Alpha')
  await isNamed('Alpha')
  await load(exportText({ ...newMap(), name: 'From a file' }))
  await isNamed('From a file')
  press('save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('_id')
  await row('From a file')
  press('new map')
  await isNamed('New map')
  press('save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).not.toHaveProperty('_id')
  expect(hub.get('a')?.name).toBe('Alpha')
})

test('a new map, a file, another map and a link ask before changes are lost', async () => {
  show()
  rename('Mine')
  press('new map')
  await screen.findByRole('dialog', { name: 'Unsaved changes' })
  press('keep editing')
  expect(nameField().value).toBe('Mine')
  await load(exportText(newMap()))
  await screen.findByRole('dialog', { name: 'Unsaved changes' })
  press('keep editing')
  await open('Alpha')
  await screen.findByRole('dialog', { name: 'Unsaved changes' })
  press('keep editing')
  reload({ at: '/mapmaker?map=b' })
  await screen.findByRole('dialog', { name: 'Unsaved changes' })
  expect(nameField().value).toBe('Mine')
  press('discard')
  await isNamed('Beta')
})

test('a draft that was changed is unsaved after a reload, and a save is no second map', async () => {
  const { sent } = show()
  await row('Alpha')
  rename('Mine')
  press('save')
  await waitFor(() => expect(sent).toHaveLength(1))
  await row('Mine')
  rename('Mine, larger')
  const again = reload()
  await open('Alpha')
  await screen.findByRole('dialog', { name: 'Unsaved changes' })
  press('keep editing')
  press('save')
  await waitFor(() => expect(again.sent).toHaveLength(1))
  expect(again.sent[0]).toMatchObject({ _id: 'new2', rev: 0, name: 'Mine, larger' })
  await row('Mine, larger')
  reload()
  await open('Alpha')
  await isNamed('Alpha')
})

test('a link to the map that is open with changes keeps them', async () => {
  show()
  await open('Alpha')
  await isNamed('Alpha')
  rename('Alpha, larger')
  reload({ at: '/mapmaker?map=a' })
  await row('Alpha')
  expect(nameField().value).toBe('Alpha, larger')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('each person has a draft of their own in a browser', async () => {
  show()
  rename('Of Ann')
  reload({ viewerId: 'bob' })
  await isNamed('New map')
  reload({ viewerId: 'ann' })
  await isNamed('Of Ann')
})

test('a tab that goes leaves what another tab kept since, unless it was changed after that', async () => {
  const key = 'parlour-map-maker ann'
  show()
  await row('Alpha')
  const other = JSON.stringify({ map: JSON.parse(exportText({ ...newMap(), name: 'Of the other tab' })) })
  const keepInOther = () => {
    localStorage.setItem(key, other)
    fireEvent(window, new StorageEvent('storage', { key }))
  }
  keepInOther()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toBe(other)
  rename('Of this tab')
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toContain('Of this tab')
  keepInOther()
  reload()
  await isNamed('Of the other tab')
})

test('where the browser keeps nothing, the page does not say that it does', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => {} })
  show()
  await screen.findByText('not kept in this browser')
  browserStorage.removeItem('parlour-map-maker ann')
})

test('what the hub says to a save is about the map that was saved alone', async () => {
  const { passed, pass } = gate()
  const { sent } = show({ answer: (path) => (path.endsWith('/save') ? passed : undefined) })
  await open('Alpha')
  await isNamed('Alpha')
  press('save')
  await open('Beta')
  await isNamed('Beta')
  await pass()
  await waitFor(async () => expect((await row('Beta')).getAttribute('aria-current')).toBe('true'))
  press('save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ _id: 'b', name: 'Beta' })
  expect(hub.get('a')?.name).toBe('Alpha')
})

test('a conflict that comes late says nothing of another map', async () => {
  const { passed, pass } = gate()
  let isAsked = false
  const stands = { ...hub.get('a'), rev: 7 }
  const late = async () => {
    isAsked = true
    await passed
    throw new CallError('Changed.', { httpStatus: 409, code: 'conflict', current: stands })
  }
  show({ answer: (path) => (path.endsWith('/save') ? late() : undefined) })
  await open('Alpha')
  await isNamed('Alpha')
  press('save')
  await waitFor(() => expect(isAsked).toBe(true))
  await open('Beta')
  await isNamed('Beta')
  await pass()
  expect(screen.queryByText(/^This map was saved elsewhere/)).toBeNull()
})

test('of two maps that are opened quickly, the second stays', async () => {
  const first = gate()
  show({
    answer: (path, { id }) => (path.endsWith('/fetch') && id === 'a' ? first.passed : undefined),
  })
  await open('Alpha')
  await open('Beta')
  await isNamed('Beta')
  await first.pass()
  expect(nameField().value).toBe('Beta')
})

test('what is drawn while a map is fetched is not lost to it', async () => {
  const { passed, pass } = gate()
  show({ answer: (path) => (path.endsWith('/fetch') ? passed : undefined) })
  await open('Alpha')
  rename('Mine')
  await pass()
  expect(nameField().value).toBe('Mine')
})

test('a copy of a map of ones own is another map', async () => {
  const { sent } = show()
  await open('Alpha')
  await isNamed('Alpha')
  press('save as a copy')
  await isNamed('copy of Alpha')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('_id')
  await row('copy of Alpha')
  rename('Gamma')
  press('save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ _id: 'new2', name: 'Gamma' })
  expect(hub.get('a')?.name).toBe('Alpha')
})
