import { Refusal } from '@parlour/kernel'
import { PositionError } from '@parlour/scenario'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { open } from './open'

const TILES = ['C1', 'B1', 'C2', 'A2', 'C3', 'B2', 'C4']
const mapLayout = TILES.map((tileId) => ({ tileId, rotation: 0 }))
const hex = { players: ['ann', 'bob'], map: 'demonweb-2s', opening: true }

const seen = z.object({
  tiles: z.array(z.object({ tile: z.string(), rotation: z.number(), q: z.number(), r: z.number() })),
  gems: z.array(z.string()),
  sites: z.record(
    z.string(),
    z.object({
      size: z.number(),
      points: z.number(),
      start: z.boolean(),
      neighbours: z.array(z.string()),
      troops: z.array(z.string()),
    }),
  ),
})
const boardOf = (table: ReturnType<typeof open>) => seen.parse(table.board())

describe('a position on a hex map', () => {
  it('begins with the tiles, which the map setter turns in one answer', () => {
    const table = open({ ...hex, settings: { mapLayout }, chance: { mapSetter: 'ann' } })
    expect(boardOf(table).tiles.map(({ tile }) => tile)).toEqual(TILES)
    expect(table.pending.map(({ actor, title }) => [actor, title])).toEqual([['ann', 'Rotate Hex Tiles']])
    expect(() => table.answer('ann', { rotations: { Z9: 1 } })).toThrow(Refusal)
    expect(() => table.answer('ann', { turns: { B1: 1 } })).toThrow(Refusal)
    table.answer('ann', { rotations: { A2: 1, B1: 3 } })
    const { tiles } = boardOf(table)
    expect(tiles.find(({ tile }) => tile === 'B1')).toMatchObject({ rotation: 3 })
    // The player after the setter goes first.
    expect(table.pending.map(({ actor }) => actor)).toEqual(['bob'])
  })

  it('keeps the tiles that it names, and deals the others', () => {
    const settings = { mapLayout: [{ tileId: 'C5', rotation: 4 }, null, { tileId: 'C3', rotation: 2 }] }
    const { tiles } = boardOf(open({ ...hex, settings }))
    expect([tiles[0], tiles[2]]).toMatchObject([
      { tile: 'C5', rotation: 4 },
      { tile: 'C3', rotation: 2 },
    ])
    expect(new Set(tiles.map(({ tile }) => tile)).size).toBe(7)
    expect(boardOf(open(hex)).tiles).toHaveLength(7)
  })

  it('says of each location how large it is and what it is next to, and where gems lie', () => {
    const table = open({ ...hex, settings: { mapLayout } })
    const { sites, gems } = boardOf(table)
    expect(gems.length).toBeGreaterThan(0)
    for (const name of gems) expect(sites[name]).toMatchObject({ size: 1, start: false })
    for (const [name, { neighbours }] of Object.entries(sites))
      for (const near of neighbours) expect(sites[near]?.neighbours).toContain(name)
    expect(Object.values(sites).some(({ start }) => start)).toBe(true)
    const pruned = boardOf(open({ ...hex, settings: { mapLayout, pruneDeadEnds: true } }))
    expect(pruned.gems).toEqual([])
    expect(Object.keys(pruned.sites).length).toBeLessThan(Object.keys(sites).length)
  })

  it('stands in a turn with gems where it does not begin with the tiles', () => {
    const table = open({ ...hex, opening: false, settings: { mapLayout }, ann: { gems: 2 } })
    expect(table.turn()).toBe('ann')
    const ann = { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'], gems: 2 }
    expect(table.differences({ ann })).toEqual([])
    expect(table.differences({ ann: { ...ann, gems: 1 } })).toHaveLength(1)
  })

  it.each([
    [{ ...hex, settings: { mapLayout: [{ tileId: 'Q7' }] } }, "there is no tile 'Q7'"],
    [{ ...hex, settings: { mapLayout: [{ tileId: 'C1', rotation: 6 }] } }, 'must be 0 to 5'],
    [{ ...hex, settings: { mapLayout: [...mapLayout, null] } }, 'demonweb-2s has 7 tiles'],
    [{ ...hex, settings: { mapLayout: [mapLayout[0], null, mapLayout[0]] } }, 'names a tile twice'],
    [{ ...hex, settings: { mapLayout: [{ tileId: 'B1' }] } }, 'a tile of category C lies there'],
    [{ ...hex, chance: { mapSetter: 'eve' } }, "there is no player 'eve'"],
    [{ ...hex, map: 'base-2', chance: { mapSetter: 'ann' } }, 'chance'],
    [{ ...hex, map: 'base-2', settings: { mapLayout } }, 'settings'],
  ])('is refused with what is wrong: %#', (position, words) => {
    expect(() => open(position)).toThrow(PositionError)
    expect(() => open(position)).toThrow(words)
  })
})
