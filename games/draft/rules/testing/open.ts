import { defined, isJsonObject, type JsonObject, type Pick, type Request, type Viewer } from '@parlour/kernel'
import { choicesOf, openTable, type Table, type TableGame, type TableOptions } from '@parlour/scenario'
import { cardOf, dealtCards } from '../card-index'
import { cubeDraft, setDraft } from '../draft-rules'
import { BUILDING, OPENING, SCARRING } from '../facts/question-kinds'
import { drafterNamed, drafterOf, frontPack, isOver, lookOf, seatOf } from '../state'
import { draftAt } from './draft-at'
import { zoneNames } from './zones'
import type { DraftSettings, DraftState, DraftView, PackCard } from '../types'

/**
 * A draft in a stated position, for tests (rules: scenarios 1): see `draftAt` for what a position may say.
 * Cards are picked by name; among copies the first in the pack is meant, unless an id like `Name(12)` says
 * which.
 */
export function open(position: unknown, options?: TableOptions): Table<DraftView> {
  const begin = draftAt(position)
  const rules = begin.state.settings.game === 'Set Draft' ? setDraft : cubeDraft
  const game: TableGame<DraftState, DraftView, DraftSettings> = {
    rules,
    board,
    hidden,
    cards,
    knows,
    pick,
    samples,
  }
  return openTable(game, begin, options)
}

function board(state: DraftState): JsonObject {
  const { settings } = state
  const players = settings.players.map(({ name }) => name)
  const rounds = (seat: number) =>
    settings.packs
      .slice(seat * settings.numPacks, (seat + 1) * settings.numPacks)
      .map((pack) => pack.map(({ name }) => name))
  const bots = settings.players.filter(({ bot }) => bot !== undefined).map(({ name }) => name)
  return {
    kind: settings.game === 'Cube Draft' ? 'cube' : 'set',
    ...defined({ way: settings.way }),
    players,
    numPacks: settings.numPacks,
    packSize: settings.packSize,
    scarRounds: settings.scarRounds,
    packs: Object.fromEntries(players.map((name, seat) => [name, rounds(seat)])),
    scars: state.packs.flatMap((pack) => (pack.scars === undefined ? [] : [pack.scars])),
    ...(bots.length === 0 ? {} : { bots }),
    ...Object.fromEntries(state.drafters.map((drafter) => [drafter.name, zoneNames(state, drafter)])),
  }
}

const cards = (state: DraftState): readonly string[] => [
  ...state.packs.flatMap((pack) => pack.cards),
  ...state.drafters.flatMap(({ picked }) => picked),
]

/** Cards by name, by pack card id or by their own id, dealt or not, and scars by id or text. */
const knows = ({ settings: { packs, scars } }: DraftState, name: string): boolean =>
  packs.flat().some((card) => [card.id, card.name, card._id].includes(name)) ||
  scars.some(({ id, text }) => [id, text].includes(name))

/** The seed, and until the end: names and ids of all cards, and all scars, that a viewer was not shown. */
function hidden(state: DraftState, viewer: Viewer): Iterable<string> {
  const { seed, packs, scars } = state.settings
  if (isOver(state)) return [seed]
  const words = ({ id, name, _id }: PackCard) => [id, name, _id]
  const known = new Set(knownCards(state, viewer).flatMap(words))
  const pair = ownPair(state, viewer)
  return [
    seed,
    ...scars.filter(({ id }) => !pair.includes(id)).flatMap(({ id, text }) => [id, text]),
    ...packs
      .flat()
      .flatMap(words)
      .filter((word) => !known.has(word)),
  ]
}

function ownPair(state: DraftState, { seat }: Viewer): readonly string[] {
  const drafter = seat === undefined ? undefined : drafterNamed(state, seat)
  return (drafter === undefined ? undefined : frontPack(state, drafter)?.scars) ?? []
}

function knownCards(state: DraftState, { seat }: Viewer): readonly PackCard[] {
  const drafter = seat === undefined ? undefined : drafterNamed(state, seat)
  if (drafter === undefined) return []
  const front = frontPack(state, drafter)
  const seen = state.packs.flatMap((pack) => {
    const [first] = lookOf(pack, seatOf(state, drafter), pack === front) ?? []
    if (first === undefined) return []
    const before = new Set(pack.gone.slice(0, first))
    return dealtCards(state.settings, pack).filter(({ id }) => !before.has(id))
  })
  return [...seen, ...drafter.picked.map((id) => cardOf(state.settings, id))]
}

/**
 * A pick by card name or by `{ id }` as the pack card id that the engine asks for; a scar's card likewise.
 */
function pick(state: DraftState, request: Request, statedPick: Pick): Pick {
  const isScar = request.kind === SCARRING
  const front = frontPack(state, drafterOf(state, request.actor))?.cards ?? []
  if (request.kind === OPENING || request.kind === BUILDING) return statedPick
  const offered = isScar ? front : choicesOf(request).map(({ title }) => String(title))
  const meant = (word: string) =>
    offered.includes(word) ? word : (offered.find((id) => cardOf(state.settings, id).name === word) ?? word)
  if (typeof statedPick === 'string') return meant(statedPick)
  if (!isJsonObject(statedPick)) return statedPick
  if (isScar) {
    return typeof statedPick.cardId === 'string'
      ? { ...statedPick, cardId: meant(statedPick.cardId) }
      : statedPick
  }
  return typeof statedPick.id === 'string' ? meant(statedPick.id) : statedPick
}

/** Every scar of the pair on every card of the pack. */
function samples(state: DraftState, request: Request): readonly (readonly Pick[])[] {
  const pack = frontPack(state, drafterOf(state, request.actor))
  const pair = pack?.scars ?? []
  return pair.flatMap((scarId) => (pack?.cards ?? []).map((cardId) => [{ scarId, cardId }]))
}
