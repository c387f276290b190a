import { defined } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { callingWords, invitationsIn } from './my-lobbies'

const lobby = (_id: string, createdTimestamp: number, invitedBy?: string): WireLobby => ({
  _id,
  name: _id,
  game: null,
  users: [
    { _id: 'bob', name: 'bob' },
    { _id: 'ann', name: 'ann', ...defined({ invitedBy }) },
  ],
  userId: 'bob',
  createdTimestamp,
  valid: false,
  warnings: [],
  gameLaunched: false,
  rev: 0,
})

it('are invitations while the viewer has not seen them, the newest first', () => {
  const lobbies = [lobby('old', 1, 'bob'), lobby('seen', 2), lobby('new', 3, 'cat')]
  const found = invitationsIn(lobbies, 'ann').map(({ lobby: { name }, by }) => [name, by])
  expect(found).toEqual([
    ['new', 'cat'],
    ['old', 'bob'],
  ])
  expect(invitationsIn(lobbies, 'bob')).toEqual([])
})

it('call for a game, or for a rematch', () => {
  expect([callingWords({}), callingWords({ rematchOf: 'g' })]).toEqual([
    'invites you to',
    'calls for a rematch:',
  ])
})
