import { advance, defined, type Pick, randomFrom, Refusal, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { seldomPassing } from '../campaign/campaign'
import { layoutText } from '../facts/layout-text'
import { mapNamed } from '../facts/map'
import { dealtLayout, piecesIn } from '../facts/turning'
import { machine, tyrants } from '../tyrants'
import type { TyrantsSettings } from './board'

const NAMES = ['ann', 'bob', 'cat', 'dan']
const settings = (seed: string, hex: TyrantsSettings['hex'], players = 2): TyrantsSettings => ({
  game: 'Tyrants of the Underdark',
  name: 'hex',
  seed,
  createdTimestamp: 0,
  players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
  expansions: ['drow', 'undead'],
  map: 'hex',
  ...defined({ hex }),
  menzoExtraNeutral: true,
  chooseColors: false,
  shuffleSeats: false,
})
const dealt = { layout: 'demonweb-2h', prune: false, code: '' } as const

/** A hex game and what was told in it, which goes on with each answer. */
function begun(settings: TyrantsSettings) {
  const first = start(tyrants, settings)
  const lines = first.step.log.map(({ template }) => template)
  let { position } = first
  return {
    lines,
    get board() {
      return machine.boardOf(position.state)
    },
    get request() {
      const [request] = tyrants.pending(position.state)
      if (request === undefined) throw new Error('nobody is asked')
      return request
    },
    get isOver() {
      return tyrants.outcome(position.state) !== undefined
    },
    view: (seat?: string) => tyrants.view(position.state, defined({ seat })),
    answer(selection: readonly Pick[]) {
      const { actor, title } = this.request
      const done = advance(tyrants, position, { actor, title, selection })
      lines.push(...done.step.log.map(({ template }) => template))
      position = done.position
    },
  }
}

const onTiles = 'Play on these tiles'

describe('trap: the first turn is not that of the first seat', () => {
  it('the player after the map setter places first, begins, and has the marker of the first player', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = begun(settings(seed, { ...dealt, layout: 'demonweb-3' }, 3))
      const setter = NAMES.indexOf(game.request.actor)
      expect(game.request.title).toBe('Rotate Hex Tiles')
      game.answer([onTiles])
      const first = (setter + 1) % 3
      expect(game.view().first).toBe(first)
      expect(game.request).toMatchObject({ actor: NAMES[first], kind: 'start-site' })
      const placed: string[] = []
      while (game.request.kind === 'start-site') {
        placed.push(game.request.actor)
        game.answer(seldomPassing(game.request, randomFrom(seeded(seed))))
      }
      expect(placed).toEqual([0, 1, 2].map((at) => NAMES[(first + at) % 3]))
      expect(game.request).toMatchObject({ actor: NAMES[first], kind: 'action' })
    }
  })
  it('and at the end all had the same number of turns', () => {
    const game = begun(settings('to the end', dealt))
    const random = randomFrom(seeded('answers'))
    const turns = new Map<string, number>()
    let taken = -1
    while (!game.isOver) {
      const { turn, players } = game.board
      if (turn.phase === 'actions' && turn.taken !== taken) {
        taken = turn.taken
        const name = players[turn.player]?.name ?? ''
        turns.set(name, (turns.get(name) ?? 0) + 1)
      }
      game.answer(seldomPassing(game.request, random))
    }
    expect(turns.get('ann')).toBeGreaterThan(1)
    expect(turns.get('ann')).toBe(turns.get('bob'))
  })
})

it('no additional white troop stands on a hex map, whatever is called Menzoberranzan (trap)', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { board } = begun(settings(seed, { ...dealt, layout: 'demonweb-4' }, 4))
    const printed = mapNamed(board.map).locations.reduce((sum, { white }) => sum + white, 0)
    expect(board.ground.troops.flat()).toHaveLength(printed)
    expect(board.bank).toBe(80 - printed)
  }
})

describe('the map setter', () => {
  it('turns one tile after the other, and places the white troops again', () => {
    const game = begun(settings('turns', dealt))
    const before = game.board
    const [, tile] = typeof game.request.choices === 'string' ? [] : game.request.choices
    if (typeof tile !== 'object') throw new Error('no tile is offered')
    game.answer([{ title: tile.title, id: tile.id ?? '' }])
    const { map, ground, bank } = game.board
    expect(map).not.toEqual(before.map)
    const printed = mapNamed(map).locations.map(({ white }) => white)
    expect(ground.troops.map(({ length }) => length)).toEqual(printed)
    expect(bank).toBe(80 - printed.reduce((sum, count) => sum + count, 0))
    expect(game.request.kind).toBe('tiles')
    expect(game.lines.at(-1)).toBe('{player} turns the tile {tile}')
  })
  it('turns all at once, and is refused tiles that do not lie there', () => {
    const game = begun(settings('at once', dealt))
    const act = (rotations: Record<string, number>) => [{ action: 'rotate-hex-tiles', rotations }]
    expect(() => game.answer(act({ Z1: 1 }))).toThrow('The tile Z1 does not lie here.')
    expect(() => game.answer(act({ B1: 6 }))).toThrow(Refusal)
    expect(() => game.answer([{ action: 'rotate' }])).toThrow(Refusal)
    game.answer(act({}))
    expect(game.request.kind).toBe('start-site')
  })
  it('cannot cut anything off: tiles are turned on until all is connected, and the log says so', () => {
    const game = begun(settings('cut off', { ...dealt, layout: 'demonweb-2' }))
    const { map } = game.board
    const tiles = typeof map === 'string' ? undefined : map.tiles
    if (tiles === undefined) throw new Error('there are no tiles')
    const first = tiles.tiles[0]?.tile ?? ''
    // The only neighbor of this tile lies below it, and B tiles have nothing on one edge.
    game.answer([{ action: 'rotate-hex-tiles', rotations: { [first]: 0 } }])
    const after = game.board.map
    expect(typeof after === 'string' ? 0 : piecesIn(after.tiles ?? tiles)).toBe(1)
    expect(game.lines.filter((line) => line.startsWith('Tiles were turned until'))).toHaveLength(2)
  })
})

it('a layout given as text is played, mended where it falls apart, and the log says so', () => {
  const layout = dealtLayout({ layout: 'demonweb-2', prune: false }, randomFrom(seeded('given')))
  const game = begun(settings('code', { ...dealt, code: layoutText(layout) }))
  const { map } = game.board
  const tiles = typeof map === 'string' ? [] : (map.tiles?.tiles ?? [])
  expect(tiles.map(({ tile }) => tile)).toEqual(layout.tiles.map(({ tile }) => tile))
  expect(game.lines).toContain('Tiles were turned until all locations were connected')
})
