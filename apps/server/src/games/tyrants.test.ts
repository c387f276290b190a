import { type AnyRules, DIRECT_ACT, type Json } from '@parlour/kernel'
import { gameFetch, gameSaveResponse, lobbyCreate, lobbyInfo, type SerializedGame } from '@parlour/protocol'
import { tyrants } from '@parlour/tyrants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storeGame } from '../testing/store-game'
import { type HubPerson, startHub, type TestHub } from '../testing/test-hub'

/** A name that would break whatever splits or quotes it. */
const ODD = `o'neil, "jr." of x.y`

let hub: TestHub
let ann: HubPerson
let odd: HubPerson
beforeAll(async () => {
  hub = await startHub({ config: { experiments: ['maps'] } })
  ;[ann, odd] = [await hub.person('ann'), await hub.person(ODD)]
})
afterAll(() => hub.close())

it('a lobby lists which of its experiments this server offers', async () => {
  const { lobbyId } = await ann.call(lobbyCreate, { game: tyrants.kind })
  expect((await ann.call(lobbyInfo, { lobbyId })).lobby.experiments).toEqual(['maps'])
})

const seen = z.object({
  turn: z.object({ player: z.string() }),
  players: z.array(z.object({ name: z.string(), hand: z.array(z.object({ name: z.string() })).optional() })),
})

const settingsWith = (seed: string) => ({
  game: tyrants.kind,
  name: 'bad input',
  seed,
  createdTimestamp: 0,
  players: [ann, odd].map(({ _id, name }) => ({ _id, name })),
  expansions: ['drow', 'dragons'],
  map: 'base-2',
  menzoExtraNeutral: true,
  chooseColors: false,
})

const gameOf = async (person: HubPerson, gameId: string): Promise<SerializedGame> =>
  (await person.call(gameFetch, { gameId })).game

/** A game in which ann begins and her first hand pays for an assassination. */
async function gameWithPower(): Promise<string> {
  for (let seed = 0; ; seed += 1) {
    const gameId = await storeGame(hub, tyrants as AnyRules, settingsWith(`power ${seed}`))
    const { turn, players } = seen.parse((await gameOf(ann, gameId)).view)
    const own = players.find(({ name }) => name === 'ann')?.hand ?? []
    if (turn.player === 'ann' && own.filter(({ name }) => name === 'Soldier').length === 3) return gameId
  }
}

describe('bad input to a game of Tyrants', () => {
  let gameId: string
  const send = (person: HubPerson, response: object) => person.send(gameSaveResponse, { gameId, response })
  const answer = async (person: HubPerson, selection: readonly Json[]) => {
    const [request] = (await gameOf(person, gameId)).requests
    const reply = await send(person, { actor: person.name, title: request?.title, selection })
    expect([reply.http, reply.body.message]).toEqual([200, undefined])
  }
  /** Whatever is sent: who sends it, what, and what comes back; state and history stay as they were. */
  const expectRefused = async (
    person: HubPerson,
    response: object,
    [http, says]: readonly [number, string],
  ) => {
    const before = await gameOf(ann, gameId)
    const reply = await send(person, response)
    expect([reply.http, reply.body.message]).toEqual([http, expect.stringContaining(says)])
    const after = await gameOf(ann, gameId)
    const stands = ({ view, requests, responses, checksum }: SerializedGame) => [
      view,
      requests,
      responses,
      checksum,
    ]
    expect(stands(after)).toEqual(stands(before))
  }
  const act = (action: object) => ({ actor: 'ann', title: DIRECT_ACT, selection: [action] })

  beforeEach(async () => {
    gameId = await gameWithPower()
    await answer(ann, ['Ched Nasad'])
    await answer(odd, ['Skullport'])
    await answer(ann, [{ title: 'Auto-play Cards' }])
  })

  it('is refused where there is no such option, no such seat, or the request is gone', async () => {
    const [request] = (await gameOf(ann, gameId)).requests
    const title = request?.title ?? ''
    const pass = { actor: 'ann', title, selection: ['Pass'] }
    for (const [selection, says] of [
      [['Fly'], "'Fly' is not among the choices of 'Choose Action'"],
      [[{ title: 'Recruit', selection: ['Fly'] }], "'Fly' is not among the choices of 'Recruit'"],
      [[], "'Choose Action' asks for exactly 1, not 0"],
      [['Pass', 'Pass'], "'Pass' is not among the choices"],
      [[{}], 'That is not among the choices'],
    ] as const)
      await expectRefused(ann, { ...pass, selection }, [400, says])
    await expectRefused(odd, pass, [403, 'You can only answer for your own seat'])
    await expectRefused(odd, { ...pass, actor: ODD }, [409, "It isn't your turn to answer"])
    await expectRefused(ann, { ...pass, requestId: 'gone' }, [409, 'That request was already answered'])
    await expectRefused(ann, { ...pass, title: 'Choose a card' }, [409, "no longer asked 'Choose a card'"])
  })

  it('is refused on the map without presence or space, with unknown places and owners', async () => {
    const place = 'place-troop-with-power'
    const kill = 'assassinate-with-power'
    for (const [action, says] of [
      [{ action: place, location: 'Blingdenstone' }, 'no open space'],
      [{ action: place, location: 'Skullport' }, 'no presence'],
      [{ action: place, location: 'Atlantis' }, 'no such location'],
      [{ action: place, location: '__proto__' }, 'no such location'],
      [{ action: place, location: { $ne: null } }, 'no such location'],
      [{ action: kill, location: 'Skullport', owner: ODD }, 'no presence'],
      [{ action: kill, location: 'Ched Nasad', owner: ODD }, 'no such enemy troop'],
      [{ action: kill, location: 'araum-ched', owner: 'x.y"' }, 'No player at this table has that name'],
      [{ action: kill, location: 'araum-ched' }, 'No player at this table has that name'],
      [{ action: 'return-spy-with-power', location: 'Ched Nasad', owner: ODD }, 'no such enemy spy'],
      [{ action: 'toString', location: 'Ched Nasad' }, 'no such action'],
    ] as const)
      await expectRefused(ann, act(action), [400, says])
  })

  it('is refused on the map without power, and out of turn', async () => {
    await expectRefused(
      odd,
      { ...act({ action: 'place-troop-with-power', location: 'Skullport' }), actor: ODD },
      [409, "It isn't your turn to answer"],
    )
    await answer(ann, [{ title: 'Use Power', selection: ['Assassinate a Troop'] }])
    const { requests } = await gameOf(ann, gameId)
    if (requests[0]?.kind === 'assassinate') await answer(ann, ['araum-ched, neutral'])
    await expectRefused(ann, act({ action: 'place-troop-with-power', location: 'Ched Nasad' }), [
      400,
      'costs 1 power',
    ])
  })
})
