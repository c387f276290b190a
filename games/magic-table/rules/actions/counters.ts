import { LIMITS } from '../facts/limits'
import { change } from '../change'
import { cardInLog, lyingInLog } from '../words'
import { cardOfHandle, playerNamed, say, type Work } from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

type Names =
  | 'adjust counter'
  | 'add counter player'
  | 'adjust c-counter'
  | 'adjust c-counters'
  | 'adjust c-tracker'
  | 'add counter'
  | 'add tracker'
  | 'commander damage'

/** Counters of players and cards, and the trackers of a turn (rules: magic-table 4.6). */
export const counters: ActionHandlers<Names> = {
  'adjust counter': (work, { playerName: player = work.by, counter, amount }) => {
    const { counters: had } = playerNamed(work.board, player)
    const old = valueIn(had, counter)
    if (old === undefined) throw refusal('no_such_counter', { player, counter })
    const sum = within(old + amount)
    change(work, { kind: 'player', name: player, fields: { counters: { ...had, [counter]: sum } } })
    say(work, '{player} {counter}: {old} {sign} {by} = {sum}', {
      player,
      counter,
      old,
      sign: amount < 0 ? '−' : '+',
      by: Math.abs(amount),
      sum,
    })
  },
  'add counter player': (work, { playerName: player = work.by, key }) => {
    const { counters: had } = playerNamed(work.board, player)
    if (key === '') return
    if (Object.hasOwn(had, key)) throw refusal('counter_exists', { player, counter: key })
    change(work, { kind: 'player', name: player, fields: { counters: withKey(had, key, 0) } })
    say(work, '{player} now has the counter {counter}', { player, counter: key })
  },
  'adjust c-counter': (work, { cardId, key, count }) => adjust(work, cardId, { of: 'counters', key, count }),
  'adjust c-tracker': (work, { cardId, key, count }) => adjust(work, cardId, { of: 'trackers', key, count }),
  'adjust c-counters': (work, { cardIds, key, count }) => {
    for (const cardId of cardIds) adjust(work, cardId, { of: 'counters', key, count })
  },
  'add counter': (work, { cardId, key }) => begin(work, cardId, { of: 'counters', key, count: 1 }),
  'add tracker': (work, { cardId, key }) => begin(work, cardId, { of: 'trackers', key, count: 1 }),
  'commander damage': (work, { playerName: player = work.by, from, amount }) => {
    const { commanderDamage } = playerNamed(work.board, player)
    playerNamed(work.board, from)
    const old = valueIn(commanderDamage, from) ?? 0
    const sum = within(old + amount)
    if (sum < 0) throw refusal('damage_negative')
    change(work, {
      kind: 'player',
      name: player,
      fields: { commanderDamage: { ...commanderDamage, [from]: sum } },
    })
    say(work, '{player} has damage by the commander of {playerFrom}: {old} → {sum}', {
      player,
      playerFrom: from,
      old,
      sum,
    })
  },
}

interface Adjustment {
  readonly of: 'counters' | 'trackers'
  readonly key: string
  readonly count: number
}

/** A counter is made when it is not there yet, or has run out; one that counts already is left alone. */
function begin(work: Work, handle: string, adjustment: Adjustment): void {
  const { card } = cardOfHandle(work.board, handle)
  if (adjustment.key === '' || (valueIn(card[adjustment.of], adjustment.key) ?? 0) !== 0) return
  adjust(work, handle, adjustment)
}

function adjust(work: Work, handle: string, { of, key, count }: Adjustment): void {
  const foundCard = cardOfHandle(work.board, handle)
  const had = foundCard.card[of]
  const own = valueIn(had, key) ?? 0
  if (key === '') return
  change(work, { kind: 'marked', found: foundCard, marks: { [of]: withKey(had, key, within(own + count)) } })
  const counter = lyingInLog(work, foundCard, { value: key, instead: '…' })
  const values = { player: work.by, card: cardInLog(work, foundCard.card), counter }
  const what = of === 'counters' ? '{counter}' : 'tracker {counter}'
  if (count === 1) say(work, `{player} adds ${what} to {card}`, values)
  else if (count === -1) say(work, `{player} removes ${what} from {card}`, values)
  else say(work, `{player} adjusts ${what} of {card} by {count}`, { ...values, count })
}

type Numbers = Readonly<Record<string, number>>

/** The number under a name, ignoring names that every object inherits. */
const valueIn = (numbers: Numbers, key: string): number | undefined =>
  Object.hasOwn(numbers, key) ? numbers[key] : undefined

/** The numbers with one of them set. Refuses one too many, and names that every object inherits. */
function withKey(had: Numbers, key: string, value: number): Numbers {
  if (key === '__proto__') throw refusal('counter_name_taken')
  if (!Object.hasOwn(had, key) && Object.keys(had).length >= LIMITS.counters)
    throw refusal('too_many_counters', { most: LIMITS.counters })
  return { ...had, [key]: value }
}

function within(value: number): number {
  if (Math.abs(value) > LIMITS.counter) throw refusal('counter_too_high')
  return value
}
