import { isCombat, type Phase } from '../facts/phases'
import { type ZoneName, ZONES } from '../facts/zones'
import { change } from '../change'
import { moveCard } from '../move-card'
import type { PlayerState, TableCard } from '../types'
import { cardInLog, lyingInLog } from '../words'
import { cardOfId, type FoundCard, PHASE_LINE, playerNamed, say, TURN_LINE, type Work, write } from '../work'
import type { ActionHandlers } from './action-handlers'
import { drawCards } from './drawing'
import { refusal } from '../refusals'

/** The turn and who has priority (rules: magic-table 4.2). */
export const turns: ActionHandlers<'select phase' | 'pass priority' | 'clear stack'> = {
  'select phase': (work, { phase }) => {
    clearStacks(work)
    const player = work.board.priority
    if (phase === 'start turn') startTurn(work, player)
    change(work, { kind: 'turn', fields: { phase } })
    write(work, '{phase}', { values: { phase }, indent: PHASE_LINE, classes: ['set-phase'] })
    EFFECTS[phase]?.(work, player)
    if (!isCombat(phase)) endCombat(work)
  },
  'clear stack': clearStacks,
  'pass priority': (work, { target }) => {
    const to = target === undefined ? nextActive(work, work.board.priority) : playerNamed(work.board, target)
    if (to.eliminated) throw refusal('player_is_out', { player: to.name })
    const player = work.board.priority
    change(work, { kind: 'turn', fields: { priority: to.name } })
    write(work, '{player} passes priority to {playerTo}', {
      values: { player, playerTo: to.name },
      indent: PHASE_LINE,
      classes: ['pass-priority'],
    })
  },
}

/** Returns the next player in seat order who is still in the game; the same one when there is no other. */
export function nextActive({ board }: Work, name: string): PlayerState {
  const { players } = board
  const at = players.findIndex((player) => player.name === name)
  const following = [...players.slice(at + 1), ...players.slice(0, at + 1)]
  return following.find(({ eliminated }) => !eliminated) ?? playerNamed(board, name)
}

const EFFECTS: Readonly<Partial<Record<Phase, (work: Work, player: string) => void>>> = {
  untap: (work, player) => {
    for (const zone of UNTAPPED) untapZone(work, player, zone)
  },
  draw: (work, player) => drawCards(work, player, 1),
  end: endTurn,
}

function startTurn(work: Work, player: string): void {
  const { turn, turnPlayer, phase } = work.board
  // The first turn has begun with the game; whoever selects the phase once more begins no other turn.
  const isSame = phase === 'start turn' && turnPlayer === player
  const next = isSame ? {} : { turn: turn + 1, turnBegan: work.handlesMade }
  change(work, { kind: 'turn', fields: { turnPlayer: player, drawOffers: [], ...next } })
  write(work, "{player}'s turn", {
    values: { player },
    indent: TURN_LINE,
    classes: ['start-turn', 'turn-start'],
  })
}

/** The zones that the untap phase untaps: neither attackers nor blockers. */
const UNTAPPED: readonly ZoneName[] = ['creatures', 'battlefield', 'land']

/** Untaps the cards of a zone that may untap. */
export function untapZone(work: Work, player: string, zone: ZoneName): void {
  const place = { player, zone }
  for (const [index, card] of playerNamed(work.board, player).zones[zone].entries())
    if (card.tapped && !card.noUntap)
      change(work, { kind: 'marked', found: { card, place, index }, marks: { tapped: false } })
}

/** Every card on a stack goes to its owner's graveyard; effects and tokens cease to exist. */
function clearStacks(work: Work): void {
  for (const { name, zones } of work.board.players)
    for (const { id } of zones.stack) {
      const foundCard = cardOfId(work.board, id)
      if (foundCard !== undefined)
        moveCard(work, { found: foundCard, to: { player: foundCard.card.owner, zone: 'graveyard' } })
      else throw new Error(`a card of the stack of ${name} is lost`)
    }
}

const COMBAT_ZONES: readonly ZoneName[] = ['attacking', 'blocking']

/** Outside of combat nobody attacks or blocks: all go back to the creatures of their player. */
function endCombat(work: Work): void {
  for (const { name: player, zones } of work.board.players)
    for (const zone of COMBAT_ZONES)
      for (const { id } of zones[zone]) {
        const foundCard = cardOfId(work.board, id)
        if (foundCard !== undefined)
          moveCard(work, { found: foundCard, to: { player, zone: 'creatures' }, silent: true })
      }
}

/** Returns every card on the table with its place. */
function* allCards(work: Work): Iterable<FoundCard> {
  for (const { name: player, zones } of work.board.players)
    for (const zone of ZONES)
      for (const [index, card] of zones[zone].entries()) yield { card, place: { player, zone }, index }
}

function endTurn(work: Work): void {
  for (const foundCard of allCards(work)) {
    const { card } = foundCard
    const running = Object.entries(card.trackers).filter(([, value]) => value !== 0)
    if (card.annotationEOT === '' && running.length === 0) continue
    change(work, {
      kind: 'marked',
      found: foundCard,
      marks: { annotationEOT: '', trackers: withoutValues(card.trackers) },
    })
    const named = { card: cardInLog(work, card) }
    const wordsFor = (value: string) => lyingInLog(work, foundCard, { value, instead: '…' })
    if (card.annotationEOT !== '')
      say(work, "{card} loses '{text}'", { ...named, text: wordsFor(card.annotationEOT) })
    for (const [key] of running)
      say(work, 'the tracker {counter} of {card} is cleared', { ...named, counter: wordsFor(key) })
  }
}

const withoutValues = (trackers: TableCard['trackers']): TableCard['trackers'] =>
  Object.fromEntries(Object.keys(trackers).map((key) => [key, 0]))
