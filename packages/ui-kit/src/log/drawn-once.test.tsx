import { MantineProvider } from '@mantine/core'
import { logLine } from '@parlour/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type LookBack, LookBackProvider } from '../look-back/look-back'
import { SeatsProvider } from '../seats/seats'
import { GameLog } from './game-log'

afterEach(cleanup)

const line = (id: number, template: string, classes: readonly string[] = []) =>
  ({ type: 'log', id, ...logLine(template, { player: 'ann' }, { classes }) }) as const
const answer = (id: number, seq: number) =>
  ({ type: 'response-received', id, at: 60_000 * seq, data: { seq, actor: 'ann', title: 'Draw' } }) as const
const log = [
  answer(0, 1),
  line(1, "{player}'s turn", ['turn-start']),
  line(2, '{player} draws'),
  answer(3, 2),
  line(4, "{player}'s next turn", ['turn-start']),
  line(5, '{player} melds'),
]
const viewer = { _id: '1', name: 'ann', isAdmin: false, seated: true }
const nothing = async () => {}
const card = () => undefined
const live = { log, chat: [] }
const jump = () => {}

const at = (moment: number) => {
  const lookBack: LookBack = {
    at: moment,
    bar: null,
    live,
    jump,
    jumps: 0,
    comment: undefined,
    follow: undefined,
  }
  return (
    <MantineProvider>
      <SeatsProvider seats={['ann']}>
        <LookBackProvider value={lookBack}>
          <GameLog
            log={log}
            chat={live.chat}
            viewer={viewer}
            sendChat={nothing}
            deleteChat={nothing}
            card={card}
          />
        </LookBackProvider>
      </SeatsProvider>
    </MantineProvider>
  )
}

test('a step of a look back puts no time of the log in words again', () => {
  const inWords = vi.spyOn(Date.prototype, 'toISOString')
  const { rerender } = render(at(1))
  const first = inWords.mock.calls.length
  expect(first).toBeGreaterThan(0)
  rerender(at(2))
  expect(screen.getByText(/melds/).closest('[data-moment]')?.getAttribute('data-moment')).toBe('now')
  expect(inWords.mock.calls.length).toBe(first)
})
