import { randomFrom, seeded } from '@parlour/kernel'
import {
  type Call,
  adminImpersonate,
  cubeAddRemoveCards,
  cubeUpdateAchievement,
  cubeUpdateSettings,
  deckCreate,
  deckDelete,
  gameChatAdd,
  gameChatDelete,
  gameKill,
  lobbyCreate,
  lobbyInfo,
  lobbyKill,
  lobbySave,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onBothStores } from '../testing/both-stores'
import { declaredCalls } from '../testing/declared-calls'
import { newCard, newCardData, newCube, newScar } from '../testing/magic'
import { startDraft } from '../testing/play-draft'
import { chunks } from '../store/driver/chunks'
import { type Course, mayChange } from '../testing/may-change'
import { type Change, changesBetween, storedRows } from '../testing/stored-rows'
import { type HubPerson, personOf } from '../testing/test-hub'

const NOBODY = 'f'.repeat(24)

/** What belongs to somebody, or to them and another player. */
async function belongings(ann: HubPerson, bob: HubPerson) {
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
  const [madeId, madeRev] = await keptHex(ann)
  const ids = {
    cubeId: cube._id,
    cardId: card._id,
    deckId: deck._id,
    gameId,
    chatId: entry.id,
    lobbyId,
    madeId,
  }
  return { ...ids, scar, madeRev }
}

/** A tile of somebody's own. */
async function keptHex(owner: HubPerson): Promise<readonly [id: string, rev: number]> {
  const save = declaredCalls.find(({ path }) => path === 'tyrants/hex/save')
  if (save === undefined) throw new Error('nothing is kept for games')
  const { hex } = (await owner.call(save, { hex: HEX })) as { readonly hex: { _id: string; rev: number } }
  return [hex._id, hex.rev]
}
const HEX = { name: 'seized', sites: [], connectors: [] }
const MAP = { name: 'seized', data: { name: 'x', players: 2, locations: [], links: [] } }

type Belongings = Awaited<ReturnType<typeof belongings>>

/**
 * Values for the fields of bodies, by the names of the fields: about what belongs to others wherever there is
 * such a thing.
 */
function valuesFor(of: Belongings, people: readonly string[]): Readonly<Record<string, readonly unknown[]>> {
  const zones = { main: [of.cardId], side: [], command: [] }
  const [ann = ''] = people
  const response = { actor: 'ann', title: 'Draft Card', selection: [of.cardId] }
  const ids = {
    userId: people,
    targetUserId: people,
    opponentId: people,
    id: [...people, of.madeId],
    userIds: [people],
  }
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
    hex: [HEX, { ...HEX, _id: of.madeId, rev: of.madeRev }],
    map: [MAP],
  }
}

/** Somebody who makes calls. Without a role they may change only what is theirs; as nobody, nothing. */
interface Attacker {
  readonly person: HubPerson
  readonly role: 'user' | 'admin' | 'nobody'
}

/** Looks at what is stored after this many calls of one person. */
const CALLS_AT_ONCE = 6

/** Calls that no test undoes: the session that makes them ends, or a download begins. */
const LEFT_OUT = ['user/logout', 'magic/scryfall/update']

onBothStores(
  'what belongs to others',
  (hub) => {
    const db = () => hub().server.services.store.db
    const random = randomFrom(seeded('rights'))
    const one = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)]
    const bodyFor = (call: Call, values: Readonly<Record<string, readonly unknown[]>>): object => {
      const fields = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : []
      const chosenFields = fields.filter((field) => field in values && random.below(8) > 0)
      return Object.fromEntries(chosenFields.map((field) => [field, one(values[field] ?? [])]))
    }

    it('is changed by no call of whoever has no right to it, with whatever body', async () => {
      const { ann, bob, cat, dan, eve } = await hub().people('ann', 'bob', 'cat', 'dan', 'eve')
      const { admin } = hub()
      const { impersonationToken: token } = await admin.call(adminImpersonate, { targetUserId: cat._id })
      const attackers: readonly Attacker[] = [
        { person: eve, role: 'user' },
        { person: bob, role: 'user' },
        { person: ann, role: 'user' },
        { person: personOf(hub().address, { ...cat, token }), role: 'user' },
        { person: personOf(hub().address, { ...eve, token: 'none' }), role: 'nobody' },
        { person: admin, role: 'admin' },
      ]
      const others = [ann._id, bob._id, eve._id, admin._id, NOBODY]
      for (const { person, role } of attackers) {
        const [theirs, own] = [
          await belongings(ann, bob),
          await belongings(person.token === 'none' ? eve : person, dan),
        ]
        // No call stores the notices about these games: the bell does, later.
        await hub().server.services.bell.store(0)
        const answered = new Map<number, number>()
        let changes = 0
        let before = await storedRows(db())
        const tried = random.shuffle(declaredCalls).filter(({ path }) => !LEFT_OUT.includes(path))
        for (const calls of chunks(tried, CALLS_AT_ONCE)) {
          const bodies: unknown[] = []
          for (const call of calls) {
            const of = random.below(4) === 0 ? own : theirs
            // What an admin does to people is done to one whom nobody needs.
            const people = role === 'admin' ? [dan._id, NOBODY] : [...others, person._id]
            const body = bodyFor(call, valuesFor(of, people))
            const { http } = await person.send(call, body)
            answered.set(http, (answered.get(http) ?? 0) + 1)
            expect([call.path, body, http >= 500]).toEqual([call.path, body, false])
            bodies.push([call.path, body])
          }
          const after = await storedRows(db())
          const made = changesBetween(before, after)
          const wrong = made.filter((change) => !mayHaveMade(change, { person, role }, { before, after }))
          expect({ by: person.name, role, bodies, wrong }).toEqual({
            by: person.name,
            role,
            bodies,
            wrong: [],
          })
          changes += made.length
          before = after
        }
        // Some are allowed, many are refused: else this would try nothing.
        for (const http of role === 'nobody' ? [401] : role === 'admin' ? [200, 400] : [200, 400, 403])
          expect([person.name, http, answered.get(http) ?? 0]).not.toEqual([person.name, http, 0])
        expect(changes > 0).toBe(role !== 'nobody')
      }
    })

    it('is seen to be changed where it is', async () => {
      const { ann, bob, eve } = await hub().people('ann', 'bob', 'eve')
      const of = await belongings(ann, bob)
      const before = await storedRows(db())
      await ann.call(deckDelete, { deckId: of.deckId })
      await ann.call(cubeAddRemoveCards, { cubeId: of.cubeId, removeIds: [of.cardId], comment: '' })
      await ann.call(cubeUpdateSettings, { cubeId: of.cubeId, settings: { name: 'Another' } })
      await ann.call(gameChatDelete, { gameId: of.gameId, chatId: of.chatId })
      await ann.call(lobbyKill, { lobbyId: of.lobbyId })
      await ann.call(gameKill, { gameId: of.gameId })
      const after = await storedRows(db())
      const by = (person: HubPerson) =>
        changesBetween(before, after).filter((change) => !mayChange(change, person, { before, after }))
      expect(by(ann)).toEqual([])
      const tables = new Set(by(eve).map(({ table }) => table))
      for (const table of ['decks', 'cube_cards', 'cubes', 'chat', 'lobbies', 'games'] as const)
        expect(tables).toContain(table)
      expect(new Set(by(bob).map(({ table }) => table))).toContain('chat')
    })
  },
  { config: { logLevel: 'fatal' } },
)

function mayHaveMade(change: Change, { person, role }: Attacker, course: Course): boolean {
  if (role === 'user') return mayChange(change, person, course)
  return role === 'admin'
}
