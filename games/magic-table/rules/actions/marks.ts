import { cardName, facesOf } from '@parlour/mtg-cards'
import { zoneKind, type ZonePlace } from '../facts/zones'
import { change } from '../change'
import type { CardMarks } from '../types'
import { cardInLog, forThose, hiddenName, lyingInLog, zoneInLog } from '../words'
import {
  cardOfHandle,
  cardsIn,
  type FoundCard,
  knownCard,
  openCard,
  playerNamed,
  say,
  type Work,
  zoneAt,
} from '../work'
import type { ActionHandlers } from './action-handlers'
import { untapZone } from './turns'
import { refusal } from '../refusals'

type Names =
  | 'active face'
  | 'annotate'
  | 'annotate eot'
  | 'annotate perpetual'
  | 'tap'
  | 'untap'
  | 'tap all'
  | 'untap all'
  | 'notap set'
  | 'notap clear'
  | 'attach'
  | 'detach'

/** What lies on cards, and how they lie (rules: magic-table 4.5). */
export const marks: ActionHandlers<Names> = {
  'active face': (work, { cardId, faceIndex }) => {
    const foundCard = knownCard(work, cardId)
    const { card } = foundCard
    const data = work.records[card.record]?.data
    if (faceIndex >= facesOf(data).length) throw refusal('no_such_face')
    change(work, { kind: 'marked', found: foundCard, marks: { face: faceIndex } })
    // Others do not read that the card has faces to be turned to: it might as well have been annotated.
    const wordsFor = (value: string, instead: string) => forThose(work, card.knownTo, { value, instead })
    say(work, '{player} {does} {card}{rest}', {
      player: work.by,
      does: wordsFor('turns', MARKS_IN_SECRET),
      card: wordsFor(cardName(data, card.face), hiddenName(card)),
      rest: wordsFor(` to ${cardName(data, faceIndex)}`, ''),
    })
  },
  annotate: (work, { cardId, annotation }) => annotate(work, cardId, { annotation }),
  'annotate eot': (work, { cardId, annotation }) => annotate(work, cardId, { annotationEOT: annotation }),
  'annotate perpetual': (work, { cardId, annotation }) =>
    annotate(work, knownCard(work, cardId).card.handle, { annotationPerpetual: annotation }),
  tap: (work, { cardId }) => tap(work, cardId, true),
  untap: (work, { cardId }) => tap(work, cardId, false),
  'tap all': (work, { zoneId }) => {
    const place = tappingZone(zoneAt(work, zoneId))
    for (const [index, card] of cardsIn(work.board, place).entries())
      if (!card.tapped)
        change(work, { kind: 'marked', found: { card, place, index }, marks: { tapped: true } })
    say(work, '{player} taps {zone}', { player: work.by, zone: zoneInLog(place) })
  },
  'untap all': (work, { zoneId, playerName: player = work.by }) => {
    playerNamed(work.board, player)
    const place = zoneId === undefined ? undefined : tappingZone(zoneAt(work, zoneId))
    if (place === undefined)
      for (const zone of ['creatures', 'battlefield', 'land'] as const) untapZone(work, player, zone)
    else untapZone(work, place.player, place.zone)
    say(work, '{player} untaps {zone}', {
      player: work.by,
      zone: place === undefined ? `all of ${player}` : zoneInLog(place),
    })
  },
  'notap set': (work, { cardId }) =>
    mark(work, cardId, { marks: { noUntap: true }, template: '{player} keeps {card} from untapping' }),
  'notap clear': (work, { cardId }) =>
    mark(work, cardId, { marks: { noUntap: false }, template: '{player} lets {card} untap again' }),
  attach: (work, { cardId, targetId }) => {
    const [foundCard, host] = [openCard(work, cardId), openCard(work, targetId)]
    if (hangsOn(work, host, foundCard)) throw refusal('attached_to_itself')
    change(work, { kind: 'attached', found: foundCard, host: host.card })
    const [card1, card2] = [cardInLog(work, foundCard.card), cardInLog(work, host.card)]
    say(work, '{player} attaches {card1} to {card2}', { player: work.by, card1, card2 })
  },
  detach: (work, { cardId }) => {
    const foundCard = cardOfHandle(work.board, cardId)
    if (foundCard.card.attachedTo === null) return
    change(work, { kind: 'attached', found: foundCard, host: null })
    say(work, '{player} detaches {card}', { player: work.by, card: cardInLog(work, foundCard.card) })
  },
}

/** Whether a card is another one, or hangs on it, directly or over others. */
function hangsOn(work: Work, { card }: FoundCard, other: FoundCard): boolean {
  for (let host: string | null = card.id; host !== null; ) {
    if (host === other.card.id) return true
    const id: string = host
    host = null
    for (const { zones } of work.board.players)
      for (const cards of Object.values(zones)) host = cards.find((one) => one.id === id)?.attachedTo ?? host
  }
  return false
}

/** Refuses a zone whose cards lie hidden: there they are neither tapped nor untapped. */
function tappingZone(place: ZonePlace): ZonePlace {
  if (zoneKind(place.zone) !== 'public') throw refusal('cannot_be_tapped')
  return place
}

function tap(work: Work, handle: string, tapped: boolean): void {
  const { card, place } = cardOfHandle(work.board, handle)
  tappingZone(place)
  const template = tapped ? '{player} taps {card}' : '{player} untaps {card}'
  mark(work, card.handle, { marks: { tapped }, template })
}

interface MarkChange {
  readonly marks: Partial<CardMarks>
  readonly template: string
}

function mark(work: Work, handle: string, { marks: set, template }: MarkChange): void {
  const foundCard = cardOfHandle(work.board, handle)
  change(work, { kind: 'marked', found: foundCard, marks: set })
  say(work, template, { player: work.by, card: cardInLog(work, foundCard.card) })
}

/** What others read of what is done to a card out of their sight. */
const MARKS_IN_SECRET = 'marks'

/**
 * A text on a card is read by those who see it there; one that stays wherever the card goes by those who know
 * the card.
 */
function annotate(work: Work, handle: string, set: Partial<CardMarks>): void {
  const [text = ''] = Object.values(set).map(String)
  const foundCard = cardOfHandle(work.board, handle)
  const { card } = foundCard
  change(work, { kind: 'marked', found: foundCard, marks: set })
  const wordsFor = (value: string, instead: string) =>
    set.annotationPerpetual === undefined
      ? lyingInLog(work, foundCard, { value, instead })
      : forThose(work, card.knownTo, { value, instead })
  say(work, '{player} {does} {card}{rest}', {
    player: work.by,
    does: wordsFor(text === '' ? 'clears the annotation of' : 'annotates', MARKS_IN_SECRET),
    card: cardInLog(work, card),
    rest: wordsFor(text === '' ? '' : `: '${text}'`, ''),
  })
}
