import { logLine } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CoachProvider } from '../screen/coach-place'
import { StartLookBackProvider } from '../look-back/look-back'
import { SeatsProvider } from '../seats/seats'
import type { GameScreenProps } from '../game-screen'
import { screenOf } from '../testing/screen-of'
import { AwayStrip, type TurnSummary } from './away-strip'
import { TurnDeedsView } from './turn-deeds-view'

afterEach(cleanup)

const card = () => undefined
const turn = (id: number, player: string): WireLogEntry => ({
  type: 'log',
  id,
  ...logLine("{player}'s turn", { player }, { classes: ['turn-start'] }),
})
const answer = (seq: number): WireLogEntry => ({
  type: 'response-received',
  id: 10 + seq,
  at: seq,
  data: { seq, actor: 'bob', title: 'Choose' },
})
const melds = (id: number, name: string): WireLogEntry => ({
  type: 'log',
  id,
  ...logLine('{player} melds {card}', { player: 'bob', card: name }),
})
const log = [turn(0, 'ann'), turn(1, 'bob'), answer(5), melds(2, 'Oars'), answer(6), melds(3, 'Tools')]

function show(start: ((at?: number) => void) | undefined, isTold: boolean, coach?: string) {
  const turnSummary: TurnSummary = (one) => <TurnDeedsView turn={one} card={card} />
  const Screen = ({ game, viewer }: GameScreenProps) => (
    <AwayStrip {...{ game, viewer, card }} turnSummary={isTold ? turnSummary : undefined} />
  )
  render(
    <SeatsProvider seats={['ann', 'bob']}>
      <StartLookBackProvider value={start}>
        <CoachProvider value={coach}>{screenOf(Screen, { view: {}, log })}</CoachProvider>
      </StartLookBackProvider>
    </SeatsProvider>,
  )
}

test.each([
  ['an act', false],
  ['a deed of a turn', true],
])('%s leads to its moment', (_, isTold) => {
  const start = vi.fn()
  show(start, isTold)
  fireEvent.click(screen.getByRole('button', { name: 'Look back at answer 5' }))
  fireEvent.click(screen.getByRole('button', { name: 'Look back at answer 6' }))
  expect(start.mock.calls).toEqual([[5], [6]])
})

test('where one cannot look back, nothing leads anywhere', () => {
  show(undefined, true)
  expect(screen.queryByRole('button', { name: /^Look back/ })).toBeNull()
})

test('a lesson tells nobody what happened while they were away', () => {
  const away = () => screen.queryByRole('region', { name: 'While you were away' })
  show(undefined, true)
  expect(away()).not.toBeNull()
  cleanup()
  show(undefined, true, 'Click the card.')
  expect(away()).toBeNull()
})
