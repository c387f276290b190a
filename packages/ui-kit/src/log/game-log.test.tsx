import { MantineProvider } from '@mantine/core'
import { type LogArg, logLine } from '@parlour/kernel'
import type { ChatEntry } from '@parlour/protocol'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SeatsProvider } from '../seats/seats'
import { GameLog, type GameLogProps } from './game-log'

afterEach(cleanup)

const line = (id: number, template: string, player: string) =>
  ({ type: 'log', id, ...logLine(template, { player }) }) as const
const said = (id: string, author: string, text: string): ChatEntry => ({
  type: 'chat',
  id,
  author,
  text,
  position: 1,
  at: 0,
})

function show(props: Partial<GameLogProps>) {
  const viewer = { _id: '1', name: 'ann', isAdmin: false, seated: true }
  const nothing = async () => {}
  return render(
    <MantineProvider>
      <SeatsProvider seats={['ann', 'bob']}>
        <GameLog log={[]} chat={[]} viewer={viewer} sendChat={nothing} deleteChat={nothing} {...props} />
      </SeatsProvider>
    </MantineProvider>,
  )
}

test('text of players stays text', () => {
  show({
    log: [line(0, '{player} says <b>{{x}}</b>', 'bob')],
    chat: [said('c1', 'bob', '<img src=x onerror=alert(1)>')],
  })
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.getByText(/says <b>/)).toBeTruthy()
})

test('one may delete own lines only', () => {
  const deleteChat = vi.fn(async () => {})
  show({ chat: [said('c1', 'bob', 'mine'), said('c2', 'ann', 'yours')], deleteChat })
  fireEvent.click(screen.getByRole('button', { name: 'Delete this line' }))
  expect(deleteChat).toHaveBeenCalledWith('c2')
})

test('sends a line once and empties the field; keeps it with the reason when it fails', async () => {
  const sendChat = vi.fn(async () => {})
  const { rerender } = show({ sendChat })
  const field = () => screen.getByLabelText<HTMLInputElement>('Chat')
  fireEvent.change(field(), { target: { value: ' hello ' } })
  await act(async () => fireEvent.submit(field()))
  expect(sendChat).toHaveBeenCalledExactlyOnceWith('hello')
  expect(field().value).toBe('')
  rerender(<></>)
  show({ sendChat: async () => Promise.reject(new Error('The line is down.')) })
  fireEvent.change(field(), { target: { value: 'again' } })
  await act(async () => fireEvent.submit(field()))
  expect(field().value).toBe('again')
  expect(screen.getByText('The line is down.')).toBeTruthy()
})

test('leaves the field by Escape, with what was written', () => {
  show({ sendChat: async () => {} })
  const field = screen.getByLabelText<HTMLInputElement>('Chat')
  field.focus()
  fireEvent.change(field, { target: { value: 'later' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(document.activeElement).toBe(document.body)
  expect(field.value).toBe('later')
})

test('offers a rematch only once the game is over', () => {
  const { unmount } = show({})
  expect(screen.queryByRole('button', { name: 'rematch' })).toBeNull()
  unmount()
  const rematch = vi.fn(async () => {})
  show({ rematch })
  fireEvent.click(screen.getByRole('button', { name: 'rematch' }))
  expect(rematch).toHaveBeenCalledOnce()
})

test('the name at the head of a group is not said again in its lines', () => {
  show({ log: [line(0, '{player} opens pack 1', 'bob'), line(1, '{player} drafted a card', 'bob')] })
  expect(screen.getAllByText('bob')).toHaveLength(1)
  expect(screen.getByText('drafted a card')).toBeTruthy()
})

test('a line that speaks of what is the player’s keeps the name', () => {
  show({ log: [line(0, "{player}'s turn", 'bob'), line(1, '{player} draws', 'bob')] })
  const [turn, draws] = screen.getAllByRole('listitem')
  expect(turn?.textContent).toBe("bob's turn")
  expect(draws?.textContent).toBe('draws')
})

test('among nested lines of several players each keeps its name', () => {
  const nested = (id: number, player: string) => ({
    ...line(id, '{player} draws a card', player),
    indent: 1,
  })
  const log = [line(0, '{player} has priority', 'bob'), nested(1, 'ann'), nested(2, 'bob')]
  show({ log: [...log, line(3, '{player} passes', 'bob'), nested(4, 'bob')] })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.slice(1)).toEqual([
    'ann draws a card',
    'bob draws a card',
    expect.stringContaining('passes'),
    'draws a card',
  ])
})

test('lines that say the same are one line with a number', () => {
  const drafted = '{player} drafted a card'
  show({ log: [line(0, drafted, 'bob'), line(1, drafted, 'bob'), line(2, drafted, 'ann')] })
  expect(screen.getByText('× 2')).toBeTruthy()
  expect(screen.getAllByText('drafted a card', { exact: false })).toHaveLength(2)
})

const turn = (id: number, player: string) =>
  ({ type: 'log', id, ...logLine("{player}'s turn", { player }, { classes: ['turn-start'] }) }) as const

test('all turns but the last two are folded, with what was said in them still in sight; a heading opens its turn', () => {
  const log = ['ann', 'bob', 'ann', 'bob'].flatMap((player, at) => [
    turn(3 * at, player),
    line(3 * at + 1, `{player} does ${at}`, player),
  ])
  show({ log, chat: [said('c1', 'bob', 'well played')] })
  const seen = () => [0, 1, 2, 3].map((at) => screen.queryByText(`does ${at}`, { exact: false }) !== null)
  expect(seen()).toEqual([false, false, true, true])
  expect(screen.getByText('well played')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: /’s turn|'s turn/ })[0] as HTMLElement)
  expect(seen()).toEqual([true, false, true, true])
})

test('the chat can be read alone, and says how much of it there is', () => {
  show({
    log: [line(0, '{player} opens', 'bob')],
    chat: [said('c1', 'bob', 'hello'), said('c2', 'ann', 'hi')],
  })
  fireEvent.click(screen.getByRole('button', { name: 'chat only 2' }))
  expect(screen.queryByText('opens', { exact: false })).toBeNull()
  expect(screen.getByText('hello')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'show the log too 2' }))
  expect(screen.getByText('opens', { exact: false })).toBeTruthy()
})

test('cards and addresses in the chat are chips and links', () => {
  show({ chat: [said('c1', 'bob', '[[Oars]] at https://example.org/oars')] })
  expect(screen.getByText('Oars').tagName).toBe('SPAN')
  const { href, rel, target } = screen.getByRole<HTMLAnchorElement>('link')
  expect([href, rel, target]).toEqual(['https://example.org/oars', 'noreferrer', '_blank'])
})

test('a line shows its time if its minute differs from that of the line before', () => {
  const noon = new Date(2026, 0, 5, 12).getTime()
  const answered = (id: number, seconds: number) => ({
    type: 'response-received' as const,
    id,
    at: noon + 1000 * seconds,
    data: { seq: id, actor: 'bob', title: 'Play' },
  })
  const { container } = show({
    log: [
      answered(0, 0),
      line(1, '{player} plays', 'bob'),
      answered(2, 30),
      line(3, '{player} draws', 'ann'),
      answered(4, 120),
      line(5, '{player} passes', 'bob'),
    ],
  })
  const beside = [...container.querySelectorAll('time')].map((time) => [
    time.dateTime,
    time.parentElement?.querySelector('ol')?.textContent,
  ])
  expect(beside).toEqual([
    [new Date(noon).toISOString(), 'bob plays'],
    [new Date(noon + 120_000).toISOString(), 'bob passes'],
  ])
})

test('a click on a line shows on the board where its cards lie', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never)
  const card = ({ value }: LogArg) => <span data-shows={`card/${String(value)}`}>{String(value)}</span>
  const melds = logLine('{player} melds {card}', { player: 'bob', card: 'Oars' })
  show({ log: [{ type: 'log', id: 0, ...melds }], card })
  for (const name of ['Oars', 'Tools']) {
    const onBoard = document.createElement('i')
    onBoard.dataset.piece = `card/${name}`
    document.body.append(onBoard)
  }
  fireEvent.click(screen.getByText('melds', { exact: false }))
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-flash]')].map(({ dataset }) => dataset.piece),
  ).toEqual(['card/Oars'])
  for (const onBoard of document.querySelectorAll('[data-piece]')) onBoard.remove()
  vi.restoreAllMocks()
})

test('of a long log the end is drawn at once, what is before it by and by, and the rest on demand', async () => {
  // Two people in turn, so that each line is a group of its own.
  const log = Array.from({ length: 200 }, (_, id) =>
    line(id, `{player} draws card ${id}`, id % 2 === 0 ? 'ann' : 'bob'),
  )
  show({ log })
  const drawn = () => screen.getAllByText(/draws card/).length
  const earlier = () => screen.queryByRole('button', { name: /^show \d+ earlier$/ })
  expect(drawn()).toBe(12)
  expect(screen.getByText(/draws card 199/)).toBeTruthy()
  expect(earlier()).toBeNull()
  await waitFor(() => expect(drawn()).toBe(132), { timeout: 60_000 })
  expect(earlier()?.textContent).toBe('show 68 earlier')
  fireEvent.click(screen.getByRole('button', { name: 'show 68 earlier' }))
  expect(drawn()).toBe(200)
})
