import { frontCards } from '@parlour/draft'
import { type ClockRule, defined, type Request } from '@parlour/kernel'
import type { CardData } from '@parlour/mtg-cards'
import {
  cardLookup,
  cubeAll,
  gameCreate,
  gameFetch,
  gameSaveResponse,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  type SerializedGame,
  type WireLobby,
} from '@parlour/protocol'
import { cardsOfCube } from '../games/draft-cards'
import { storeDraftedScar } from '../magic/apply-scar'
import { cardById } from '../store/cards/cards'
import { scarIdOf } from '../store/records/scars'
import type { HubPerson, TestHub } from './test-hub'

export interface DraftShape {
  readonly numPacks?: number
  readonly packSize?: number
  readonly scarRounds?: string
  readonly way?: string
  readonly bots?: number
  readonly clock?: ClockRule
}

/** A lobby of these people for a Cube Draft of the starter cube. */
export async function draftLobby(people: readonly HubPerson[], shape: DraftShape = {}): Promise<WireLobby> {
  const host = hostOf(people)
  const { lobbyId } = await host.call(lobbyCreate, {
    userIds: people.map((person) => person._id),
    game: 'Cube Draft',
  })
  const { lobby } = await host.call(lobbyInfo, { lobbyId })
  const { cubes } = await host.call(cubeAll, {})
  const bots = Array.from({ length: shape.bots ?? 0 }, (_, at) => ({ _id: botId(at), bot: 'steady' }))
  const saved = await host.call(lobbySave, {
    _id: lobbyId,
    name: lobby.name,
    game: 'Cube Draft',
    options: {
      cubeId: cubes[0]?._id ?? '',
      numPacks: shape.numPacks ?? 1,
      packSize: shape.packSize ?? 3,
      scarRounds: shape.scarRounds ?? '',
      ...defined({ way: shape.way }),
      ...(shape.clock === undefined ? {} : { clock: { ...shape.clock } }),
    },
    users: [...people.map(({ _id }) => ({ _id })), ...bots],
    rev: lobby.rev,
  })
  return saved.lobby
}

const botId = (at: number) => `b07${at}`.padEnd(24, '0')
function hostOf(people: readonly HubPerson[]): HubPerson {
  const [host] = people
  if (host === undefined) throw new Error('a lobby needs somebody')
  return host
}

/** A started draft of these people; returns its id. */
export async function startDraft(people: readonly HubPerson[], shape: DraftShape = {}): Promise<string> {
  const lobby = await draftLobby(people, shape)
  return (await hostOf(people).call(gameCreate, { lobbyId: lobby._id })).gameId
}

/** As plain JSON: what the rules call it has no index. */
type DraftedCard = {
  readonly id: string
  readonly name: string
  readonly _id: string
  readonly gone?: 'yours' | 'taken'
}
/** As plain JSON: a `CardData` has no index. */
type ScarredData = { readonly card_faces: readonly { readonly oracle_text: string }[] }
export interface DraftPage extends SerializedGame {
  readonly view: {
    /** By id of a card's record: what a scar of this draft made of it. */
    readonly scarred?: { readonly [cardId: string]: { readonly card: ScarredData } }
    readonly you: {
      readonly deckId: string
      readonly pack?: { readonly id: string; readonly index: number }
      readonly picked: readonly DraftedCard[]
      readonly known: readonly {
        readonly id: string
        readonly owner: string
        readonly index: number
        readonly cards: readonly DraftedCard[]
      }[]
    }
  }
}
export const fetchDraft = async (person: HubPerson, gameId: string): Promise<DraftPage> =>
  (await person.call(gameFetch, { gameId })).game as DraftPage

/** What a seat that takes the first card it may answers to its request. */
export async function answerTo(person: HubPerson, game: DraftPage): Promise<object | undefined> {
  const request = game.requests[0]
  if (request === undefined) return undefined
  const about = { actor: person.name, title: request.title, requestId: request.id }
  if (request.title !== 'Apply Scar') return { ...about, selection: [firstChoice(request)] }
  const card = frontCards(game.view.you)[0]
  const { cards } = await person.call(cardLookup, { ids: [card?._id ?? ''] })
  const changed = withText(cards[0]?.data, `Scarred by ${person.name}`)
  return { ...about, selection: [{ scarId: firstChoice(request), cardId: card?.id ?? '', card: changed }] }
}

function firstChoice(request: Request): string {
  const [choice] = request.choices
  return typeof choice === 'string' ? choice : ''
}

/** A card's data with other rules text on its first face. */
export function withText(data: CardData | undefined, text: string): CardData {
  const [face, ...more] = data?.card_faces ?? []
  if (data === undefined || face === undefined) throw new Error('there is no such card')
  return { ...data, card_faces: [{ ...face, oracle_text: text }, ...more] }
}

/** Lets one person answer the pending request; returns whether there was one. */
export async function answerOnce(person: HubPerson, gameId: string): Promise<boolean> {
  const game = await fetchDraft(person, gameId)
  const response = await answerTo(person, game)
  if (response === undefined) return false
  await person.call(gameSaveResponse, { gameId, response: response as never })
  return true
}

/** Plays a draft on until nobody here is asked anything; bots may still be at it. */
export async function playOn(people: readonly HubPerson[], gameId: string): Promise<void> {
  for (;;) {
    let answered = false
    for (const person of people) while (await answerOnce(person, gameId)) answered = true
    if (answered) continue
    const game = await fetchDraft(hostOf(people), gameId)
    if (game.gameOver) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/**
 * Scars a card as drafts did before scars waited for the end of their draft: the stored card changes while
 * the draft runs. Returns the card's id.
 */
export async function storeScarOfRunningDraft(
  { server }: TestHub,
  { _id: userId }: HubPerson,
  draftId: string,
): Promise<string> {
  const { store } = server.services
  const scar = await store.db
    .selectFrom('scars')
    .selectAll()
    .where('reserved_by', '=', draftId)
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow()
  const [card] = await cardsOfCube(store.db, scar.cube_id)
  return store.write(async (tx) => {
    const record = await cardById(tx, card?._id ?? '')
    if (record === undefined) throw new Error('The cube has no card.')
    const { data: before } = record
    const data = withText(before, 'Scarred in a running draft')
    await storeDraftedScar(tx, {
      cardId: record._id,
      scarId: scarIdOf(scar.n),
      before,
      data,
      comment: '',
      userId,
      draftId,
    })
    return record._id
  })
}
