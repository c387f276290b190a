import { gameFetch, gameSetClosed, gameStory, gameUndo } from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { finishedToy, runningToy } from '../testing/toy-table'

onBothStores(
  'the story of a game',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let eve: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
    })
    const running = () => runningToy([ann, bob])
    const finished = () => finishedToy([ann, bob])
    const storyFor = async (person: HubPerson, gameId: string) =>
      (await person.call(gameStory, { gameId })).story
    const refused = async (person: HubPerson, gameId: string) => {
      const { http, body } = await person.send(gameStory, { gameId })
      return [http, (body as { readonly code?: string }).code]
    }

    it('tells who won and why, the course by rounds, figures and times', async () => {
      const gameId = await finished()
      const story = await storyFor(ann, gameId)
      expect(story).toMatchObject({
        gameId,
        kind: 'Count to Ten',
        seats: ['ann', 'bob'],
        ending: { winners: ['ann'], words: 'won by the bids', why: 'The goal was 10.' },
        answers: 6,
        unit: 'round',
        charts: [{ kind: 'lines', title: 'total', from: 0, values: [expect.anything(), [0, 6, 12, 12]] }],
        figures: [{ title: 'bid', values: ['high', 'low'] }],
      })
      expect(story.times.map(({ name }) => name)).toEqual(['ann', 'bob'])
      expect(story.turningPoints.length).toBeGreaterThan(0)
      for (const { seq } of story.turningPoints) expect(seq).toBeLessThanOrEqual(6)
    })

    it('keeps it once it was made, and makes it again for another end', async () => {
      const gameId = await finished()
      const { db } = hub().server.services.store
      const storedStories = () =>
        db.selectFrom('game_stories').selectAll().where('game_id', '=', gameId).execute()
      expect(await storedStories()).toEqual([])
      await storyFor(ann, gameId)
      await db
        .updateTable('game_stories')
        .set({ story: JSON.stringify({ ...(await storyFor(ann, gameId)), answers: 77 }) })
        .execute()
      expect((await storyFor(bob, gameId)).answers).toBe(77)
      await db.updateTable('game_stories').set({ made_of: 'another end' }).execute()
      expect((await storyFor(bob, gameId)).answers).toBe(6)
      expect(await storedStories()).toHaveLength(1)
    })

    it('is told to nobody while the game runs', async () => {
      const gameId = await running()
      expect(await refused(ann, gameId)).toEqual([400, 'story_to_come'])
      expect(await refused(hub().admin, gameId)).toEqual([400, 'story_to_come'])
      expect(await refused(eve, gameId)).toEqual([403, 'game_seen_by_players'])
    })

    it('is told to all once the game is over, unless its players closed it', async () => {
      const gameId = await finished()
      expect((await storyFor(eve, gameId)).ending.winners).toEqual(['ann'])
      await ann.call(gameSetClosed, { gameId, closed: true })
      expect(await refused(eve, gameId)).toEqual([403, 'game_seen_by_players'])
      expect((await storyFor(bob, gameId)).gameId).toBe(gameId)
    })

    it('ends what could be undone: the story tells every secret', async () => {
      const gameId = await finished()
      expect((await bob.call(gameFetch, { gameId })).game.canUndo).toBe(true)
      await storyFor(bob, gameId)
      const { branchId, canUndo } = (await bob.call(gameFetch, { gameId })).game
      expect(canUndo).toBe(false)
      expect((await bob.call(gameUndo, { gameId, count: 1, branchId })).result).toBe('__NO_UNDO__')
    })

    it('names the games of the same people as a series, closed ones only to them', async () => {
      const { cat, dan } = await hub().people('cat', 'dan')
      ;[ann, bob] = [cat, dan]
      const [first, second] = [await finished(), await finished()]
      await finished()
      await cat.call(gameSetClosed, { gameId: first, closed: true })
      const gamesFor = async (person: HubPerson) =>
        (await storyFor(person, second)).series.map(({ gameId }) => gameId)
      expect(await gamesFor(dan)).toHaveLength(3)
      expect((await gamesFor(dan)).slice(0, 2)).toEqual([first, second])
      expect(await gamesFor(eve)).toHaveLength(2)
      expect(await gamesFor(eve)).not.toContain(first)
      const { series } = await storyFor(cat, second)
      expect(series.map(({ winners }) => winners)).toEqual([['cat'], ['cat'], ['cat']])
    })
  },
  { games: [toyModule()] },
)
