import { defined, type Json, UNSPECIFIED } from '@parlour/kernel'
import { gameFetch, gameProposalSay, gameRenewLink, gameSaveResponse } from '@parlour/protocol'
import { gameOnlookerChat, gameOnlookerSay } from '@parlour/protocol'
import {
  gameChatAdd,
  gameSetClosed,
  gameSetOnlookers,
  gameUndo,
  gameWatchable,
  guestLook,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { loadGame } from '../play/load-game'
import { onBothStores } from '../testing/both-stores'
import { afterPush, follow } from '../testing/follow'
import { refusal } from '../testing/refusal'
import { type HubPerson, openPage, type Page, pageOf, personOf } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { startToy } from '../testing/toy-table'

onBothStores(
  'onlookers',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let eve: HubPerson
    let guest: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
      guest = personOf(hub().address, { _id: '', name: '', token: 'none' })
    })

    const started = (onlookers?: Record<string, Json>) =>
      startToy([ann, bob], { goal: 100, ...defined({ onlookers }) })
    const add = async (gameId: string, times: number) => {
      for (let at = 0; at < times; at += 1) {
        const { waiting } = (await ann.call(gameFetch, { gameId })).game
        const person = waiting[0] === 'ann' ? ann : bob
        await person.call(gameSaveResponse, {
          gameId,
          response: { actor: person.name, title: 'Add', selection: ['1'] },
        })
      }
    }
    /** Gives any answer that is asked for. */
    const answerOnce = async (gameId: string) => {
      const { game } = await ann.call(gameFetch, { gameId })
      const person = game.waiting[0] === 'ann' ? ann : bob
      const [request] = (await person.call(gameFetch, { gameId })).game.requests
      const [choice] = request === undefined || request.choices === UNSPECIFIED ? [] : request.choices
      if (request === undefined || choice === undefined) throw new Error('nothing is asked')
      const pick = typeof choice === 'object' ? choice.title : choice
      const response = { actor: person.name, title: request.title, selection: [pick] }
      await person.call(gameSaveResponse, { gameId, response })
    }
    const proposalIn = async (gameId: string) => (await ann.call(gameFetch, { gameId })).game.proposals?.[0]
    const onlookersOf = async (gameId: string) => (await ann.call(gameFetch, { gameId })).game.onlookers
    const linkOf = async (gameId: string) => (await onlookersOf(gameId))?.link ?? ''
    const watchedBy = async (person: HubPerson, gameId: string, eyes?: string): Promise<Page> => {
      const page = await openPage(hub().address, person.token)
      expect(await page.watch({ kind: 'game', id: gameId, ...(eyes && { eyes }) })).toHaveProperty('ok')
      return page
    }

    it('are nobody at first, then people of the hub, who see what a spectator sees, and no chat', async () => {
      const gameId = await started()
      await ann.call(gameChatAdd, { gameId, text: 'among us' })
      expect(await refusal(eve, gameFetch, { gameId })).toMatchObject({ code: 'game_seen_by_players' })
      const open = await started({ who: 'hub' })
      await ann.call(gameChatAdd, { gameId: open, text: 'among us' })
      const { game } = await eve.call(gameFetch, { gameId: open })
      const { game: asSpectator } = await hub().admin.call(gameFetch, { gameId: open })
      expect(follow(game)).toEqual(follow(asSpectator))
      expect([game.chat, game.present, game.looksOn, game.onlookers]).toEqual([[], [], {}, undefined])
      expect(await refusal(eve, gameFetch, { gameId: open, eyes: 'ann' })).toMatchObject({
        code: 'eyes_of_others',
      })
      expect(await refusal(guest, guestLook, { gameId: open, link: '' })).toMatchObject({
        code: 'link_unknown',
      })
      expect(await refusal(eve, gameSetOnlookers, { gameId: open, rule: null })).toMatchObject({
        code: 'game_players_only',
      })
    })

    it('find the running games of others that they may look at, and no others', async () => {
      const before = (await eve.call(gameWatchable, {})).games.length
      const open = await startToy([ann, bob], { goal: 100, onlookers: { who: 'hub' } })
      const shut = await started()
      const { games } = await eve.call(gameWatchable, {})
      expect(games).toHaveLength(before + 1)
      expect(games.map(({ _id }) => _id)).not.toContain(shut)
      const listed = games.find(({ _id }) => _id === open)
      // Nothing of how it stands: who is asked, and when somebody answered, may be for later.
      expect(Object.keys(listed ?? {}).sort()).toEqual(['_id', 'game', 'name', 'players'])
      expect((await ann.call(gameWatchable, {})).games.map(({ _id }) => _id)).not.toContain(open)
      await bob.call(gameSetOnlookers, { gameId: open, rule: null })
      expect((await eve.call(gameWatchable, {})).games.map(({ _id }) => _id)).not.toContain(open)
    })

    it('follow a game by pushes, and are told to look again when nobody may any more', async () => {
      const gameId = await started({ who: 'hub' })
      const page = await watchedBy(eve, gameId)
      const { game } = await eve.call(gameFetch, { gameId })
      await ann.call(gameChatAdd, { gameId, text: 'among us' })
      await add(gameId, 1)
      const after = afterPush(follow(game), await page.next('game'))
      const fetched = follow((await eve.call(gameFetch, { gameId })).game)
      expect(after?.part).toEqual(fetched.part)
      expect(after?.log).toEqual(fetched.log)
      await bob.call(gameSetOnlookers, { gameId, rule: null })
      await page.next('look_again')
      expect(await page.watch({ kind: 'game', id: gameId })).toHaveProperty('error')
      await add(gameId, 1)
      expect(page.pushes.filter(({ event }) => event !== 'onlookers')).toEqual([])
      expect(await refusal(eve, gameFetch, { gameId })).toMatchObject({ code: 'game_seen_by_players' })
      page.close()
    })

    it('are let in further when everybody agrees, and fewer at once', async () => {
      const gameId = await started()
      await ann.call(gameSetOnlookers, { gameId, rule: { who: 'link', behind: 10 } })
      const proposal = await proposalIn(gameId)
      expect(proposal).toMatchObject({ kind: 'onlookers', by: 'ann', waitingFor: ['bob'] })
      const made = proposal?.made ?? 0
      expect(await refusal(ann, gameProposalSay, { gameId, made, allow: true })).toMatchObject({
        code: 'not_asked',
      })
      await bob.call(gameProposalSay, { gameId, made, allow: false })
      expect(await onlookersOf(gameId)).toBeUndefined()
      expect(await refusal(bob, gameProposalSay, { gameId, made, allow: true })).toMatchObject({
        code: 'proposal_gone',
      })
      await bob.call(gameSetOnlookers, { gameId, rule: { who: 'hub' } })
      const again = (await proposalIn(gameId))?.made ?? 0
      await add(gameId, 1)
      await ann.call(gameProposalSay, { gameId, made: again, allow: true })
      expect(await onlookersOf(gameId)).toEqual({ rule: { who: 'hub' } })
      await ann.call(gameSetOnlookers, { gameId, rule: null })
      expect(await onlookersOf(gameId)).toBeUndefined()
      const { chat } = (await ann.call(gameFetch, { gameId })).game
      expect(chat.map(({ text }) => text)).toEqual([
        'ann asks to let anybody with the link look in and see all hands, 10 answers later.',
        'bob does not agree to let anybody with the link look in and see all hands, 10 answers later.',
        'bob asks to let people of this hub look in.',
        'ann agrees to let people of this hub look in, as all others did.',
        'ann lets nobody look in.',
      ])
    })

    it('come by a link without an account, until it is renewed', async () => {
      const gameId = await started({ who: 'link' })
      const link = await linkOf(gameId)
      expect(link).toMatch(/^[\w-]{43}$/)
      const { game } = await guest.call(guestLook, { gameId, link })
      expect(follow(game)).toEqual(follow((await hub().admin.call(gameFetch, { gameId })).game))
      const page = await pageOf(hub().address, { gameId, link })
      expect(await page.watch({ kind: 'game', id: gameId })).toHaveProperty('ok')
      expect(await page.watch({ kind: 'home' })).toHaveProperty('error')
      await add(gameId, 1)
      expect(await page.next('game')).toHaveProperty('change')
      await bob.call(gameRenewLink, { gameId })
      await page.next('look_again')
      expect(await page.watch({ kind: 'game', id: gameId })).toHaveProperty('error')
      page.close()
      const refused = { code: 'link_unknown' }
      expect(await refusal(guest, guestLook, { gameId, link })).toMatchObject(refused)
      expect(await refusal(guest, guestLook, { gameId: 'f'.repeat(24), link })).toMatchObject(refused)
      await expect(pageOf(hub().address, { gameId, link })).rejects.toThrow()
      expect((await guest.send(guestLook, { gameId, link: await linkOf(gameId) })).http).toBe(200)
      await ann.call(gameSetClosed, { gameId, closed: true })
      expect((await guest.send(guestLook, { gameId, link: await linkOf(gameId) })).http).toBe(200)
    })

    it('see hands so many answers later once all agreed, and nothing of what came since', async () => {
      const gameId = await started({ who: 'link', behind: 10 })
      expect(await onlookersOf(gameId)).toMatchObject({ rule: { who: 'link' } })
      expect(await proposalIn(gameId)).toMatchObject({ by: 'ann', waitingFor: ['bob'], made: 0 })
      await bob.call(gameProposalSay, { gameId, made: 0, allow: true })
      await add(gameId, 3)
      expect(await refusal(eve, gameFetch, { gameId, eyes: 'ann' })).toMatchObject({ code: 'hands_not_yet' })
      expect((await eve.call(gameFetch, { gameId })).game).toMatchObject({ seq: 0, responses: [] })
      await add(gameId, 11)
      const page = await watchedBy(eve, gameId, 'ann')
      const { game } = await eve.call(gameFetch, { gameId, eyes: 'ann' })
      const { game: then } = await ann.call(gameFetch, { gameId, upTo: 4 })
      expect(follow(game).part).toEqual(follow(then).part)
      const last = game.log.findLast((entry) => entry.type === 'response-received')
      expect(game).toMatchObject({
        seq: 4,
        branchId: then.branchId,
        lastUpdated: last?.type === 'response-received' ? last.at : 0,
        canUndo: false,
        looksOn: { behind: 10, eyes: 'ann' },
      })
      expect(game.responses).toHaveLength(4)
      await add(gameId, 1)
      const after = afterPush(follow(game), await page.next('game'))
      expect(after).toEqual(follow((await eve.call(gameFetch, { gameId, eyes: 'ann' })).game))
      expect(after?.seq).toBe(5)
      page.close()
    })

    it('see nothing of an undo, which stops where hands were shown', async () => {
      const gameId = await started({ who: 'hub', behind: 10 })
      await bob.call(gameProposalSay, { gameId, made: 0, allow: true })
      await add(gameId, 12)
      const page = await watchedBy(eve, gameId)
      await eve.call(gameFetch, { gameId })
      const undo = async () => {
        const { branchId, responses } = (await ann.call(gameFetch, { gameId })).game
        const person = responses.at(-1)?.actor === 'ann' ? ann : bob
        return (await person.call(gameUndo, { gameId, count: 1, branchId })).result
      }
      for (let at = 0; at < 10; at += 1) expect([at, await undo()]).toEqual([at, '__SUCCESS__'])
      expect(await undo()).toBe('__NO_UNDO__')
      expect((await eve.call(gameFetch, { gameId })).game.seq).toBe(2)
      const { services } = hub().server
      const stored = await loadGame({ db: services.store.db, games: services.games }, gameId)
      expect(stored?.onlookers.shown).toBe(2)
      await add(gameId, 11)
      expect((await page.next('game')).seq).toBe(3)
      expect(page.pushes.filter(({ event }) => event === 'game' || event === 'look_again')).toEqual([])
      page.close()
    })

    it('talk among themselves, and players read it once the game is over', async () => {
      const gameId = await startToy([ann, bob], { goal: 6, onlookers: { who: 'link' } })
      const page = await watchedBy(eve, gameId)
      const table = await openPage(hub().address, ann.token)
      await table.watch({ kind: 'game', id: gameId })
      const byLink = await pageOf(hub().address, { gameId, link: await linkOf(gameId) })
      await byLink.watch({ kind: 'game', id: gameId })
      await add(gameId, 1)
      await eve.call(gameOnlookerSay, { gameId, text: 'ann holds a nine' })
      expect(await page.next('onlooker_chat')).toEqual({ gameId })
      const { lines } = await eve.call(gameOnlookerChat, { gameId })
      expect(lines).toMatchObject([{ author: 'eve', text: 'ann holds a nine', seq: 1, own: true }])
      for (const player of [ann, bob]) {
        const refused = { code: 'onlookers_heard_later' }
        expect(await refusal(player, gameOnlookerChat, { gameId })).toMatchObject(refused)
        expect(await refusal(player, gameOnlookerSay, { gameId, text: 'x' })).toMatchObject(refused)
        expect(JSON.stringify(await player.call(gameFetch, { gameId }))).not.toContain('a nine')
      }
      const other = await hub().person('gus')
      await bob.call(gameSetOnlookers, { gameId, rule: null })
      expect(await refusal(other, gameOnlookerChat, { gameId })).toMatchObject({
        code: 'game_seen_by_players',
      })
      while (!(await ann.call(gameFetch, { gameId })).game.gameOver) await answerOnce(gameId)
      expect((await ann.call(gameOnlookerChat, { gameId })).lines).toMatchObject([{ author: 'eve' }])
      expect(await refusal(eve, gameOnlookerSay, { gameId, text: 'x' })).toMatchObject({
        code: 'onlookers_gone',
      })
      for (const { pushes } of [table, byLink])
        expect(pushes.filter(({ event }) => event === 'onlooker_chat')).toEqual([])
      for (const open of [page, table, byLink]) open.close()
    })

    it('are named to players and to one another, and counted where they came by the link', async () => {
      const gameId = await started({ who: 'link' })
      const table = await openPage(hub().address, ann.token)
      await table.watch({ kind: 'game', id: gameId })
      const page = await watchedBy(eve, gameId)
      const byLink = await pageOf(hub().address, { gameId, link: await linkOf(gameId) })
      await byLink.watch({ kind: 'game', id: gameId })
      const all = { gameId, names: ['eve'], count: 2 }
      expect(await table.next('onlookers', ({ count }) => count === 2)).toEqual(all)
      expect(await page.next('onlookers', ({ count }) => count === 2)).toEqual(all)
      expect(await byLink.next('onlookers', ({ count }) => count === 2)).toEqual({ ...all, names: [] })
      page.close()
      expect(await table.next('onlookers', ({ count }) => count === 1)).toMatchObject({ names: [] })
      expect(byLink.pushes.filter(({ event }) => event === 'presence')).toEqual([])
      for (const open of [table, byLink]) open.close()
    })
  },
  { games: [toyModule()] },
)
