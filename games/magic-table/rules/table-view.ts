import { defined, type Viewer } from '@parlour/kernel'
import { type ZoneName, ZONES, zoneId } from './facts/zones'
import { cardView } from './card-view'
import type { NewsPlace, PlayerState, TableCard, TableNews, TableRecord, TableState } from './types'
import type { NewsItem, SeatView, TableView, ZoneView } from './view'
import { type Viewpoint, eyesOf, isOpenMove, knows, shows } from './viewpoint'

/** What one viewer may know of the table, built up from nothing (rules: magic-table 3). */
export function tableView(state: TableState, { seat }: Viewer): TableView {
  const { board, settings, chosen, openingHands, undoWish } = state
  const eyes = eyesOf(state, seat)
  const seats = board.players.map((player) => seatView(state, player, eyes))
  const { monarch, initiative, phase, turn, turnPlayer, priority, drawOffers } = board
  return {
    stage: chosen !== null ? 'pre-game' : board.outcome === null ? 'playing' : 'over',
    format: settings.format,
    ...defined({ linkedDraftId: settings.linkedDraftId, you: seat }),
    ...(openingHands === undefined
      ? {}
      : { keepers: board.players.flatMap(({ name }) => (Object.hasOwn(openingHands, name) ? [name] : [])) }),
    phase,
    turn,
    turnPlayer,
    priority,
    seats,
    records: recordsOf(state, eyes),
    stack: stackOrder(board).map(({ handle }) => handle),
    ...(monarch === null ? {} : { monarch }),
    ...(initiative === null ? {} : { initiative }),
    drawOffers,
    ...(undoWish === null
      ? {}
      : {
          undoAsked: {
            by: undoWish.by,
            waitingFor: undoWish.waitingFor,
            because: state.past.at(-1)?.bar === 'chance' ? 'chance' : 'shown',
          },
        }),
    canRedo: state.future.length > 0,
    news: { step: state.step, items: state.news.flatMap((item) => newsFor(item, eyes)) },
  }
}

/**
 * The cards of all stacks, each stack in its own order: of the top ones the one that came last goes first.
 */
function stackOrder({ players }: TableState['board']): readonly TableCard[] {
  const stacks = players.map(({ zones }) => [...zones.stack])
  const order: TableCard[] = []
  for (;;) {
    const tops = stacks.filter((stack) => stack.length > 0)
    const latest = tops.toSorted(([one], [other]) => (other?.came ?? 0) - (one?.came ?? 0))[0]?.shift()
    if (latest === undefined) return order
    order.push(latest)
  }
}

function seatView(state: TableState, player: PlayerState, eyes: Viewpoint): SeatView {
  const { name, team, eliminated, counters, commanderDamage, mulligans, toPutBack } = player
  const seat = state.settings.players.find((one) => one.name === name)
  const deckId = name === eyes.seat ? (state.chosen?.[name]?.deckId ?? seat?.deckId) : undefined
  const views = ZONES.map((zone) => [
    zone,
    zone === 'library' ? libraryView(player, eyes) : zoneView(player, zone, eyes),
  ])
  return {
    _id: seat?._id ?? '',
    name,
    ...(seat?.bot === undefined ? {} : { bot: seat.bot }),
    team,
    eliminated,
    counters,
    commanderDamage,
    mulligans,
    toPutBack,
    ready: state.chosen === null || Object.hasOwn(state.chosen, name),
    ...defined({ deckId }),
    zones: Object.fromEntries(views) as SeatView['zones'],
  }
}

function zoneView({ name, zones }: PlayerState, zone: ZoneName, eyes: Viewpoint): ZoneView {
  const { length: count } = zones[zone]
  // A sideboard lies in the order of its names: to others the place of a hidden card would narrow what it is.
  const isShown = (card: TableCard) => zone !== 'sideboard' || name === eyes.seat || knows(eyes, card)
  const cards = zones[zone].filter(isShown)
  return {
    count,
    cards: cards.map((card) => cardView(shows(eyes, card), { player: name, zone }, eyes)),
  }
}

/**
 * From the top the run of known cards, else one hidden card; from the bottom likewise. One who knows all sees
 * all from the top.
 */
function libraryView({ name, zones: { library } }: PlayerState, eyes: Viewpoint): ZoneView {
  const count = library.length
  const top = library.findIndex((card) => !knows(eyes, card))
  const seen = top === -1 ? library : library.slice(0, Math.max(1, top))
  const bottomUp = library.toReversed().findIndex((card) => !knows(eyes, card))
  const bottom = top === -1 ? [] : library.slice(Math.max(seen.length, count - Math.max(1, bottomUp)))
  const viewed = (cards: typeof library) =>
    cards.map((card) => cardView(shows(eyes, card), { player: name, zone: 'library' }, eyes))
  return { count, cards: viewed(seen), bottom: viewed(bottom) }
}

/** The records of the cards that the viewer knows and sees. */
function recordsOf({ records }: TableState, eyes: Viewpoint): Readonly<Record<string, TableRecord>> {
  const known: Record<string, TableRecord> = {}
  for (const key of eyes.records) {
    const record = records[key]
    if (record !== undefined) known[key] = record
  }
  return known
}

const idOf = ({ player, zone }: NewsPlace): string => zoneId(player, zone)

function newsFor(item: TableNews, eyes: Viewpoint): readonly NewsItem[] {
  switch (item.kind) {
    case 'moved': {
      const card = eyes.handles.get(item.id)
      const mayFollow = (eyes.seat !== undefined && item.linked.includes(eyes.seat)) || isOpenMove(item)
      return [
        {
          kind: 'moved',
          from: idOf(item.from),
          to: idOf(item.to),
          ...defined({ card }),
          ...(mayFollow ? { was: item.was } : {}),
        },
      ]
    }
    case 'made': {
      const card = eyes.handles.get(item.id)
      return card === undefined ? [] : [{ kind: 'made', to: idOf(item.to), card }]
    }
    case 'ceased':
      return [{ kind: 'ceased', from: idOf(item.from), was: item.was }]
    case 'shuffled':
      return [{ kind: 'shuffled', zone: idOf(item.zone) }]
    case 'shown': {
      const card = eyes.handles.get(item.id)
      return card === undefined || !eyes.known.has(item.id) ? [] : [{ kind: 'shown', card }]
    }
    case 'rolled':
      return [item]
  }
}
