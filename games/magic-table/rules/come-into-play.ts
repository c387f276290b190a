import { shownRulesText } from '@parlour/mtg-cards'
import { LIMITS } from './facts/limits'
import { change } from './change'
import { activeFace, cardInLog } from './words'
import { cardOfId, say, type Work } from './work'

/** Words before 'counter' that are no counter's name. */
const FILLERS: ReadonlySet<string> = new Set(
  'a any all and another be crank! each five get goes had have instead is may no of that those three was with would x'.split(
    ' ',
  ),
)

/**
 * Gives a card that has come into play the counters of its active face: loyalty, else defense, else an empty
 * counter of the first name in its text. A card that lies face down has no face, and a card that not all
 * players know tells nothing of its own (rules: magic-table 4.1).
 */
export function comeIntoPlay(work: Work, id: string): void {
  const foundCard = cardOfId(work.board, id)
  if (foundCard === undefined || foundCard.card.morph || foundCard.card.secret) return
  const { card } = foundCard
  if (card.knownTo.length < work.board.players.length) return
  const face = activeFace(work, card)
  const printed =
    numbered('loyalty', face.loyalty) ?? numbered('defense', face.defense) ?? named(shownRulesText(face))
  if (printed === undefined) return
  const { key, amount } = printed
  const counters = counted(card.counters, key, amount)
  if (counters === undefined) return
  change(work, { kind: 'marked', found: foundCard, marks: { counters } })
  if (amount !== 0)
    say(work, '{card} comes with {amount} {counter}', { card: cardInLog(work, card), amount, counter: key })
}

/**
 * The counters with this many more of one; nothing where a card may not have another, or none of that name.
 */
function counted(
  had: Readonly<Record<string, number>>,
  key: string,
  amount: number,
): Readonly<Record<string, number>> | undefined {
  if (Object.hasOwn(had, key)) return { ...had, [key]: (had[key] ?? 0) + amount }
  if (key === '__proto__' || Object.keys(had).length >= LIMITS.counters) return undefined
  return { ...had, [key]: amount }
}

interface CounterGain {
  readonly key: string
  readonly amount: number
}

/** A loyalty or defense that is no number gives an empty counter. */
function numbered(key: string, value: string): CounterGain | undefined {
  const text = value.trim()
  if (text === '') return undefined
  const amount = Number(text)
  return { key, amount: Number.isInteger(amount) ? amount : 0 }
}

function named(text: string): CounterGain | undefined {
  const [, word] = /(\S+) counters?\b/.exec(text) ?? []
  const key = word?.toLowerCase()
  if (key === undefined || FILLERS.has(key) || key.startsWith('(') || key.endsWith(',')) return undefined
  return { key: key.slice(0, LIMITS.counterName), amount: 0 }
}
