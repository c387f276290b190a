import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage, testDeck } from '../testing/show-page'
import { useTryDeck } from './use-try-deck'

afterEach(cleanup)

const deck = testDeck({ cardIdsByZone: { main: ['moth'], side: [], command: [] } })

function TryIt() {
  const tryDeck = useTryDeck()
  return (
    <button type="button" onClick={() => void tryDeck?.(deck)}>
      try
    </button>
  )
}

it('starts a game against the bot of the table, with the deck chosen, and goes there', async () => {
  const lobby = { _id: 'l', name: 'still-lake', rev: 3, users: [{ _id: 'ann', name: 'ann' }] }
  const request = { id: 'r', actor: 'ann', title: 'Choose Deck' }
  const { bodiesOf } = showPage(<TryIt />, {
    'lobby/create': () => ({ lobbyId: 'l' }),
    'lobby/info': () => ({ lobby }),
    'lobby/save': () => ({ lobby }),
    'game/create': () => ({ gameId: 'g' }),
    'game/fetch': () => ({ game: { requests: [request] } }),
    'game/save_response': () => ({}),
  })
  fireEvent.click(screen.getByRole('button', { name: 'try' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/game/g'))
  expect(bodiesOf('lobby/save')).toMatchObject([
    { _id: 'l', rev: 3, users: [{ _id: 'ann' }, { bot: 'goldfish' }], options: { format: 'Constructed' } },
  ])
  expect(bodiesOf('game/save_response')).toEqual([
    {
      gameId: 'g',
      response: { actor: 'ann', title: 'Choose Deck', requestId: 'r', selection: [{ deckId: deck._id }] },
    },
  ])
})
