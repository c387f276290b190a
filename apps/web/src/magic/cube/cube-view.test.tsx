import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../testing/show-page'
import { CubeView } from './cube-view'

// Without its release number, which only a build knows, nothing of the live connection can be loaded.
vi.hoisted(() => vi.stubGlobal('__APP_VERSION__', 1))

afterEach(cleanup)

/** The view of a cube whose owner ends legacy mode and editing at the press of a button. */
function Changing() {
  const { tab } = useParams()
  const [isOpen, setOpen] = useState(true)
  const cube = testCube({ userId: 'bob', cardlist: ['moth'], flags: { editable: isOpen, legacy: isOpen } })
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        end it
      </button>
      <CubeView cube={cube} tabName={tab} onCube={() => undefined} reload={async () => undefined} />
    </>
  )
}

const AT = { path: '/magic/cube/cube/:tab?', before: ['/magic'] }
const hub = {
  'magic/card/lookup': lookupAmong([cubeCard('moth', { name: 'Lantern Moth', type_line: 'Instant' })]),
}
const show = (tab: string) => showPage(<Changing />, hub, { ...AT, at: `/magic/cube/cube/${tab}` })
const address = () => screen.getByLabelText('address').textContent
const scarsLink = () => screen.queryByRole('link', { name: /^scars/ })

it.each([
  ['scars', 'new scar', 'What the scar does'],
  ['achievements', 'new achievement', 'Unlock'],
])('keeps what is being written among the %s when legacy mode ends', async (tab, button, label) => {
  show(tab)
  fireEvent.click(await screen.findByRole('button', { name: button }))
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'Give it flash' } })
  fireEvent.click(screen.getByText('end it'))
  await waitFor(() => expect(scarsLink()).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('Give it flash')
  expect(address()).toBe(`/magic/cube/cube/${tab}`)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'discard' }))
  expect(await screen.findByText('1 card')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/magic/cube/cube/cards'))
})

it('replaces the address of a tab that the cube does not have, and keeps the rest of it', async () => {
  const { back } = show('nonsense?query=moth')
  await waitFor(() => expect(address()).toBe('/magic/cube/cube/cards?query=moth'))
  back()
  await waitFor(() => expect(address()).toBe('/magic'))
})

it.each([
  ['replaces the address when legacy mode ends', async () => undefined],
  [
    'replaces the address under another dialog with unsaved work, without a question',
    async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Cube menu' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'add/remove cards' }))
      const [box] = await screen.findAllByRole('textbox')
      fireEvent.change(box ?? document.body, { target: { value: 'Lantern Moth' } })
    },
  ],
])('%s', async (_, work) => {
  show('scars')
  await work()
  fireEvent.click(screen.getByText('end it'))
  await waitFor(() => expect(address()).toBe('/magic/cube/cube/cards'))
  expect(screen.queryByText(/will be lost/)).toBeNull()
})

it('writes the counts of its tabs like every other number of cards', () => {
  const counts = { cards: 2000, scars: 1234, unusedScars: 0, achievements: 3 }
  const view = <CubeView cube={testCube({ counts })} tabName="scars" onCube={vi.fn()} reload={vi.fn()} />
  showPage(view, {})
  const tabs = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['cards 2,000', 'scars 1,234', 'achievements 3', 'numbers', 'changes'])
})

it('keeps the edit of a card when the cube ceases to be editable', async () => {
  show('cards')
  fireEvent.click(await screen.findByRole('button', { name: /Lantern Moth/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^edit rules text/ }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'rules text' })
  fireEvent.change(field, { target: { value: 'Flying' } })
  fireEvent.click(screen.getByText('end it'))
  await waitFor(() => expect(scarsLink()).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'rules text' }).value).toBe('Flying')
})

it('asks before the back button leads away from what is being written', async () => {
  const { back } = show('scars')
  fireEvent.click(await screen.findByRole('button', { name: 'new scar' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What the scar does')
  fireEvent.change(field, { target: { value: 'Give it flash' } })
  const isKept = (event: Event) => !window.dispatchEvent(event)
  expect(isKept(new Event('beforeunload', { cancelable: true }))).toBe(true)
  back()
  expect(await screen.findByText('Your changes will be lost.')).toBeTruthy()
  expect([address(), field.value]).toEqual(['/magic/cube/cube/scars', 'Give it flash'])
  fireEvent.click(screen.getByRole('button', { name: 'discard' }))
  expect(isKept(new Event('beforeunload', { cancelable: true }))).toBe(false)
  back()
  await waitFor(() => expect(address()).toBe('/magic'))
})
