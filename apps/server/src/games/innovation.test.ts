import { innovation } from '@parlour/innovation'
import { type Random, randomFrom, randomPicks, seeded } from '@parlour/kernel'
import {
  adminInsertGame,
  gameCreate,
  gameFetch,
  gameRematch,
  gameSaveResponse,
  gameStats,
  lobbyCreate,
  lobbyInfo,
  type SentBodyOf,
} from '@parlour/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type HubPerson, startHub, type TestHub } from '../testing/test-hub'

let hub: TestHub
let four: readonly HubPerson[]
beforeAll(async () => {
  hub = await startHub({ config: { experiments: ['sets'], adminName: 'ann' } })
  four = Object.values(await hub.people('ann', 'bob', 'cat', 'dan'))
})
afterAll(() => hub.close())

type Options = SentBodyOf<typeof lobbyCreate>['options']

async function lobbyOf(people: readonly HubPerson[], options: Options) {
  const [host] = people
  if (host === undefined) throw new Error('a lobby needs somebody')
  const userIds = people.map(({ _id }) => _id)
  const { lobbyId } = await host.call(lobbyCreate, { userIds, game: innovation.kind, options })
  const { lobby } = await host.call(lobbyInfo, { lobbyId })
  const create = async () => (await host.call(gameCreate, { lobbyId })).gameId
  return { host, lobby, create }
}

const NAMES: Readonly<Record<string, string>> = {
  echo: 'Echoes of the Past',
  figs: 'Figures in the Sand',
  city: 'Cities of Destiny',
  arti: 'Artifacts of History',
  usee: 'The Unseen',
}
const seen = z.object({
  expansions: z.array(z.string()),
  teams: z.boolean().optional(),
  players: z.array(z.object({ name: z.string() })),
})
const viewOf = async (person: HubPerson, gameId: string) =>
  seen.parse((await person.call(gameFetch, { gameId })).game.view)

describe('the sets that lobbies leave off', () => {
  it('can be chosen where the server offers the experiment, and nowhere else', async () => {
    const options = { expansions: ['base', 'figs', 'arti'] }
    const { host, lobby, create } = await lobbyOf(four.slice(0, 2), options)
    expect(lobby).toMatchObject({ valid: true, experiments: ['sets'] })
    expect((await viewOf(host, await create())).expansions).toEqual(['base', 'figs', 'arti'])
    const plain = await startHub()
    try {
      const people = Object.values(await plain.people('ann', 'bob'))
      const refused = (await lobbyOf(people, options)).lobby
      expect(refused.valid).toBe(false)
      expect(refused.warnings.map(({ text }) => text)).toEqual([
        "The expansion 'figs' cannot be chosen",
        "The expansion 'arti' cannot be chosen",
      ])
    } finally {
      await plain.close()
    }
  })

  it('are drawn too where chance decides, and a copy of such a game draws the same', async () => {
    const drawn = new Set<string>()
    for (let game = 0; game < 40 && !(drawn.has('figs') && drawn.has('arti')); game += 1) {
      const { host, create } = await lobbyOf(four.slice(0, 2), { randomizeExpansions: true })
      const gameId = await create()
      const { expansions } = await viewOf(host, gameId)
      for (const set of expansions) drawn.add(set)
      const { settings, log } = (await host.call(gameFetch, { gameId })).game
      expect(settings.expansions).toEqual(expansions)
      const cardsInLog = log.flatMap((line) =>
        line.type === 'log' && line.template === 'The dice bring {set}' ? [line.args.set] : [],
      )
      expect(cardsInLog).toMatchObject(expansions.slice(1).map((set) => ({ value: NAMES[set] })))
      if (!expansions.includes('arti')) continue
      const { game: full } = await hub.admin.call(gameFetch, { gameId, full: true })
      const copy = await hub.admin.call(adminInsertGame, { data: { ...full } })
      expect((await viewOf(host, copy.gameId)).expansions).toEqual(expansions)
    }
    expect([...drawn]).toEqual(expect.arrayContaining(['figs', 'arti']))
  })
})

describe('teams', () => {
  /** Everybody answers at random until the game is over. Returns who won. */
  async function playOn(gameId: string, random: Random): Promise<readonly string[]> {
    for (let answers = 0; answers < 4000; answers += 1) {
      for (const person of four) {
        const { game } = await person.call(gameFetch, { gameId })
        if (game.gameOver) return game.gameOverData?.winners ?? []
        const [request] = game.requests
        if (request === undefined) continue
        const selection = [...randomPicks(request, random)]
        const response = { actor: person.name, title: request.title, requestId: request.id, selection }
        await person.send(gameSaveResponse, { gameId, response })
      }
    }
    throw new Error('the game has no end')
  }

  it('are for four; both of a team win, nothing is counted of it, and a rematch is one of teams', async () => {
    const three = await lobbyOf(four.slice(0, 3), { teams: true })
    expect(three.lobby.warnings.map(({ text }) => text)).toEqual(['Teams are for four players'])
    const { host, create } = await lobbyOf(four, { teams: true })
    const gameId = await create()
    const { teams, players } = await viewOf(host, gameId)
    expect(teams).toBe(true)
    const { data: before } = await host.call(gameStats('innovation'), {})
    const winners = await playOn(gameId, randomFrom(seeded('teams')))
    const seats = players.map(({ name }) => name)
    expect([
      [seats[0], seats[2]],
      [seats[1], seats[3]],
    ]).toContainEqual(seats.filter((name) => winners.includes(name)))
    expect(winners).toHaveLength(2)
    expect((await host.call(gameStats('innovation'), {})).data).toEqual(before)
    const { lobbyId } = await host.call(gameRematch, { gameId })
    const { lobby } = await host.call(lobbyInfo, { lobbyId })
    expect(lobby).toMatchObject({ valid: true, options: { teams: true } })
  })
})
