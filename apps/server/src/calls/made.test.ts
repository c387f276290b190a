import { type MadeThing, playerWarnings } from '@parlour/kernel'
import { madeCalls } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { registeredGames } from '../games/registry'

const NOBODY = 'f'.repeat(24)
const boards = {
  path: 'go/board',
  one: 'board',
  many: 'boards',
  title: 'board',
  content: { lines: z.int().min(2).max(19), stones: z.array(z.string()).max(9).default([]) },
  problem: (content: unknown) =>
    (content as { lines: number }).lines === 13 ? 'Thirteen is unlucky.' : undefined,
  listed: (content: unknown) => ({ lines: (content as { lines: number }).lines }),
} as const satisfies MadeThing
const { all, fetch, save, remove } = madeCalls(boards)

const go = {
  facts: {
    kind: 'Go',
    title: 'Go',
    about: 'One collects stones.',
    icon: '',
    players: { min: 2 },
    bots: [],
    options: z.object({}),
    warnings: (_options: unknown, players: Parameters<typeof playerWarnings>[0]) =>
      playerWarnings(players, { min: 2 }),
    made: [boards],
  },
  known: () => Promise.resolve(undefined),
}
const FOREIGN = { http: 403, code: 'thing_of_another', message: 'This board belongs to another user.' }

onBothStores(
  'what people make for a game',
  (hub) => {
    it('is kept under a new id, read by everybody, saved again and deleted', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { board } = await ann.call(save, { board: { name: ' Small ', lines: 9, stones: ['a1'] } })
      expect(board).toMatchObject({
        name: 'Small',
        lines: 9,
        stones: ['a1'],
        userId: ann._id,
        owner: 'ann',
        rev: 0,
      })
      const { boards: listed } = await bob.call(all, {})
      expect(listed.map(({ _id }) => _id)).toContain(board._id)
      expect(listed.find(({ _id }) => _id === board._id)).not.toHaveProperty('stones')
      expect(board.mayChange).toBe(true)
      expect((await bob.call(fetch, { id: board._id })).board).toEqual({ ...board, mayChange: false })
      const again = await ann.call(save, { board: { _id: board._id, rev: 0, name: 'Large', lines: 19 } })
      expect(again.board).toMatchObject({ _id: board._id, name: 'Large', lines: 19, stones: [], rev: 1 })
      await ann.call(remove, { id: board._id })
      expect((await ann.call(all, {})).boards.map(({ _id }) => _id)).not.toContain(board._id)
    })

    it('is changed and deleted by its owner and by admins alone', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { board } = await ann.call(save, { board: { name: 'Mine', lines: 9 } })
      const { _id } = board
      expect(await refusal(bob, save, { board: { _id, rev: 0, name: 'Ours', lines: 9 } })).toEqual(FOREIGN)
      expect(await refusal(bob, remove, { id: _id })).toEqual(FOREIGN)
      const { board: mended } = await hub().admin.call(save, {
        board: { _id, rev: 0, name: 'Better', lines: 9 },
      })
      expect(mended).toMatchObject({ name: 'Better', userId: ann._id, owner: 'ann' })
      await hub().admin.call(remove, { id: _id })
    })

    it('is not saved over a newer revision, which is shown instead', async () => {
      const { ann } = await hub().people('ann')
      const { board } = await ann.call(save, { board: { name: 'First', lines: 9 } })
      const sent = (name: string) => ({ board: { _id: board._id, rev: 0, name, lines: 9 } })
      const replies = await Promise.all(['a', 'b', 'c'].map((name) => ann.send(save, sent(name))))
      expect(replies.map(({ http }) => http).toSorted()).toEqual([200, 409, 409])
      expect(await refusal(ann, save, sent('d'))).toMatchObject({
        http: 409,
        message: 'This board was changed elsewhere.',
        code: 'conflict',
        current: { _id: board._id, rev: 1 },
      })
      const unsaid = { board: { _id: board._id, name: 'e', lines: 9 } }
      expect(await refusal(ann, save, unsaid)).toMatchObject({ http: 409, current: { rev: 1 } })
    })

    it('is not deleted over a newer revision, which is shown instead', async () => {
      const { ann } = await hub().people('ann')
      const { board } = await ann.call(save, { board: { name: 'First', lines: 9 } })
      const id = board._id
      await ann.call(save, { board: { _id: id, rev: 0, name: 'Second', lines: 9 } })
      expect(await refusal(ann, remove, { id, rev: 0 })).toMatchObject({
        http: 409,
        message: 'This board was changed elsewhere.',
        code: 'conflict',
        current: { _id: id, rev: 1, name: 'Second' },
      })
      expect((await ann.call(fetch, { id })).board.name).toBe('Second')
      await ann.call(remove, { id, rev: 1 })
      expect((await refusal(ann, fetch, { id })).http).toBe(404)
    })

    it('is refused where its shape, or what the game says of it, is wrong', async () => {
      const { ann } = await hub().people('ann')
      const before = (await ann.call(all, {})).boards.length
      for (const spoilt of [
        { name: '', lines: 9 },
        { name: 'x'.repeat(61), lines: 9 },
        { name: 'x\u202ey', lines: 9 },
        { name: 'x', lines: 99 },
        { name: 'x', lines: '9' },
        { name: 'x', lines: 9, _id: 'strange' },
        { name: 'x', lines: 9, rev: -1 },
        ['x'],
      ])
        expect((await refusal(ann, save, { board: spoilt })).http).toBe(400)
      expect(await refusal(ann, save, { board: { name: 'x', lines: 13 } })).toEqual({
        http: 400,
        code: 'thing_malformed',
        message: 'Thirteen is unlucky.',
      })
      expect((await ann.call(all, {})).boards).toHaveLength(before)
    })

    it('is not found under a strange id', async () => {
      const { ann } = await hub().people('ann')
      const missing = { http: 404, code: 'not_found', message: `There is no board with the id ${NOBODY}` }
      expect(await refusal(ann, fetch, { id: NOBODY })).toEqual(missing)
      expect(await refusal(ann, remove, { id: NOBODY })).toEqual(missing)
      expect(await refusal(ann, save, { board: { _id: NOBODY, name: 'x', lines: 9 } })).toEqual(missing)
    })

    it('is kept up to a number by one person', async () => {
      const { cat, bob } = await hub().people('cat', 'bob')
      for (let at = 0; at < 200; at += 1) await cat.call(save, { board: { name: `b${at}`, lines: 9 } })
      const refused = await refusal(cat, save, { board: { name: 'more', lines: 9 } })
      expect(refused.message).toBe('You already keep 200 of these. Delete a board first.')
      await bob.call(save, { board: { name: 'mine', lines: 9 } })
    })

    it('is kept up to a size by one person, also when it is saved again', async () => {
      const { dan } = await hub().people('dan')
      const stones = Array.from({ length: 9 }, () => 'x'.repeat(50_000))
      const { board } = await dan.call(save, { board: { name: 'small', lines: 9 } })
      for (let at = 0; at < 9; at += 1)
        await dan.call(save, { board: { name: `large ${at}`, lines: 9, stones } })
      const full = 'All that you keep of these may take up to 4 MB. Delete a board first.'
      expect((await refusal(dan, save, { board: { name: 'more', lines: 9, stones } })).message).toBe(full)
      const { _id, rev } = board
      const grown = { board: { _id, rev, name: 'grown', lines: 9, stones } }
      expect((await refusal(dan, save, grown)).message).toBe(full)
      const [one] = (await dan.call(all, {})).boards.filter(({ name }) => name === 'large 3')
      const again = { board: { _id: one?._id, rev: 0, name: 'large 3', lines: 9, stones } }
      expect((await dan.call(save, again)).board.rev).toBe(1)
      await dan.call(remove, { id: one?._id ?? '' })
      expect((await dan.call(save, grown)).board.name).toBe('grown')
    })
  },
  { games: [go] },
)

it('no two games have calls of the same name', () => {
  const paths = [...registeredGames.values()].flatMap(({ facts }) => facts.made ?? []).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
