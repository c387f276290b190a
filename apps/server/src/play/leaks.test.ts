import { type Call, gameFetch, gameMoments, MOST_MOMENTS, ownData } from '@parlour/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredCalls } from '../testing/declared-calls'
import { goodBodies } from '../testing/good-bodies'
import { draftLobby } from '../testing/play-draft'
import { runningGames, stringsIn } from '../testing/running-games'
import { type ToldNotices, toldNotices } from '../testing/told-notices'
import { openPage, type Page, type HubPerson, startHub, type TestHub } from '../testing/test-hub'

const ANSWERS = 60
const ANSWERS_BETWEEN_LOOKS = 20
const FEWEST_ACCEPTED = 40
const FEWEST_SECRETS = 5
/** Shorter words are in any sentence. */
const FEWEST_LETTERS = 6

/** Names of fields of a push: its own, and the letters of a `Difference`. */
const PUSH_FIELDS = ['change', 'count', 'i', 'k', 'names', 'o', 's']
/** Names of fields of a file of a game that its complete form has too. */
const FILE_FIELDS = ['rulesVersion', 'seen']
/** Names of fields of somebody's own data: of their decks, once the game has given them one. */
const DATA_FIELDS = ['changed', 'main', 'side', 'command']

/** Every call that reads, by anybody who is signed in. */
const reads: readonly Call[] = declaredCalls.filter(
  ({ reads: isRead, access, path }) => isRead && access === 'user' && path !== 'user/logout',
)

/**
 * Somebody with a page open. `known`: every string they were rightly sent, by their own view or before the
 * game began.
 */
interface Viewer {
  readonly person: HubPerson
  readonly page: Page
  readonly known: Set<string>
}

/** What comes to a viewer by every read and push; forgets the pushes. */
async function everythingSentTo({ person, page }: Viewer, bodies: Readonly<Record<string, object>>) {
  const sent = new Map<string, Set<string>>()
  for (const call of reads) {
    const { text } = await person.send(call, bodies[call.path] ?? {})
    sent.set(call.path, stringsIn(JSON.parse(text)))
  }
  for (const { event, data } of page.pushes.splice(0))
    sent.set(`push ${event}`, stringsIn(data, sent.get(`push ${event}`)))
  return sent
}

/**
 * Returns what of a game that a viewer may not know stands anywhere in what was sent to them in words: names
 * and sentences, and no part of what they know.
 */
function secretsWithin(texts: readonly string[], secret: readonly string[], { known }: Viewer): string[] {
  const all = texts.join('\n')
  const knownText = [...known].join('\n')
  return secret.filter((one) => one.length >= FEWEST_LETTERS && all.includes(one) && !knownText.includes(one))
}

function learn({ known }: Viewer, strings: Iterable<string>): void {
  for (const one of strings) known.add(one)
}

describe.each(runningGames)('a running game of %s', (_, names, begin) => {
  let hub: TestHub
  let channels: ToldNotices
  beforeAll(async () => {
    channels = await toldNotices()
    hub = await startHub({ config: channels.config })
  })
  afterAll(async () => {
    await hub.close()
    await channels.close()
  })

  async function viewerOf(person: HubPerson): Promise<Viewer> {
    const page = await openPage(hub.address, person.token)
    await page.watch({ kind: 'home' })
    return { person, page, known: new Set([...PUSH_FIELDS, ...FILE_FIELDS, ...DATA_FIELDS]) }
  }

  it('shows nobody in any read, push or notice what their own view does not', async () => {
    const people = await Promise.all(names.map((name) => hub.person(name)))
    const viewers = await Promise.all([await hub.person('outsider'), ...people].map(viewerOf))
    const [outsider, ...players] = viewers
    for (const viewer of viewers) {
      await channels.addChannels(hub, viewer.person)
      // So that notices are sent although their page is open.
      viewer.page.socket.emit('away', true)
    }
    await channels.sent(hub)
    const lobby = await draftLobby([await hub.person('host')])
    const about = { gameId: lobby._id, lobby, userId: outsider?.person._id ?? '' }
    for (const viewer of viewers)
      for (const strings of (await everythingSentTo(viewer, goodBodies(about))).values())
        learn(viewer, strings)
    const { gameId, play } = await begin(hub, people)
    for (const { page } of viewers) await page.watch({ kind: 'game', id: gameId })
    // The decks that they brought are theirs to read.
    for (const { person, known } of players)
      for (const { id } of (await person.call(ownData, {})).data.decks) known.add(String(id))

    const lookAtGame = async () => {
      for (const viewer of players)
        learn(viewer, stringsIn((await viewer.person.call(gameFetch, { gameId })).game))
    }
    await lookAtGame()
    let accepted = 0
    const notified: string[] = []
    for (let at = 0; at < ANSWERS; at += 1) {
      if (await play(at)) accepted += 1
      await lookAtGame()
      const notices = await channels.sent(hub)
      if (at % ANSWERS_BETWEEN_LOOKS > 0 && notices.size === 0) continue
      const { game } = await hub.admin.call(gameFetch, { gameId, full: true })
      const to = game.responses.length
      expect(notices.get('outsider')).toBeUndefined()
      const past = { gameId, from: Math.max(0, to - MOST_MOMENTS + 1), to }
      for (const viewer of viewers) {
        const secret = [...stringsIn(game.full)].filter((one) => !viewer.known.has(one))
        expect(secret.length).toBeGreaterThan(FEWEST_SECRETS)
        const texts = notices.get(viewer.person.name) ?? []
        notified.push(...texts)
        expect([viewer.person.name, ...secretsWithin(texts, secret, viewer)]).toEqual([viewer.person.name])
        // It would be found.
        expect(secretsWithin([`You may take ${secret.join(' ')}`], secret, viewer)).not.toEqual([])
        if (at % ANSWERS_BETWEEN_LOOKS > 0) continue
        const bodies = { ...goodBodies({ ...about, gameId }), [gameMoments.path]: past }
        for (const [way, sent] of await everythingSentTo(viewer, bodies))
          expect([viewer.person.name, way, ...secret.filter((one) => sent.has(one))]).toEqual([
            viewer.person.name,
            way,
          ])
      }
    }
    expect(accepted).toBeGreaterThan(FEWEST_ACCEPTED)
    // By mail, by push and by hook.
    for (const sign of ['List-Unsubscribe:', '"isWithdrawn":', '"allowed_mentions":'])
      expect(notified.filter((text) => text.includes(sign))).not.toEqual([])
    for (const { page } of viewers) page.close()
  })
})
