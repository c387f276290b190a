import { describe, expect, it } from 'vitest'
import { mappingAlert, readGameData, swapPlayers } from './load-game'

const eve = { _id: 'e', name: 'eve' }
const fay = { _id: 'f', name: 'fay' }
const ann = { _id: '1', name: 'ann' }
const bob = { _id: '2', name: 'bob' }
const paste = (players: unknown) => JSON.stringify({ settings: { players } })

describe('pasted game data', () => {
  it('must be JSON', () => {
    expect(readGameData('{')).toEqual({ alert: 'Unable to parse JSON' })
    expect(readGameData('')).toEqual({ alert: 'Unable to parse JSON' })
  })
  it.each([
    'null',
    '3',
    '[]',
    '{}',
    '{"settings":null}',
    '{"settings":{}}',
    paste([]),
    paste(7),
    paste([{ name: 'x' }]),
  ])('must hold players: %s', (text) =>
    expect(readGameData(text)).toEqual({ alert: 'no players detected in game data' }),
  )
  it('gives its players, leaving bots their seats, ten at most', () => {
    expect(readGameData(paste([eve, { _id: 'b', name: 'Bot', bot: 'steady' }, fay]))).toMatchObject({
      players: [eve, fay],
    })
    const many = Array.from({ length: 12 }, (_, i) => ({ _id: `p${i}`, name: `n${i}` }))
    expect(readGameData(paste(many))).toHaveProperty('players.length', 10)
  })
})

describe('the mapping of players', () => {
  const alert = (targets: Record<string, typeof ann | undefined>) =>
    mappingAlert({ players: [eve, fay], targets, adminName: 'ann' })
  it('must hold the admin', () => {
    expect(alert({})).toBe('ann is not mapped to one of the players')
    expect(alert({ e: bob, f: bob })).toBe('ann is not mapped to one of the players')
  })
  it('must be complete and without doubles', () => {
    expect(alert({ e: ann })).toBe('not all players mapped to new player')
    expect(alert({ e: ann, f: ann })).toBe('same target player selected multiple times')
    expect(alert({ e: ann, f: bob })).toBeNull()
  })
})

describe('loading for other players', () => {
  it('replaces names and ids everywhere, also as keys', () => {
    const data = {
      settings: { players: [eve, fay] },
      responses: [{ actor: 'eve', selection: [{ of: 'f', n: 1 }] }],
      waiting: ['fay'],
      by: { eve: true },
    }
    expect(swapPlayers(data, { players: [eve, fay], targets: { e: ann, f: bob } })).toEqual({
      settings: { players: [ann, bob] },
      responses: [{ actor: 'ann', selection: [{ of: '2', n: 1 }] }],
      waiting: ['bob'],
      by: { ann: true },
    })
  })
  it('lets two trade places', () => {
    const swapped = swapPlayers(
      { waiting: ['ann', 'bob'] },
      { players: [ann, bob], targets: { '1': bob, '2': ann } },
    )
    expect(swapped).toEqual({ waiting: ['bob', 'ann'] })
  })
  it('leaves the kind of the game and titles alone', () => {
    const magic = { _id: 'm', name: 'Magic' }
    const data = { settings: { game: 'Magic', players: [magic] }, responses: [{ title: 'Magic' }] }
    expect(swapPlayers(data, { players: [magic], targets: { m: ann } })).toMatchObject({
      settings: { game: 'Magic', players: [ann] },
      responses: [{ title: 'Magic' }],
    })
  })
})
