import { defined, type OnlookerRule } from '@parlour/kernel'
import { gameFetch, gameMoments, guestCards, guestLook } from '@parlour/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningGames, stringsIn } from '../testing/running-games'
import { type HubPerson, type Page, pageOf, personOf, startHub, type TestHub } from '../testing/test-hub'

const ANSWERS = 45
const BEHIND = 10
const FEWEST_ACCEPTED = 30
const FEWEST_SECRETS = 5
/** Fields of what onlookers are sent: also of their sight, of pushes, and the letters of a `Difference`. */
const FIELDS =
  'added b base behind change chat count difference e eyes from i k log looksOn names o part present read s v x'

/** Places in lists, by which a difference names what changed. */
const INDEX = /^\d{1,3}$/

/** Somebody who looks on, by which eyes, and all strings that they may know by now. */
interface Onlooker {
  readonly name: string
  readonly eyes: string | undefined
  readonly page: Page
  readonly known: Set<string>
  fetch(): Promise<{ readonly http: number; readonly text: string }>
  /** The cards among these ids that they may look up; absent for people of the hub. */
  cards?(ids: readonly string[]): Promise<readonly string[]>
}

/** Ids of Magic cards, as a look-up takes them. */
const CARD = /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27})$/

const RULES: readonly (readonly [string, OnlookerRule])[] = [
  ['the table alone', { who: 'link' }],
  ['all hands later', { who: 'link', behind: BEHIND }],
]

describe.each(runningGames)('a running game of %s', (kind, names, begin) => {
  let hub: TestHub
  beforeAll(async () => {
    hub = await startHub()
  })
  afterAll(() => hub.close())

  async function onlookersOf(gameId: string, link: string, all: readonly (string | undefined)[]) {
    const eve = await hub.person('eve')
    const guest = personOf(hub.address, { _id: '', name: '', token: 'none' })
    const onlookers: Onlooker[] = []
    for (const eyes of all) {
      const seen = defined({ eyes })
      const known = () => new Set([...FIELDS.split(' '), gameId, link, ...names])
      onlookers.push(
        {
          ...{
            name: `eve by ${eyes}`,
            eyes,
            known: known(),
            page: await pageOf(hub.address, { token: eve.token }),
          },
          fetch: () => eve.send(gameFetch, { gameId, ...seen }),
        },
        {
          ...{ name: `a guest by ${eyes}`, eyes, known: known() },
          page: await pageOf(hub.address, { gameId, link }),
          fetch: () => guest.send(guestLook, { gameId, link, ...seen }),
          cards: async (ids) => {
            const { cards } = await guest.call(guestCards, { gameId, link, ids: [...ids], ...seen })
            return cards.map(({ _id }) => _id)
          },
        },
      )
    }
    return onlookers
  }

  /** What an onlooker may know of a moment: what a spectator was sent, or the seat of these eyes. */
  async function learned(
    { eyes }: Onlooker,
    people: readonly HubPerson[],
    about: { gameId: string; upTo?: number },
  ) {
    const person = people.find(({ name }) => name === eyes) ?? hub.admin
    const { game } = await person.call(gameFetch, about)
    const { chat: _chat, present: _present, ...shown } = game
    return stringsIn(shown)
  }

  /** Somebody of the hub looks back as far as they are shown the game, and no further. */
  async function looksBack(
    { name, eyes }: Onlooker,
    { gameId, shown, secret }: { gameId: string; shown: number; secret: readonly string[] },
  ) {
    if (!name.startsWith('eve')) return
    const eve = await hub.person('eve')
    const seen = { gameId, ...defined({ eyes }) }
    const { moments } = await eve.call(gameMoments, { ...seen, from: Math.max(0, shown - 9), to: shown })
    const texts = stringsIn(moments)
    expect([name, ...secret.filter((one) => texts.has(one))]).toEqual([name])
    expect((await eve.send(gameMoments, { ...seen, from: shown, to: shown + 1 })).http).toBe(400)
  }

  it.each(RULES)('shows onlookers of %s in no read or push what that does not', async (_name, rule) => {
    const people = await Promise.all(names.map((name) => hub.person(name)))
    const { gameId, play } = await begin(hub, people)
    const link = 'a link'
    const { play: games } = hub.server.services
    await games.change(gameId, () => ({ onlookers: { rule, link, shown: 0 } }))
    const { behind } = rule
    const onlookers = await onlookersOf(
      gameId,
      link,
      behind === undefined ? [undefined] : [...names, undefined],
    )
    let accepted = 0
    let compared = 0
    let lookedUp = 0
    for (let at = 0; at < ANSWERS; at += 1) {
      if (await play(at)) accepted += 1
      const { game } = await hub.admin.call(gameFetch, { gameId, full: true })
      const count = game.responses.length
      if (behind !== undefined && count < behind) continue
      const upTo = behind === undefined ? undefined : count - behind
      for (const onlooker of onlookers) {
        await onlooker.page.watch({
          ...{ kind: 'game', id: gameId },
          ...defined({ eyes: onlooker.eyes }),
        })
        const about = { gameId, ...defined({ upTo }) }
        for (const one of await learned(onlooker, people, about)) onlooker.known.add(one)
        const secret = [...stringsIn(game.full)].filter((one) => !onlooker.known.has(one) && !INDEX.test(one))
        expect(secret.length).toBeGreaterThan(FEWEST_SECRETS)
        const { http, text } = await onlooker.fetch()
        expect([onlooker.name, http]).toEqual([onlooker.name, 200])
        const pushed = onlooker.page.pushes.splice(0).map(({ event, data }) => {
          compared += event === 'game' ? 1 : 0
          return data
        })
        const sent = stringsIn([JSON.parse(text), pushed])
        expect([onlooker.name, at, ...secret.filter((one) => sent.has(one))]).toEqual([onlooker.name, at])
        const cards = await onlooker.cards?.([...stringsIn(game.full)].filter((one) => CARD.test(one)))
        expect(cards?.filter((id) => !onlooker.known.has(id)) ?? []).toEqual([])
        lookedUp += cards?.length ?? 0
        if (behind === undefined) {
          await looksBack(onlooker, { gameId, shown: count, secret })
          continue
        }
        const fetched = JSON.parse(text) as {
          readonly game: { readonly seq: number; readonly lastUpdated: number }
        }
        expect(fetched.game.seq).toBe(upTo)
        expect(fetched.game.lastUpdated).toBeLessThan(game.lastUpdated)
        expect(fetched.game).not.toHaveProperty('clock')
        await looksBack(onlooker, { gameId, shown: upTo ?? count, secret })
      }
    }
    expect(accepted).toBeGreaterThan(FEWEST_ACCEPTED)
    expect(compared).toBeGreaterThan(FEWEST_ACCEPTED / 2)
    if (behind !== undefined && kind === 'Cube Draft') expect(lookedUp).toBeGreaterThan(0)
    for (const { page } of onlookers) page.close()
  })
})
