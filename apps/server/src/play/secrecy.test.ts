import { randomFrom, seeded } from '@parlour/kernel'
import { gameFetch, gameSaveResponse } from '@parlour/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { afterPush, follow, type FollowedGame } from '../testing/follow'
import { answerTo, type DraftPage, fetchDraft, startDraft } from '../testing/play-draft'
import { openPage, type Page, type HubPerson, startHub } from '../testing/test-hub'

interface Browser {
  readonly person: HubPerson
  readonly page: Page
  followed: FollowedGame
}

interface Truth {
  readonly settings: {
    readonly seed: string
    readonly packs: { readonly id: string; readonly _id: string }[][]
  }
}

/** Every card this page may name by now: those of packs it has looked at. */
function knownTo(game: DraftPage): ReadonlySet<string> {
  const { you } = game.view
  const packs = [...you.known.flatMap((pack) => pack.cards), ...you.picked]
  return new Set(packs.flatMap((card) => [card.id, card._id]))
}

/** The version of the game that a push is about; 0 for a push about no game. */
const seqOf = (data: unknown): number => z.object({ seq: z.number() }).safeParse(data).data?.seq ?? 0

it('no page ever receives a card it may not know, or the seed, at any step of random drafts', async () => {
  const hub = await startHub()
  onTestFinished(() => hub.close())
  const random = randomFrom(seeded('secrecy over the wire'))
  const people = [await hub.person('ann'), await hub.person('bob'), await hub.person('cat')]
  const gameId = await startDraft(people, { bots: 1, numPacks: 2, packSize: 4, scarRounds: '2' })
  const { game: whole } = await hub.admin.call(gameFetch, { gameId, full: true })
  const { settings } = JSON.parse(JSON.stringify(whole.full)) as Truth
  const cards = settings.packs.flat()
  const browsers: Browser[] = []
  for (const person of people) {
    const page = await openPage(hub.address, person.token)
    await page.watch({ kind: 'game', id: gameId })
    browsers.push({ person, page, followed: follow(await fetchDraft(person, gameId)) })
  }

  function check({ person }: Browser, text: string, knownNames: ReadonlySet<string>): void {
    expect(text).not.toContain(settings.seed)
    expect(text).not.toContain('"seed"')
    for (const id of cards.flatMap((card) => [card.id, card._id]))
      if (!knownNames.has(id) && text.includes(JSON.stringify(id)))
        throw new Error(`${person.name} received ${id}: ${text.slice(0, 2000)}`)
    expect(knownNames.size).toBeLessThan(cards.length * 2)
  }

  for (let step = 0; ; step += 1) {
    const able: Browser[] = []
    for (const browser of browsers) {
      const game = await fetchDraft(browser.person, gameId)
      if (game.requests.length > 0) able.push(browser)
    }
    if (able.length === 0) {
      if ((await fetchDraft(people[0] as HubPerson, gameId)).gameOver) break
      continue
    }
    const browser = random.pick(able)
    const game = await fetchDraft(browser.person, gameId)
    const response = await answerTo(browser.person, game)
    const reply = await browser.person.send(gameSaveResponse, { gameId, response, knows: game.seq })
    expect(reply.http).toBe(200)
    for (const other of browsers) {
      const fetched = await other.person.send(gameFetch, { gameId })
      const now = fetched.body.game as DraftPage
      if (now.gameOver) continue
      const knownNames = knownTo(now)
      check(other, fetched.text, knownNames)
      if (other === browser) check(other, reply.text, knownNames)
      // A bot may have answered since the page was fetched: what was pushed of that is looked at the next
      // time.
      for (const { data } of other.page.pushes)
        if (seqOf(data) <= now.seq) check(other, JSON.stringify(data), knownNames)
      const masked = now.responses.filter((one) => one.actor !== other.person.name)
      expect(masked.every((one) => one.masked === true && one.selection === undefined)).toBe(true)
    }
  }

  // Followed by pushes alone, every page ended where the server is.
  for (const browser of browsers) {
    const game = await fetchDraft(browser.person, gameId)
    while (browser.followed.seq < game.seq) {
      const next = afterPush(browser.followed, await browser.page.next('game'))
      if (next === undefined) throw new Error('a push was missed')
      browser.followed = next
    }
    expect(browser.followed.part).toEqual(follow(game).part)
    expect(browser.followed.log.map((entry) => entry.type)).toEqual(game.log.map((entry) => entry.type))
    browser.page.close()
  }
})
