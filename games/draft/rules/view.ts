import { defined, once, type Viewer } from '@parlour/kernel'
import { cardIndex, cardOf, dealtCards } from './card-index'
import { SCARRING } from './facts/question-kinds'
import { passesPacks } from './facts/ways'
import { requestOf } from './requests'
import { drafterNamed, frontPack, isOver, lookOf, packOf, seatOf } from './state'
import type {
  DrafterState,
  DraftSettings,
  DraftState,
  DraftView,
  KnownPack,
  Look,
  OwnView,
  PackCard,
  PackState,
  SeatView,
} from './types'

/**
 * What one viewer may know (rules: draft 3.4; hub 16): public counts for everybody; for a seat also its
 * picks, the pack in front of it and the cards it has looked at; after the end everybody's picks. Built up
 * from nothing.
 */
export function view(state: DraftState, viewer: Viewer): DraftView {
  const { settings } = state
  const you = viewer.seat === undefined ? undefined : drafterNamed(state, viewer.seat)
  const { seats, packs } = tableView(state)
  const scarred =
    you === undefined || isOver(state) ? undefined : once(ofScarred, you, () => scarredIn(state, you))
  // The new keys first: see docs/decisions/structural-sharing.md.
  return {
    seats,
    packs,
    kind: settings.game === 'Cube Draft' ? 'cube' : 'set',
    numPacks: settings.numPacks,
    packSize: settings.packSize,
    scarRounds: settings.scarRounds,
    initializationComplete: true,
    ...(you === undefined ? {} : { you: once(ofDrafter, you, () => ownView(state, you)) }),
    // Boards tell a booster draft by a view without a way.
    ...(passesPacks(settings) ? {} : defined({ way: settings.way })),
    ...defined({ scarred, cubeId: settings.cubeId, cubeName: settings.cubeName }),
    ...(settings.set === undefined ? {} : { set: openSet(settings.set) }),
    ...defined({ cardsPerPick: settings.cardsPerPick }),
    ...(isOver(state) ? { picks: allPicks(state) } : {}),
  }
}

type TableView = Pick<DraftView, 'seats' | 'packs'>
type PackView = DraftView['packs'][number]

// A pick moves one pack of many and concerns two drafters, and every seat's view is built after it: what is
// shown of a part of the state is made once for that part. What drafters know changes with nothing but
// themselves: of packs that others draft from they learn at their own next look. See
// docs/decisions/draft-views.md.
const ofState = new WeakMap<DraftState, TableView>()
const ofSeat = new WeakMap<DrafterState, SeatView>()
// Apart from what everybody sees of a seat: who only looks at the table needs nobody's own view, which is the
// dear one.
const ofDrafter = new WeakMap<DrafterState, OwnView>()
const ofScarred = new WeakMap<DrafterState, DraftView['scarred']>()
const ofPicks = new WeakMap<readonly string[], readonly PackCard[]>()
const ofPack = new WeakMap<PackState, PackView>()
const ofLook = new WeakMap<Look, KnownPack>()

/** What everybody sees of the table. */
const tableView = (state: DraftState): TableView =>
  once(ofState, state, () => ({
    seats: state.drafters.map((drafter) => once(ofSeat, drafter, () => seatView(state, drafter))),
    packs: state.packs.map((pack) => packView(pack, openHolder(state, pack))),
  }))

/** A pack may be opened, and so get a holder, without any other change to it. */
function packView(pack: PackState, waiting: string | null): PackView {
  const view = once(ofPack, pack, () => ({ index: pack.index, waiting }))
  return view.waiting === waiting ? view : { index: pack.index, waiting }
}

function seatView(state: DraftState, drafter: DrafterState): SeatView {
  const seat = state.settings.players.find(({ name }) => name === drafter.name)
  return {
    _id: seat?._id ?? '',
    name: drafter.name,
    picks: drafter.picked.length,
    round: drafter.round,
    ...(seat?.bot === undefined ? {} : { bot: seat.bot }),
    ...defined({ done: drafter.done }),
  }
}

function openHolder(state: DraftState, pack: PackState): string | null {
  if (pack.waiting !== pack.owner) return pack.waiting
  return drafterNamed(state, pack.owner)?.unopenedPacks.includes(pack.place) === true ? null : pack.waiting
}

function ownView(state: DraftState, drafter: DrafterState): OwnView {
  const { settings } = state
  const deckId = settings.players.find(({ name }) => name === drafter.name)?.deckId
  const front = frontPack(state, drafter)
  return {
    name: drafter.name,
    picked: once(ofPicks, drafter.picked, () => drafter.picked.map((id) => cardOf(settings, id))),
    queued: Math.max(
      0,
      drafter.waitingPacks.length + drafter.nextRoundPacks.length - (front === undefined ? 0 : 1),
    ),
    known: knownPacks(state, drafter, front),
    ...defined({ deckId }),
    ...(front === undefined ? {} : { pack: { id: front.id, index: front.index } }),
    ...scarsOf(state, drafter, front),
    ...(drafter.scarredCardId === null ? {} : { scarredCardId: drafter.scarredCardId }),
  }
}

/**
 * The scarred cards that a drafter has seen. A scar is applied before anybody else sees its pack, so whoever
 * has seen the card knows it as it is now; whoever saw the pack first after the card had gone does not.
 */
function scarredIn(state: DraftState, drafter: DrafterState): DraftView['scarred'] {
  if (state.settings.scarRounds.length === 0) return undefined
  const [seat, front] = [seatOf(state, drafter), frontPack(state, drafter)]
  const seen = state.packs.flatMap((pack) => {
    const { scarred } = pack
    const look = lookOf(pack, seat, pack === front)
    if (scarred === undefined || look === undefined) return []
    const { before, card, cardId } = scarred
    const went = pack.gone.indexOf(cardId)
    if (went !== -1 && went < look[0]) return []
    return [[cardOf(state.settings, cardId)._id, { before, card }] as const]
  })
  return seen.length === 0 ? undefined : Object.fromEntries(seen)
}

function scarsOf(
  state: DraftState,
  drafter: DrafterState,
  front: PackState | undefined,
): Pick<OwnView, 'scars'> {
  const pair = front?.scars
  if (pair === undefined || requestOf(state, drafter)?.kind !== SCARRING) return {}
  const dealt = state.settings.scars.filter(({ id }) => pair.includes(id))
  return { scars: dealt.map(({ id, text }) => ({ id, text })) }
}

/**
 * What a seat knows of the packs that it has looked at. Of one that is not in front of it the note of its
 * latest look says it all: it drafted from the pack then, and has not since.
 */
function knownPacks(
  state: DraftState,
  drafter: DrafterState,
  front: PackState | undefined,
): readonly KnownPack[] {
  const seat = seatOf(state, drafter)
  const known: KnownPack[] = []
  for (const pack of state.packs) {
    const isFront = pack === front
    const look = lookOf(pack, seat, isFront)
    if (look === undefined) continue
    const seen = () => lookedAt(dealtCards(state.settings, pack), { pack, look, drafter })
    known.push(isFront ? seen() : once(ofLook, look, seen))
  }
  return known
}

interface PackLook {
  readonly pack: PackState
  readonly look: Look
  readonly drafter: DrafterState
}

/**
 * The cards a seat saw at its first look. Marked are its own pick and those it found gone at its latest look;
 * what went since then it does not know.
 */
function lookedAt(dealt: readonly PackCard[], { pack, look: [first, latest], drafter }: PackLook): KnownPack {
  const cards: KnownPack['cards'][number][] = []
  for (const card of dealt) {
    const went = pack.gone.indexOf(card.id)
    if (went === -1) cards.push(card)
    else if (went < first) continue
    else if (drafter.picked.includes(card.id)) cards.push({ gone: 'yours', ...card })
    else cards.push(went < latest ? { gone: 'taken', ...card } : card)
  }
  return { id: pack.id, owner: pack.owner, index: pack.index, cards }
}

function allPicks(state: DraftState): NonNullable<DraftView['picks']> {
  const withPack = (id: string): PackCard & { readonly pack: string } => {
    const dealt = cardIndex(state.settings).byId.get(id)
    return { pack: packOf(state, dealt?.place).id, ...cardOf(state.settings, id) }
  }
  return Object.fromEntries(state.drafters.map(({ name, picked }) => [name, picked.map(withPack)]))
}

/** Each view holds it: as the same object it is compared at once. */
const openSets = new WeakMap<DraftedSet, DraftedSet>()
type DraftedSet = NonNullable<DraftSettings['set']>

/** What all may know of the set that is drafted, named one by one. */
export const openSet = (set: DraftedSet): DraftedSet =>
  once(openSets, set, () => ({ name: set.name, code: set.code, set_type: set.set_type }))
