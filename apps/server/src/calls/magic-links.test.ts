import { expect, it } from 'vitest'
import { gameKill, linkCreate, linkFetchByDraft, linkFetchDrafts, type GameKind } from '@parlour/protocol'
import { insertGame } from '../store/games'
import { newId } from '../store/ids'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/magic'
import { startDraft } from '../testing/play-draft'
import type { Person } from '../testing/test-hub'

onBothStores('links of games and drafts', (hub) => {
  async function storedGame(kind: GameKind, people: readonly Person[]): Promise<string> {
    const id = newId()
    const now = Date.now()
    const players = people.map(({ _id, name }) => ({ _id, name }))
    await hub().server.services.store.write((tx) =>
      insertGame(tx, {
        id,
        kind,
        settings: { game: kind, name: 'a match', players, seed: 'secret seed', createdTimestamp: now },
        rulesVersion: 1,
        version: 0,
        position: { seq: 0, branchId: 0, state: '{}' },
        waiting: [],
        now,
        linkedDraftId: undefined,
        setupLog: [],
      }),
    )
    return id
  }

  it('are made by a player of both, and seen from the draft', async () => {
    const [ann, bob, cat] = [await hub().person('ann'), await hub().person('bob'), await hub().person('cat')]
    const draftId = await startDraft([ann, bob])
    const gameId = await storedGame('Magic', [ann, bob])
    const others = await storedGame('Magic', [bob, cat])
    await ann.call(linkCreate, { gameId, draftId })
    await ann.call(linkCreate, { gameId, draftId })
    await bob.call(linkCreate, { gameId: others, draftId })
    const { draft, games } = await bob.call(linkFetchByDraft, { draftId })
    expect(draft).toMatchObject({ _id: draftId, settings: { game: 'Cube Draft' } })
    expect(games.map((game) => game._id).sort()).toEqual([gameId, others].sort())
    expect(games[0]?.settings.linkedDraftId).toBe(draftId)
    expect(JSON.stringify({ draft, games })).not.toMatch(/seed|packs|responses/)
    expect((await refusal(cat, linkFetchByDraft, { draftId })).http).toBe(403)
    expect((await hub().admin.call(linkFetchByDraft, { draftId })).games).toHaveLength(2)
    expect((await refusal(cat, linkCreate, { gameId: others, draftId })).http).toBe(403)
    expect((await refusal(ann, linkCreate, { gameId: others, draftId })).http).toBe(403)
    expect((await refusal(ann, linkCreate, { gameId: draftId, draftId })).message).toBe(
      'Only a Magic game can be linked to a draft',
    )
    expect((await refusal(ann, linkCreate, { gameId, draftId: gameId })).message).toBe(
      'That game is no draft',
    )
    expect((await refusal(ann, linkCreate, { gameId, draftId: '0'.repeat(24) })).http).toBe(404)
    expect((await refusal(ann, linkFetchByDraft, { draftId: gameId })).http).toBe(400)
  })

  it('list a user’s drafts for him, newest change first, killed ones left out', async () => {
    const [dan, bob] = [await hub().person('dan'), await hub().person('bob')]
    const first = await startDraft([dan, bob])
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await startDraft([dan, bob])
    const list = async () =>
      (await dan.call(linkFetchDrafts, { userId: dan._id })).drafts.map((draft) => draft._id)
    expect(await list()).toEqual([second, first])
    await dan.call(gameKill, { gameId: second })
    expect(await list()).toEqual([first])
    expect((await refusal(bob, linkFetchDrafts, { userId: dan._id })).http).toBe(403)
    expect((await refusal(dan, linkFetchByDraft, { draftId: second })).http).toBe(404)
  })
})
