import { defined } from '@parlour/kernel'
import {
  cubeAll,
  cubeUpdateSettings,
  deckCreate,
  deckList,
  gameKill,
  linkFetchDrafts,
  lobbyAll,
  lobbyCreate,
  lobbyInfo,
  userDecks,
  userGames,
  userGamesRecentlyFinished,
  userLobbies,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { newCube } from '../testing/magic'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'
import { finishedDraft } from '../testing/play-match'

interface Part {
  readonly ids: readonly string[]
  readonly next: string | undefined
}

/** Reads a list to its end, two entries at a time. */
async function readOn(part: (page: { limit: number; after?: string }) => Promise<Part>) {
  const parts: (readonly string[])[] = []
  for (let after: string | undefined; ; ) {
    const { ids, next } = await part({ limit: 2, ...defined({ after }) })
    parts.push(ids)
    if (next === undefined) return parts
    after = next
  }
}

onBothStores('a part of a list', (hub) => {
  it('has cubes of one name in the same order, whichever changed last', async () => {
    const eve = await hub().person('eve')
    const cubeIds = []
    for (let made = 0; made < 4; made += 1) cubeIds.push((await newCube(eve))._id)
    cubeIds.sort()
    for (const cubeId of cubeIds.toReversed())
      await eve.call(cubeUpdateSettings, { cubeId, settings: { editable: false } })
    const { cubes } = await eve.call(cubeAll, {})
    expect(cubes.filter(({ userId }) => userId === eve._id).map(({ _id }) => _id)).toEqual(cubeIds)
  })

  it('pages through all games of a person, running ones first, then the one that ended last', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const over: string[] = []
    for (let n = 0; n < 3; n += 1) over.push(await finishedDraft([ann, bob]))
    const running: string[] = []
    for (let n = 0; n < 3; n += 1) running.push(await startDraft([ann, bob]))
    const killed = await startDraft([ann, bob])
    await ann.call(gameKill, { gameId: killed })
    for (const kind of [undefined, 'CubeDraft', ['Set Draft', 'Cube Draft']]) {
      const parts = await readOn(async (page) => {
        const { games, next } = await ann.call(userGames, { userId: ann._id, state: 'all', kind, ...page })
        return { ids: games.map(({ _id }) => _id), next }
      })
      expect(parts.map(({ length }) => length)).toEqual([2, 2, 2])
      expect(parts[0]?.every((id) => running.includes(id))).toBe(true)
      expect(new Set([...(parts[0] ?? []), ...(parts[1] ?? [])])).toEqual(new Set([...running, over[2]]))
      expect(parts[2]).toEqual([over[0], over[1]])
    }
    const finished = await readOn(async (page) => {
      const { games, next } = await ann.call(userGamesRecentlyFinished, { userId: ann._id, ...page })
      return { ids: games.map(({ _id }) => _id), next }
    })
    expect(finished).toEqual([[over[1], over[2]], [over[0]]])
    const drafts = await readOn(async (page) => {
      const { drafts, next } = await ann.call(linkFetchDrafts, page)
      return { ids: drafts.map(({ _id }) => _id), next }
    })
    expect(new Set(drafts.flat())).toEqual(new Set([...running, ...over]))
    const { games, next } = await ann.call(userGames, { userId: ann._id, state: 'all' })
    expect([games.length, next]).toEqual([6, undefined])
  })

  it('pages through the waiting lobbies; one that has started is in no list', async () => {
    const { cat, dan } = await hub().people('cat', 'dan')
    await startDraft([cat, dan])
    const made: string[] = []
    for (let n = 0; n < 3; n += 1)
      made.push((await cat.call(lobbyCreate, { userIds: [cat._id, dan._id] })).lobbyId)
    for (const person of [cat, dan]) {
      const parts = await readOn(async (page) => {
        const { lobbies, next } = await person.call(userLobbies, { userId: person._id, ...page })
        return { ids: lobbies.map(({ _id }) => _id), next }
      })
      expect([parts.length, new Set(parts.flat())]).toEqual([2, new Set(made)])
    }
    const all = await readOn(async (page) => {
      const { lobbies, next } = await hub().admin.call(lobbyAll, page)
      return { ids: lobbies.map(({ _id }) => _id), next }
    })
    expect(all.flat()).toEqual(expect.arrayContaining(made))
    const launched = await Promise.all(
      all.flat().map(async (lobbyId) => (await cat.call(lobbyInfo, { lobbyId })).lobby.gameLaunched),
    )
    expect(launched).not.toContain(true)
  })

  it('of decks has their cards, or how many there are', async () => {
    const eve = await hub().person('eve')
    for (const name of ['one', 'two', 'three']) await eve.call(deckCreate, { opts: { name } })
    const whole = await eve.call(userDecks, { userId: eve._id })
    expect(whole.decks.map(({ cardIdsByZone }) => cardIdsByZone.main)).toEqual([[], [], []])
    const parts = await readOn(async (page) => {
      const { decks, next } = await eve.call(deckList, { userId: eve._id, ...page })
      for (const deck of decks) {
        expect(deck).not.toHaveProperty('cardIdsByZone')
        expect(deck.counts).toEqual({ main: 0, side: 0, command: 0 })
      }
      return { ids: decks.map(({ name }) => name), next }
    })
    expect([parts.length, new Set(parts.flat())]).toEqual([2, new Set(['one', 'two', 'three'])])
    const { fay } = await hub().people('fay')
    expect((await refusal(fay, deckList, { userId: eve._id })).http).toBe(403)
  })

  it('refuses a cursor or a size that no list can have', async () => {
    const gus = await hub().person('gus')
    for (const more of [{ after: '7' }, { after: 'x'.repeat(40) }, { limit: 0 }, { limit: 1000 }])
      expect((await gus.send(userGames, { userId: gus._id, ...more })).http).toBe(400)
  })
})
