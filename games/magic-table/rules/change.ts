import { isInPlay, zoneKind, type ZonePlace, ZONES } from './facts/zones'
import type { Board, CardMarks, PlayerState, TableCard, TableOutcome, Target, Zones } from './types'
import { marksWhenHidden } from './unmarked'
import { bars, cardOfId, cardsIn, type FoundCard, inSeatOrder, type Work } from './work'

type PlayerFields = Omit<PlayerState, 'name' | 'team' | 'zones'>
type TurnFields = Omit<Board, 'players' | 'outcome'>

/** The kinds of changes to a table, with their details. */
interface Changes {
  readonly moved: {
    readonly found: FoundCard
    readonly to: ZonePlace
    readonly index: number
    readonly card: TableCard
  }
  readonly marked: { readonly found: FoundCard; readonly marks: Partial<CardMarks> }
  readonly known: { readonly at: ZonePlace; readonly cards: ReadonlyMap<string, readonly string[]> }
  readonly attached: { readonly found: FoundCard; readonly host: TableCard | null }
  readonly shuffled: { readonly at: ZonePlace; readonly from: number; readonly knownTo: readonly string[] }
  readonly arranged: { readonly at: ZonePlace; readonly cards: readonly TableCard[] }
  readonly made: { readonly card: TableCard; readonly to: ZonePlace; readonly index: number }
  readonly ceased: { readonly found: FoundCard }
  readonly player: { readonly name: string; readonly fields: Partial<PlayerFields> }
  readonly turn: { readonly fields: Partial<TurnFields> }
  readonly over: { readonly outcome: TableOutcome }
}
type Kind = keyof Changes
type Change<Of extends Kind = Kind> = { [K in Of]: { readonly kind: K } & Changes[K] }[Of]

/**
 * Applies a change. Every change of a table goes through here, which also makes what each needs: new handles,
 * news for the screens to animate, and whether the step showed a card or used chance.
 */
export function change<Of extends Kind>(work: Work, details: Change<Of>): void {
  APPLY[details.kind](work, details)
}

const APPLY: { readonly [Of in Kind]: (work: Work, details: Change<Of>) => void } = {
  moved: (work, { found: foundCard, to, index, card }) => {
    const { place } = foundCard
    const isSameZone = place.player === to.player && place.zone === to.zone
    const handle = newHandle(work)
    putZone(work, place, cardsIn(work.board, place).toSpliced(foundCard.index, 1))
    const staysInPlay = isInPlay(place.zone) && isInPlay(to.zone)
    const came = isSameZone || staysInPlay ? card.came : work.handlesMade
    const targets = isSameZone ? card.targets : []
    putZone(work, to, cardsIn(work.board, to).toSpliced(index, 0, { ...card, handle, came, targets }))
    if (!isSameZone && !staysInPlay) forgetTarget(work, card.id)
    if (!isSameZone || place.zone === 'library') {
      const linked = card.knownTo.filter((name) => foundCard.card.knownTo.includes(name))
      work.news.push({ kind: 'moved', id: card.id, from: place, to, was: foundCard.card.handle, linked })
    }
    noteShown(work, foundCard.card, card.knownTo)
  },
  marked: (work, { found: foundCard, marks }) => replace(work, foundCard, { ...foundCard.card, ...marks }),
  known: (work, { at, cards }) => {
    putZone(
      work,
      at,
      cardsIn(work.board, at).map((card) => {
        const names = cards.get(card.id)
        if (names === undefined) return card
        const knownTo = inSeatOrder(work.board, names)
        if (noteShown(work, card, knownTo)) work.news.push({ kind: 'shown', id: card.id })
        return { ...card, knownTo }
      }),
    )
  },
  attached: attach,
  shuffled: (work, { at, from, knownTo }) => {
    const cards = cardsIn(work.board, at)
    const mixed = work.random.shuffle(cards.slice(from))
    const unknown = mixed.map((card) => ({
      ...afterReorder(at, card),
      knownTo: card.secret && at.zone !== 'library' ? [] : card.morph ? [at.player] : knownTo,
      handle: newHandle(work),
    }))
    putZone(work, at, [...cards.slice(0, from), ...unknown])
    work.news.push({ kind: 'shuffled', zone: at })
    if (mixed.length > 0) bars(work, 'chance')
  },
  arranged: (work, { at, cards }) => {
    putZone(
      work,
      at,
      cards.map((card) => ({ ...afterReorder(at, card), handle: newHandle(work) })),
    )
  },
  made: (work, { card, to, index }) => {
    putZone(work, to, cardsIn(work.board, to).toSpliced(index, 0, card))
    work.news.push({ kind: 'made', id: card.id, to })
  },
  ceased: (work, { found: { card, place, index } }) => {
    putZone(work, place, cardsIn(work.board, place).toSpliced(index, 1))
    forgetTarget(work, card.id)
    work.news.push({ kind: 'ceased', from: place, was: card.handle })
  },
  player: (work, { name, fields }) => {
    const players = work.board.players.map((one) => (one.name === name ? { ...one, ...fields } : one))
    work.board = { ...work.board, players }
  },
  turn: (work, { fields }) => {
    work.board = { ...work.board, ...fields }
  },
  over: (work, { outcome }) => {
    work.board = { ...work.board, outcome }
  },
}

/**
 * Returns a card of a zone whose order has changed: in a hidden zone it loses every mark by which it could be
 * recognized.
 */
function afterReorder({ zone }: ZonePlace, card: TableCard): TableCard {
  if (zoneKind(zone) === 'public') return card
  return { ...card, ...marksWhenHidden(card), secret: card.secret && zone !== 'library' }
}

/** Returns a handle that no card has had yet. */
export function newHandle(work: Work): string {
  work.handlesMade += 1
  return `h${work.handlesMade}`
}

/** Returns whether somebody gets to know a card, which bars undo. */
function noteShown(work: Work, before: TableCard, knownTo: readonly string[]): boolean {
  const isShown = knownTo.some((name) => !before.knownTo.includes(name))
  if (isShown) bars(work, 'shown')
  return isShown
}

function putZone(work: Work, { player, zone }: ZonePlace, cards: readonly TableCard[]): void {
  const players = work.board.players.map((one) =>
    one.name === player ? { ...one, zones: { ...one.zones, [zone]: cards } satisfies Zones } : one,
  )
  work.board = { ...work.board, players }
}

function replace(work: Work, { place, index }: Pick<FoundCard, 'place' | 'index'>, card: TableCard): void {
  putZone(work, place, cardsIn(work.board, place).with(index, card))
}

/** Removes a card that has left its zone from the targets of all cards. */
function forgetTarget(work: Work, id: string): void {
  const isOther = (target: Target) => !('card' in target) || target.card !== id
  for (const { name: player, zones } of work.board.players)
    for (const zone of AIMING) {
      if (!zones[zone].some(({ targets }) => !targets.every(isOther))) continue
      const cards = zones[zone].map((card) => ({ ...card, targets: card.targets.filter(isOther) }))
      putZone(work, { player, zone }, cards)
    }
}

const AIMING = ZONES.filter((zone) => zoneKind(zone) === 'public')

/** Links a card and its host in both directions; detaches the card from its former host first. */
function attach(work: Work, { found: foundCard, host }: Changes['attached']): void {
  const { id, attachedTo } = foundCard.card
  if (attachedTo !== null) {
    const formerHost = cardOfId(work.board, attachedTo)
    if (formerHost !== undefined)
      replace(work, formerHost, {
        ...formerHost.card,
        attached: formerHost.card.attached.filter((one) => one !== id),
      })
  }
  const own = cardOfId(work.board, id)
  if (own !== undefined) replace(work, own, { ...own.card, attachedTo: host?.id ?? null })
  const newHost = host === null ? undefined : cardOfId(work.board, host.id)
  if (newHost !== undefined)
    replace(work, newHost, { ...newHost.card, attached: [...newHost.card.attached, id] })
}
