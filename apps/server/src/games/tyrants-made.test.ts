import { expect, it } from 'vitest'
import { gameCreate, gameFetch, lobbyCreate, lobbyInfo, madeCalls } from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { registeredGames } from './registry'

const made = [...registeredGames.values()].flatMap(({ facts }) => facts.made ?? [])
const callsOf = (path: string) => {
  const found = made.find((one) => one.path === path)
  if (found === undefined) throw new Error(`nobody makes ${path}`)
  return madeCalls(found)
}
const hex = callsOf('tyrants/hex')
const map = callsOf('tyrants/map')

const site = {
  kind: 'standard',
  name: 'Old|Cistern',
  dx: 0,
  dy: -20,
  size: 4,
  neutrals: 2,
  value: 3,
  start: true,
  major: false,
  token: null,
}
const spot = { kind: 'troop-spot', name: 'spot 0', dx: 40, dy: 40, neutrals: 1 }
const tile = {
  name: 'salt-stair',
  sites: [site, spot],
  connectors: [
    ['Old|Cistern', '_hex0'],
    ['Old|Cistern', 'spot 0'],
  ],
}

onBothStores('tiles and maps of Tyrants', (hub) => {
  it('a tile has the calls and fields of its editor', async () => {
    expect([hex.all, hex.save, hex.remove].map(({ path }) => path)).toEqual([
      'tyrants/hex/all',
      'tyrants/hex/save',
      'tyrants/hex/delete',
    ])
    const ann = await hub().person('ann')
    const { hex: saved } = await ann.call(hex.save, { hex: tile })
    expect(saved).toMatchObject(tile)
    const { hexes } = await ann.call(hex.all, {})
    expect(hexes).toEqual([saved])
    await ann.call(hex.remove, { id: saved?._id ?? '' })
    expect((await ann.call(hex.all, {})).hexes).toEqual([])
  })

  it('a tile keeps what the paths of its sites are said to be', async () => {
    const ann = await hub().person('ann')
    const sites = [
      { ...site, paths: ['hex0', 'spot 0'] },
      { ...spot, paths: ['Old|Cistern', '_hex3'] },
    ]
    const { hex: saved } = await ann.call(hex.save, { hex: { ...tile, sites } })
    expect(saved).toMatchObject({ sites })
    expect((await ann.call(hex.all, {})).hexes).toEqual([saved])
    const wrong = { ...tile, sites: [{ ...site, paths: ['hex6'] }, spot] }
    expect((await refusal(ann, hex.save, { hex: wrong })).message).toBe(
      "A path leads to 'hex6', and there is no such site.",
    )
    await ann.call(hex.remove, { id: saved?._id ?? '' })
  })

  it('a tile is refused whose parts do not fit together', async () => {
    const ann = await hub().person('ann')
    const why = async (part: object) => (await refusal(ann, hex.save, { hex: { ...tile, ...part } })).message
    expect(await why({ sites: [site, { ...spot, name: 'Old|Cistern' }] })).toBe(
      "Two sites are called 'Old|Cistern'.",
    )
    expect(await why({ sites: [site, { ...spot, name: '_hex2' }] })).toBe(
      "'_hex2' is the name of an edge, not of a site.",
    )
    expect(await why({ sites: [{ ...site, neutrals: 5 }, spot] })).toBe(
      "'Old|Cistern' has more neutral troops than spaces.",
    )
    expect(await why({ connectors: [['Old|Cistern', 'spot 9']] })).toBe(
      "A connector leads to 'spot 9', and there is no such site.",
    )
    expect(await why({ connectors: [['spot 0', 'spot 0']] })).toBe('A site is connected to itself.')
    expect(
      await why({
        connectors: [
          ['spot 0', '_hex0'],
          ['_hex0', 'spot 0'],
        ],
      }),
    ).toBe('Two sites are connected twice.')
    expect(await why({ connectors: [['_hex0', '_hex1']] })).toBe(
      'Two edges are connected to each other without a site between them.',
    )
    for (const part of [
      { size: 0 },
      { size: 10 },
      { neutrals: 10 },
      { value: -1 },
      { dx: 151 },
      { name: '' },
    ])
      expect(
        (await refusal(ann, hex.save, { hex: { ...tile, sites: [{ ...site, ...part }, spot] } })).http,
      ).toBe(400)
    expect((await ann.call(hex.all, {})).hexes).toEqual([])
  })

  it('says in plain words what is wrong with the shape of a tile or a map', async () => {
    const ann = await hub().person('ann')
    const why = async (call: Parameters<typeof refusal>[1], body: object) =>
      (await refusal(ann, call, body)).message
    expect(await why(hex.save, {})).toBe('The tile is missing.')
    expect(await why(hex.save, { hex: { name: 'x' } })).toBe(
      'The sites are missing. The connectors are missing.',
    )
    const data = { name: 'x', players: 5, locations: 'none', links: [] }
    expect(await why(map.save, { map: { name: 'x', data } })).toBe(
      "This is not a map: 'players' must be at most 4. 'locations' must be a list.",
    )
    expect(await why(map.save, { map: { name: 'x' } })).toBe('This is not a map.')
    const options = { hex: { layout: 'demonweb-2', own: [{ id: 'q' }] } }
    expect(await why(lobbyCreate, { game: 'Tyrants of the Underdark', options })).toBe(
      "This is not a list of tiles: '1 category' is missing. '1 region' is missing. '1 locations' is missing.",
    )
  })

  it('nothing of a map that is no map reaches the other players', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const extra = { planned: 'a plan of mine' }
    const start = (name: string, at: [number, number]) => ({
      ...{ name, kind: 'minor', spaces: 6, white: 0, points: 2, start: true, at },
      ...extra,
    })
    const ownMap = {
      ...{ name: 'Small', players: 2, locations: [start('East', [0, 0]), start('West', [90, 0])] },
      ...{ links: [['East', 'West']], ...extra },
    }
    const place = { id: 's0', kind: 'minor', spaces: 4, start: true, at: [0.5, 0.5], ...extra }
    const own = [
      { id: 'q', category: 'C', region: 'Q', locations: [place], links: [], edges: { N: 's0' }, ...extra },
    ]
    for (const chosen of [
      { map: 'own', ownMap },
      { map: 'hex', hex: { layout: 'demonweb-2', own, ...extra } },
    ]) {
      const { lobbyId } = await ann.call(lobbyCreate, {
        userIds: [ann._id, bob._id],
        game: 'Tyrants of the Underdark',
        options: { randomizeExpansions: true, ...chosen, ...extra },
      })
      const { lobby } = await bob.call(lobbyInfo, { lobbyId })
      expect(lobby.options).toMatchObject({ map: chosen.map, randomizeExpansions: true })
      const { gameId } = await ann.call(gameCreate, { lobbyId })
      const { game } = await bob.call(gameFetch, { gameId })
      expect(game.settings).toHaveProperty(chosen.map === 'own' ? 'ownMap.locations' : 'hex.own')
      expect(JSON.stringify([lobby, game])).not.toContain('a plan of mine')
    }
  })

  it('a map is kept that has the shape of one, and listed without its locations', async () => {
    const ann = await hub().person('ann')
    const location = { name: 'East', kind: 'minor', spaces: 4, white: 0, points: 2, start: true, at: [0, 0] }
    const data = { name: 'Small', players: 2, locations: [location], links: [] }
    const { map: saved } = await ann.call(map.save, { map: { name: 'Small', data } })
    expect(saved).toMatchObject({ name: 'Small', data })
    expect((await ann.call(map.all, {})).maps).toMatchObject([{ name: 'Small', players: 2, locations: 1 }])
    expect((await ann.call(map.all, {})).maps?.[0]).not.toHaveProperty('data')
    expect((await refusal(ann, map.save, { map: { name: 'x', data: { name: 'x' } } })).http).toBe(400)
  })
})
