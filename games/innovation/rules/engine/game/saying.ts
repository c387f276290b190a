import type { LineOptions, LogValue } from '@parlour/kernel'
import type { DrawLine } from '../language/draw-line'
import type { Game } from './game'
import { cardOrNot } from '../board/library'

/** What a verb line says: `verb` in the third person, and what follows the card. */
export interface Said {
  readonly card: string
  readonly verb: string
  /** The card as each reader may see it. */
  readonly seen: LogValue
  readonly more?: string
  readonly zone?: string
}

/** Verbs that join the line of the draw right before them. */
const JOINING: ReadonlySet<string> = new Set([
  'foreshadows',
  'melds',
  'returns',
  'tucks',
  'reveals',
  'scores',
  'junks',
])

/** Says that a player draws a card. */
export function sayDraw(game: Game, player: number, { card, seen }: Pick<Said, 'card' | 'seen'>): void {
  game.run.log('{player} draws {card}', { player: game.nameOf(player), card: seen })
  remember(game, { player, card, verbs: 'draws' })
}

function remember(game: Game, draw: Omit<DrawLine, 'line'>): void {
  const line = game.run.lastLine
  game.drawLine = line === undefined ? undefined : { line, ...draw }
}

/** What everybody wants to hear of afterwards: it brings somebody nearer to the end. */
function counting(card: string, verb: string): LineOptions {
  if (verb === 'achieves') return { classes: ['notable'], gain: { what: 'achievement', by: 1 } }
  if (verb !== 'scores') return {}
  const by = cardOrNot(card)?.age
  return { classes: ['notable'], ...(by === undefined ? {} : { gain: { what: 'point', by } }) }
}

/** Says what a player does to a card; right after drawing it, in one line with the draw. */
export function say(game: Game, player: number, { card, verb, seen, more = '', zone }: Said): void {
  const name = game.nameOf(player)
  const { drawLine } = game
  const follows =
    JOINING.has(verb) &&
    drawLine?.line === game.run.lastLine &&
    drawLine?.player === player &&
    drawLine.card === card
  if (follows) {
    const verbs = `${drawLine.verbs} and ${verb}`
    game.run.relog(`{player} ${verbs} {card}`, { player: name, card: seen }, counting(card, verb))
    if (verb === 'reveals') remember(game, { player, card, verbs })
  } else {
    const place = zone === undefined ? {} : { zone }
    game.run.log(
      `{player} ${verb} {card}${more}`,
      { player: name, card: seen, ...place },
      counting(card, verb),
    )
  }
}
