import { COLORS, type Color, type Direction } from '../../rules/facts/names'
import type { CardVerb, QuestionKind } from '../../rules/facts/question-kinds'
import type { PublicQuestion } from '../../rules/public-question'
import type { InnovationView } from '../../rules/view'
import { CARD_VERBS } from './question-words'

/** What others answer, by the kind of their question; splays and cards to move have words of their own. */
const WORDS: Readonly<Record<Exclude<QuestionKind, 'splay' | `cards-to-${CardVerb}`>, string>> = {
  'first-card': 'the first card',
  action: 'an action',
  'artifact-action': 'the artifact on display',
  dig: 'what to dig',
  karma: 'which karma',
  'next-card': 'the next card',
  cards: 'which cards',
  special: 'a special achievement',
  'named-card': 'a card to name',
  color: 'a color',
  value: 'a value',
  deck: 'a deck',
  player: 'a player',
  icon: 'an icon',
  coin: 'heads or tails',
  branch: 'one of several effects',
  confirm: 'yes or no',
}

interface AskedInput {
  readonly asked: InnovationView['asked']
  readonly players: InnovationView['players']
  /** Who is waited for. */
  readonly waiting: readonly string[]
  /** The printed text of the effect under way. */
  readonly text: string | undefined
}

/**
 * Returns in a few words what those who are waited for are asked, or undefined where they are asked different
 * things. It knows what everybody knows: the kind of the question, the printed text, and the open boards.
 */
export function askedWords({ asked = [], players, waiting, text }: AskedInput): string | undefined {
  const questions = asked.filter(({ player }) => waiting.includes(player))
  const [words, ...others] = new Set(
    questions.map((question) => {
      const { stacks } = players.find(({ name }) => name === question.player) ?? {}
      return wordsOf(question, stacks, text)
    }),
  )
  return others.length === 0 ? words : undefined
}

type Stacks = InnovationView['players'][number]['stacks']

function wordsOf(
  { kind, direction }: PublicQuestion,
  stacks: Stacks | undefined,
  text = '',
): string | undefined {
  if (kind === ('splay' satisfies QuestionKind))
    return direction === undefined ? 'a splay' : splayWords(direction, stacks, text)
  const verb = CARD_VERBS.get(kind)
  if (verb !== undefined) return `${verb.toLowerCase()} cards?`
  return Object.entries(WORDS).find(([known]) => known === kind)?.[1]
}

/** Names the color where the text does, and no other of those it names can be splayed. */
function splayWords(direction: Direction, stacks: Stacks | undefined, text: string): string {
  const named = COLORS.filter((color) => new RegExp(`\\b${color}\\b`).test(text))
  const can = (color: Color) =>
    stacks !== undefined && stacks[color].stack.length > 1 && stacks[color].splay !== direction
  const [only, ...others] = named.filter(can)
  return only === undefined || others.length > 0
    ? `splay a color ${direction}?`
    : `splay ${only} ${direction}?`
}
