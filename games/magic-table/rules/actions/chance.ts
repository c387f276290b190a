import { cardManaValue, cardTypeLine, typeWords } from '@parlour/mtg-cards'
import { zoneKind, type ZonePlace } from '../facts/zones'
import { change } from '../change'
import { moveCard } from '../move-card'
import type { TableCard } from '../types'
import { cardInLog, zoneInLog } from '../words'
import {
  bars,
  cardsIn,
  checkCount,
  everyone,
  PHASE_LINE,
  playerNamed,
  say,
  type Work,
  write,
  zoneAt,
} from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

/** What chance decides (rules: magic-table 4.4). */
export const chance: ActionHandlers<
  'shuffle' | 'shuffle bottom' | 'random to graveyard' | 'roll die' | 'who starts' | 'cascade'
> = {
  shuffle: (work, { zoneId }) => {
    const at = zoneAt(work, zoneId)
    shuffle(work, at, 0)
    say(work, '{player} shuffles {zone}', { player: work.by, zone: zoneInLog(at) })
  },
  'shuffle bottom': (work, { zoneId, count }) => {
    const at = zoneAt(work, zoneId)
    checkCount(work, at, count)
    shuffle(work, at, cardsIn(work.board, at).length - count)
    const values = { player: work.by, count, zone: zoneInLog(at) }
    const what = count === 1 ? 'the bottom card' : 'the bottom {count} cards'
    say(work, `{player} shuffles ${what} of {zone}`, values)
  },
  'random to graveyard': (work, { zoneId }) => {
    const at = zoneAt(work, zoneId)
    const cards = cardsIn(work.board, at)
    if (cards.length === 0) throw refusal('zone_empty')
    const index = work.random.below(cards.length)
    const card = cards[index]
    if (card === undefined) throw new Error('chance chose a card that is not there')
    bars(work, 'chance')
    say(work, '{player} lets chance choose a card of {zone}', { player: work.by, zone: zoneInLog(at) })
    moveCard(work, { found: { card, place: at, index }, to: { player: at.player, zone: 'graveyard' } })
  },
  'roll die': (work, { faces, playerName: player = work.by }) => {
    playerNamed(work.board, player)
    const result = rolled(work, faces)
    work.news.push({ kind: 'rolled', by: player, faces, result })
    bars(work, 'never')
    if (faces === 2)
      say(work, '{player} flips a coin: {side}', { player, side: result === 1 ? 'heads' : 'tails' })
    else say(work, '{player} rolls {result} on a die with {faces} faces', { player, result, faces })
  },
  'who starts': (work) => {
    const active = work.board.players.filter(({ eliminated }) => !eliminated)
    const { name } = work.random.pick(active)
    bars(work, 'chance')
    change(work, { kind: 'turn', fields: { priority: name, turnPlayer: name } })
    write(work, '{playerChosen} is chosen by chance to go first', {
      values: { playerChosen: name },
      indent: PHASE_LINE,
    })
  },
  cascade: (work, { x, playerName: player = work.by }) => cascade(work, player, x),
}

/**
 * Shuffles the cards of a zone from an index on. Afterwards the owner of a private zone knows them, and
 * everybody those of a public one.
 */
function shuffle(work: Work, at: ZonePlace, from: number): void {
  const kind = zoneKind(at.zone)
  const knownTo = kind === 'hidden' ? [] : kind === 'private' ? [at.player] : everyone(work.board)
  change(work, { kind: 'shuffled', at, from, knownTo })
}

/** The next result that a scenario states, as far as the die has it; else by chance. */
function rolled(work: Work, faces: number): number {
  const [stated, ...others] = work.dice
  if (stated === undefined) return work.random.below(faces) + 1
  work.dice = others
  return Math.min(stated, faces)
}

function cascade(work: Work, player: string, x: number): void {
  const [library, stack] = [
    { player, zone: 'library' },
    { player, zone: 'stack' },
  ] as const
  const cards = cardsIn(work.board, library)
  const hit = cards.findIndex((card) => isCheaperSpell(work, card, x))
  const seen = hit === -1 ? cards : cards.slice(0, hit + 1)
  change(work, {
    kind: 'known',
    at: library,
    cards: new Map(seen.map(({ id }) => [id, everyone(work.board)])),
  })
  const found = cardsIn(work.board, library)[hit]
  if (found === undefined) say(work, '{player} cascades for {x} and fails to find', { player, x })
  else {
    say(work, '{player} cascades for {x} into {card}', { player, x, card: cardInLog(work, found) })
    // What cascade has shown to all lies open on the stack.
    const shown = { card: found, place: library, index: hit }
    change(work, { kind: 'marked', found: shown, marks: { secret: false, morph: false } })
    moveCard(work, { found: shown, to: stack, index: 0 })
  }
  const passed = hit === -1 ? cards.length : hit
  const rest = cardsIn(work.board, library)
  change(work, { kind: 'arranged', at: library, cards: [...rest.slice(passed), ...rest.slice(0, passed)] })
  if (passed > 0) change(work, { kind: 'shuffled', at: library, from: rest.length - passed, knownTo: [] })
}

function isCheaperSpell(work: Work, { record }: TableCard, x: number): boolean {
  const data = work.records[record]?.data
  if (data === undefined || typeWords(cardTypeLine(data, 0)).includes('land')) return false
  return cardManaValue(data) < x
}
