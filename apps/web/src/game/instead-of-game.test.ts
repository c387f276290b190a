import type { SerializedGame } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { describe, expect, it } from 'vitest'
import { insteadOfGame } from './instead-of-game'

const game: SerializedGame = {
  _id: 'g',
  gameId: 'g',
  settings: { name: 'Night', game: 'Toy', createdTimestamp: 1, players: [] },
  view: null,
  requests: [],
  waiting: [],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
  responses: [],
  branchId: 1,
  seq: 1,
  chat: [],
  log: [],
  lastUpdated: 1,
  checksum: 0,
  present: [],
  canUndo: false,
}
const missing = new CallError('There is no game with the id g', { httpStatus: 404 })
const unreachable = new CallError('The server cannot be reached.', { httpStatus: 0 })

describe('the page of a game that cannot be shown', () => {
  it('says why there is none', () => {
    expect(insteadOfGame({ game: undefined, failure: undefined })).toBe('Loading game data')
    expect(insteadOfGame({ game: undefined, failure: unreachable })).toBe('The server cannot be reached.')
  })
  it('says without technical words that there is none at an address', () => {
    const illFormed = new CallError('gameId is not a well-formed id', { httpStatus: 400 })
    for (const failure of [missing, illFormed])
      expect(insteadOfGame({ game: undefined, failure })).toBe('Game not found. It may have been killed.')
  })
  it('says that it was killed while it was open, but nothing while the hub is only out of reach', () => {
    expect(insteadOfGame({ game, failure: missing })).toBe('This game was killed.')
    expect(insteadOfGame({ game, failure: unreachable })).toBeUndefined()
    expect(insteadOfGame({ game, failure: undefined })).toBeUndefined()
  })
})
