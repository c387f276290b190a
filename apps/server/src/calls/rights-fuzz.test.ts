import { randomFrom, seeded } from '@parlour/kernel'
import * as protocol from '@parlour/protocol'
import {
  type Call,
  cubeAddRemoveCards,
  cubeUpdateAchievement,
  cubeUpdateSettings,
  deckCreate,
  gameChatAdd,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onBothStores } from '../testing/both-stores'
import { newCard, newCardData, newCube, newScar } from '../testing/magic'
import { startDraft } from '../testing/play-draft'
import type { Person, TestHub } from '../testing/test-hub'

const NOBODY = 'f'.repeat(24)
const CALLS = 360
const everything: readonly unknown[] = Object.values(protocol)
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const declared = everything.filter(isCall)

/** What belongs to somebody, or to them and another player. */
async function belongings(ann: Person, bob: Person) {
  const cube = await newCube(ann, { editable: true, legacy: true })
  const card = await newCard(ann, cube._id)
  const scar = await newScar(ann, cube._id, 'Burnt')
  const achievement = { name: 'First', unlock: 'win', hidden: 'a secret' }
  await ann.call(cubeUpdateAchievement, { cubeId: cube._id, achievement })
  await ann.call(cubeUpdateSettings, { cubeId: cube._id, settings: { editable: false } })
  const { deck } = await ann.call(deckCreate, { opts: { name: 'Mine' } })
  const gameId = await startDraft([ann, bob], { packSize: 3 })
  const { entry } = await ann.call(gameChatAdd, { gameId, text: 'hello' })
  const { lobbyId } = await ann.call(lobbyCreate, { userIds: [ann._id, bob._id], game: 'Cube Draft' })
  // An open lobby may be joined by anybody.
  const { lobby } = await ann.call(lobbyInfo, { lobbyId })
  await ann.send(lobbySave, { ...lobby, closed: true })
  return { cubeId: cube._id, cardId: card._id, scar, deckId: deck._id, gameId, chatId: entry.id, lobbyId }
}
type Belongings = Awaited<ReturnType<typeof belongings>>

/** Values for the fields of bodies, by the names of the fields: about what belongs to others wherever there is such a thing. */
function valuesFor(of: Belongings, people: readonly string[]): Readonly<Record<string, readonly unknown[]>> {
  const zones = { main: [of.cardId], side: [], command: [] }
  const [ann = ''] = people
  const response = { actor: 'ann', title: 'Draft Card', selection: [of.cardId] }
  const ids = { userId: people, targetUserId: people, opponentId: people, id: people, userIds: [people] }
  return {
    ...ids,
    gameId: [of.gameId],
    draftId: [of.gameId],
    linkedDraftId: [of.gameId],
    lobbyId: [of.lobbyId],
    _id: [of.lobbyId, of.gameId],
    deckId: [of.deckId],
    deck: [0, 1, 2].map((rev) => ({
      _id: of.deckId,
      name: 'seized',
      format: 'custom',
      cardIdsByZone: zones,
      rev,
    })),
    cubeId: [of.cubeId],
    cardId: [of.cardId],
    addIds: [[of.cardId]],
    removeIds: [[of.cardId]],
    chatId: [of.chatId],
    ids: [[of.cardId]],
    names: [['Reed Cat']],
    settings: [{ name: 'seized', editable: true, legacy: false }],
    scar: [{ id: of.scar, text: 'seized' }, { id: of.scar }],
    achievement: [{ id: 'achievement-1', name: 'seized', unlock: 'x', hidden: 'x' }, { id: 'achievement-1' }],
    achievementId: ['achievement-1'],
    cardData: [newCardData('Seized'), { data: newCardData('Seized') }],
    users: [[{ _id: people.at(-1) }], [{ _id: ann }]],
    options: [{}],
    opts: [{ name: 'x' }],
    game: ['Magic', null],
    response: [response],
    responses: [[], [response]],
    overwrite: [true, false],
    full: [true, false],
    count: [1],
    branchId: [0, 1, 2],
    rev: [0, 1, 2],
    name: ['seized'],
    text: ['seized'],
    comment: ['seized'],
    username: ['ann'],
    password: ['seized'],
    impersonationToken: ['seized'],
    data: [{ settings: {} }],
    kind: ['Magic'],
    state: ['all'],
    source: ['custom'],
    query: ['cat'],
  }
}

/** Everything that is stored of these belongings. */
async function stored({ server }: TestHub, of: Belongings, ann: Person): Promise<string> {
  const { db } = server.services.store
  const inGame = ['game_states', 'game_players', 'answers', 'chat', 'game_setups'] as const
  const rows: unknown[] = []
  for (const table of inGame)
    rows.push(await db.selectFrom(table).selectAll().where('game_id', '=', of.gameId).execute())
  rows.push(await db.selectFrom('games').selectAll().where('id', '=', of.gameId).execute())
  rows.push(await db.selectFrom('lobbies').selectAll().where('id', '=', of.lobbyId).execute())
  rows.push(await db.selectFrom('decks').selectAll().where('user_id', '=', ann._id).orderBy('id').execute())
  rows.push(await db.selectFrom('users').selectAll().where('id', '=', ann._id).execute())
  rows.push(await db.selectFrom('cards').selectAll().where('id', '=', of.cardId).execute())
  rows.push(await db.selectFrom('cube_cards').selectAll().where('cube_id', '=', of.cubeId).execute())
  const cube = db.selectFrom('cubes').select(['name', 'user_id', 'editable', 'legacy'])
  rows.push(await cube.where('id', '=', of.cubeId).execute())
  const sessions = db.selectFrom('sessions').select('token_hash').where('user_id', '=', ann._id)
  rows.push(await sessions.orderBy('token_hash').execute())
  return JSON.stringify(rows)
}

onBothStores(
  'what belongs to others',
  (hub) => {
    it('is changed by no call of whoever has no right to it, with whatever body', async () => {
      const { ann, bob, eve } = await hub().people('ann', 'bob', 'eve')
      const of = await belongings(ann, bob)
      const values = valuesFor(of, [ann._id, bob._id, hub().admin._id, NOBODY, eve._id])
      const random = randomFrom(seeded('rights'))
      const one = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)]
      const before = await stored(hub(), of, ann)
      const answered = new Map<number, number>()
      for (let made = 0; made < CALLS; made += 1) {
        const call = declared[made % declared.length]
        if (call === undefined || call.path === 'user/logout') continue
        const fields = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : []
        const body = Object.fromEntries(
          fields
            .filter((field) => field in values && random.below(8) > 0)
            .map((field) => [field, one(values[field] ?? [])]),
        )
        const { http } = await eve.send(call, body)
        answered.set(http, (answered.get(http) ?? 0) + 1)
        expect([call.path, body, http >= 500]).toEqual([call.path, body, false])
        expect([call.path, body, await stored(hub(), of, ann)]).toEqual([call.path, body, before])
      }
      // Some are allowed, many are refused: else this would try nothing.
      for (const http of [200, 400, 403]) expect([http, answered.get(http) ?? 0]).not.toEqual([http, 0])
      const { cubeId, cardId } = of
      await ann.call(cubeAddRemoveCards, { cubeId, removeIds: [cardId], comment: '' })
      expect(await stored(hub(), of, ann)).not.toBe(before)
    })
  },
  { config: { logLevel: 'fatal' } },
)
