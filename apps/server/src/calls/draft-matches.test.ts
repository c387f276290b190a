import { tournamentIn } from '@parlour/matches'
import {
  gameCreate,
  gameFetch,
  gameKill,
  gameUndo,
  linkFetchByDraft,
  linkFetchDrafts,
  linkStartMatch,
  lobbyCreate,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'
import { concede, finishedDraft } from '../testing/play-match'
import { openPage, type HubPerson } from '../testing/test-hub'

const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const

onBothStores('the matches of a draft', (hub) => {
  const start = async (person: HubPerson, opponent: HubPerson, draftId: string) =>
    (await person.call(linkStartMatch, { draftId, opponentId: opponent._id })).gameId
  const nameOf = async (person: HubPerson, gameId: string) =>
    (await person.call(gameFetch, { gameId })).game.settings.name
  async function tournament(person: HubPerson, draftId: string) {
    return tournamentIn(await person.call(linkFetchByDraft, { draftId }))
  }

  it('are begun by either of two with a click, game by game, until one has won two', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const draftId = await finishedDraft([ann, bob], { bots: 1 })
    const [one, other] = await Promise.all([start(ann, bob, draftId), start(bob, ann, draftId)])
    expect(one).toBe(other)
    expect(await nameOf(bob, one)).toMatch(/, game 1$/)
    expect((await bob.call(gameFetch, { gameId: one })).game.settings.linkedDraftId).toBe(draftId)
    await concede(one, [ann, bob], bob)
    const second = await start(bob, ann, draftId)
    expect(await nameOf(ann, second)).toMatch(/, game 2$/)
    await concede(second, [ann, bob], bob)
    expect((await refusal(ann, linkStartMatch, { draftId, opponentId: bob._id })).message).toBe(
      'This match is over.',
    )
    expect(await tournament(bob, draftId)).toMatchObject({
      isOver: true,
      standings: [
        { player: ann._id, points: 3, games: { won: 2, lost: 0 } },
        { player: bob._id, points: 0 },
      ],
    })
  })

  it('are refused to whoever did not draft, against a bot, and while the draft runs', async () => {
    const { ann, bob, cat } = await hub().people('ann', 'bob', 'cat')
    const running = await startDraft([ann, bob])
    const wrong = (person: HubPerson, draftId: string, opponentId: string) =>
      refusal(person, linkStartMatch, { draftId, opponentId })
    expect((await wrong(ann, running, bob._id)).message).toBe('Matches begin when the draft is over.')
    const draftId = await finishedDraft([ann, bob], { bots: 1 })
    expect((await wrong(cat, draftId, bob._id)).http).toBe(403)
    expect((await wrong(hub().admin, draftId, bob._id)).http).toBe(403)
    const unpaired = 'You are not paired with this player in any round yet.'
    expect((await wrong(ann, draftId, cat._id)).message).toBe(unpaired)
    expect((await wrong(ann, draftId, ann._id)).message).toBe(unpaired)
    const { draft } = await ann.call(linkFetchByDraft, { draftId })
    const bot = draft.settings.players.find((player) => player.bot !== undefined)
    expect((await wrong(ann, draftId, bot?._id ?? '')).message).toBe(unpaired)
    expect((await wrong(ann, '0'.repeat(24), bob._id)).http).toBe(404)
    const alone = await finishedDraft([ann], { bots: 1 })
    expect((await wrong(ann, alone, bob._id)).message).toBe('Matches need a draft with at least two people.')
    expect((await wrong(ann, await start(ann, bob, draftId), bob._id)).message).toBe(
      'That game is not a draft',
    )
  })

  it('are Swiss rounds among six: a proposal is fixed by the first game, also by one out of a lobby', async () => {
    const people = Object.values(await hub().people(...NAMES))
    const [ann] = people
    if (ann === undefined) throw new Error('there is nobody')
    const draftId = await finishedDraft(people)
    const byId = (id: string | undefined) => {
      const person = people.find(({ _id }) => _id === id)
      if (person === undefined) throw new Error('nobody has this id')
      return person
    }
    const roundNow = async () => (await tournament(ann, draftId))?.rounds.at(-1)
    const proposed = await roundNow()
    expect(proposed?.isProposed).toBe(true)
    const [first, ...others] = proposed?.pairings.map(({ players }) => players.map(byId)) ?? []
    const [host, guest] = first ?? []
    if (host === undefined || guest === undefined) throw new Error('nobody is paired')
    const { lobbyId } = await host.call(lobbyCreate, {
      userIds: [host._id, guest._id],
      game: 'Magic',
      options: { format: 'Constructed', linkedDraftId: draftId },
    })
    const { gameId } = await guest.call(gameCreate, { lobbyId })
    const fixed = await roundNow()
    expect(fixed).toMatchObject({ isProposed: false })
    expect(fixed?.pairings.map(({ players }) => players)).toEqual(
      proposed?.pairings.map(({ players }) => players),
    )
    expect(fixed?.pairings[0]?.match?.games).toHaveLength(1)
    await concede(gameId, [host, guest], guest)
    await concede(await start(host, guest, draftId), [host, guest], guest)
    expect((await roundNow())?.isProposed).toBe(false)
    for (const [one, other] of others)
      if (one !== undefined && other !== undefined)
        for (const _ of [1, 2]) await concede(await start(one, other, draftId), [one, other], other)
    const next = await roundNow()
    expect(next?.isProposed).toBe(true)
    const [again, opponent] = next?.pairings[0]?.players.map(byId) ?? []
    if (again === undefined || opponent === undefined) throw new Error('nobody is paired')
    expect(await nameOf(again, await start(again, opponent, draftId))).toMatch(/, round 2, game 1$/)
    expect((await ann.call(linkFetchByDraft, { draftId })).rounds).toHaveLength(2)
  })

  it('show on the pages of all drafters when a game begins, ends, goes on again and is killed', async () => {
    const { ann, bob, cat } = await hub().people('ann', 'bob', 'cat')
    const draftId = await finishedDraft([ann, bob, cat])
    const page = await openPage(hub().address, cat.token)
    await page.watch({ kind: 'home' })
    const gameId = await start(ann, bob, draftId)
    await page.next('home')
    await concede(gameId, [ann, bob], bob)
    await page.next('home')
    await bob.call(gameUndo, { gameId, count: 1 })
    await page.next('home')
    await ann.call(gameKill, { gameId })
    await page.next('home')
    expect((await cat.call(linkFetchByDraft, { draftId })).games).toEqual([])
    page.close()
  })

  it('need decks of all: who did not draft is in no lobby that is linked', async () => {
    const { ann, bob, cat } = await hub().people('ann', 'bob', 'cat')
    const draftId = await finishedDraft([ann, bob])
    const options = { format: 'Constructed', linkedDraftId: draftId }
    const { lobbyId } = await ann.call(lobbyCreate, {
      userIds: [ann._id, bob._id, cat._id],
      game: 'Magic',
      options,
    })
    expect((await refusal(ann, gameCreate, { lobbyId })).message).toBe(
      'All players of the game must have taken part in the draft.',
    )
  })

  it('list the drafts of all at a lobby, or at a game', async () => {
    const { gil, hal, ida } = await hub().people('gil', 'hal', 'ida')
    const two = await finishedDraft([gil, hal])
    const three = await finishedDraft([gil, hal, ida])
    const listed = async (more: { lobbyId?: string; gameId?: string }) => {
      const { drafts } = await gil.call(linkFetchDrafts, { userId: gil._id, ...more })
      return drafts.map(({ _id }) => _id)
    }
    expect(await listed({})).toEqual([three, two])
    const lobbyOf = async (people: readonly HubPerson[]) => {
      const userIds = people.map(({ _id }) => _id)
      const options = { format: 'Constructed' }
      return (await gil.call(lobbyCreate, { userIds, game: 'Magic', options })).lobbyId
    }
    const lobbyId = await lobbyOf([gil, ida])
    expect(await listed({ lobbyId })).toEqual([three])
    expect((await ida.call(linkFetchDrafts, { lobbyId })).drafts.map(({ _id }) => _id)).toEqual([three])
    const { gameId } = await gil.call(gameCreate, { lobbyId })
    expect(await listed({ gameId })).toEqual([three])
    expect(await listed({ lobbyId: await lobbyOf([gil, hal]) })).toEqual([three, two])
    expect((await refusal(hal, linkFetchDrafts, { userId: hal._id, gameId })).http).toBe(403)
    expect((await refusal(gil, linkFetchDrafts, { userId: gil._id, gameId: '0'.repeat(24) })).http).toBe(404)
  })
})
