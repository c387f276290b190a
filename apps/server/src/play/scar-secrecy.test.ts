import type { Call } from '@parlour/protocol'
import { type CardData, sendableCard } from '@parlour/mtg-cards'
import { cardAll, cardLookup, cardUpdate, cubeChanges, cubeFetch, gameKill } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { declaredCalls } from '../testing/declared-calls'
import { goodBodies } from '../testing/good-bodies'
import { answerOnce, draftLobby, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { openPage, type Page, type HubPerson } from '../testing/test-hub'

/**
 * Calls about a game, its seats and lists of games: their answers change with every answer, also one without
 * a secret.
 */
const ABOUT_GAMES = /^(game|user|lobby|admin|guest)\/|^magic\/link\//

const readsOfRecords: readonly Call[] = declaredCalls.filter(
  ({ reads, access, path }) => reads && access === 'user' && !ABOUT_GAMES.test(path),
)

interface Reader {
  readonly person: HubPerson
  readonly page: Page
}

async function readerOf(
  hub: { readonly address: string },
  person: HubPerson,
  gameId?: string,
): Promise<Reader> {
  const page = await openPage(hub.address, person.token)
  await page.watch({ kind: 'home' })
  if (gameId !== undefined) await page.watch({ kind: 'game', id: gameId })
  return { person, page }
}

function withName(data: CardData | undefined, name: string): CardData {
  const [face, ...more] = data?.card_faces ?? []
  if (data === undefined || face === undefined) throw new Error('There is no such card.')
  return { ...data, card_faces: [{ ...face, name }, ...more] }
}

onBothStores('a scar of a running draft', (hub) => {
  /** What every read of records answers to somebody. */
  async function recordsSeenBy({ person }: Reader, bodies: Readonly<Record<string, object>>) {
    const seen: Record<string, string> = {}
    for (const call of readsOfRecords) {
      const { text } = await person.send(call, bodies[call.path] ?? {})
      seen[call.path] = text
    }
    return seen
  }

  const recordPushes = ({ page }: Reader) =>
    page.pushes.filter(({ event }) => event === 'card' || event === 'cube')

  it('reaches nobody by a push or a read of records, and everybody once the draft is over', async () => {
    const people = [await hub().person('ann'), await hub().person('bob'), await hub().person('cat')]
    const [ann, bob] = people as [HubPerson, HubPerson, HubPerson]
    const outsider = await hub().person('out')
    const gameId = await startDraft(people, { bots: 1, numPacks: 1, packSize: 5, scarRounds: '1' })
    const lobby = await draftLobby([ann])
    const cubeId = String((lobby.options as { readonly cubeId: string }).cubeId)
    const ids = (await ann.call(cubeFetch, { cubeId })).cube.cardlist ?? []
    const version = Number((await ann.call(cardAll, { source: 'custom' })).custom?.version)
    const bodies = {
      ...goodBodies({ gameId, lobby, userId: outsider._id }),
      'magic/card/lookup': { ids },
      'magic/card/all': { source: 'custom', since: version },
      'magic/cube/fetch': { cubeId },
      'magic/cube/changes': { cubeId },
    }
    const readers = [
      await readerOf(hub(), outsider),
      await readerOf(hub(), bob, gameId),
      await readerOf(hub(), ann, gameId),
    ]
    const before = await Promise.all(readers.map((reader) => recordsSeenBy(reader, bodies)))
    expect(readsOfRecords.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'magic/card/all',
        'magic/card/lookup',
        'magic/cube/all',
        'magic/cube/changes',
        'magic/cube/fetch',
      ]),
    )

    for (const person of people) {
      expect((await fetchDraft(person, gameId)).requests[0]?.title).toBe('Apply Scar')
      await answerOnce(person, gameId)
    }
    await answerOnce(ann, gameId)
    const after = await Promise.all(readers.map((reader) => recordsSeenBy(reader, bodies)))
    expect(after).toEqual(before)
    expect(readers.flatMap(recordPushes)).toEqual([])

    await playOn(people, gameId)
    const { changes } = await outsider.call(cubeChanges, { cubeId })
    const scarred = changes.filter(({ kind }) => kind === 'scarred')
    expect(new Set(scarred.map(({ userId }) => userId))).toEqual(new Set(people.map(({ _id }) => _id)))
    await expect
      .poll(() => readers.map((reader) => recordPushes(reader).length > 0))
      .toEqual([true, true, true])
    for (const { page } of readers) page.close()
  })

  // Each draft has people of its own: a text that a card has already is no change.
  it('shows on its card to its drafter, and to others once they see the pack', async () => {
    const people = [await hub().person('anna'), await hub().person('bert')]
    const [ann, bob] = people as [HubPerson, HubPerson]
    const gameId = await startDraft(people, { numPacks: 1, packSize: 4, scarRounds: '1' })
    const scarredFor = async (person: HubPerson) =>
      Object.entries((await fetchDraft(person, gameId)).view.scarred ?? {})
    await answerOnce(ann, gameId)
    const [[cardId = '', scarred] = []] = await scarredFor(ann)
    expect(scarred?.card.card_faces[0]?.oracle_text).toBe('Scarred by anna')
    expect(await scarredFor(bob)).toEqual([])
    await answerOnce(ann, gameId)
    await answerOnce(bob, gameId)
    expect((await scarredFor(bob)).map(([id]) => id)).not.toContain(cardId)
    await answerOnce(bob, gameId)
    expect((await scarredFor(bob)).map(([id]) => id)).toContain(cardId)

    await playOn(people, gameId)
    expect(await scarredFor(bob)).toEqual([])
    const { cards } = await bob.call(cardLookup, { ids: [cardId] })
    expect(cards[0]?.data.card_faces[0]?.oracle_text).toBe('Scarred by anna')
    expect(cards[0]?.changes?.at(-1)?.userId).toBe(ann._id)
  })

  it('comes on top of what became of its card meanwhile', async () => {
    const [ann, bob] = [await hub().person('anne'), await hub().person('bill')]
    const gameId = await startDraft([ann, bob], { numPacks: 1, packSize: 3, scarRounds: '1' })
    await answerOnce(ann, gameId)
    const cardId = Object.keys((await fetchDraft(ann, gameId)).view.scarred ?? {})[0] ?? ''
    const { cards } = await bob.call(cardLookup, { ids: [cardId] })
    const renamed = withName(cards[0]?.data, 'Renamed')
    await bob.call(cardUpdate, { cardId, cardData: { data: sendableCard(renamed) } })
    await playOn([ann, bob], gameId)
    const now = (await bob.call(cardLookup, { ids: [cardId] })).cards[0]?.data.card_faces[0]
    expect(now).toMatchObject({ name: 'Renamed', oracle_text: 'Scarred by anne' })
  })

  it('stays nowhere when its draft is killed', async () => {
    const [ann, bob] = [await hub().person('anne'), await hub().person('bill')]
    const gameId = await startDraft([ann, bob], { numPacks: 1, packSize: 3, scarRounds: '1' })
    await answerOnce(ann, gameId)
    const cardId = Object.keys((await fetchDraft(ann, gameId)).view.scarred ?? {})[0] ?? ''
    const stored = async () => (await bob.call(cardLookup, { ids: [cardId] })).cards[0]
    const untouched = await stored()
    await bob.call(gameKill, { gameId })
    expect(await stored()).toEqual(untouched)
  })
})
