import type { LogValue } from '@parlour/kernel'
import type { Game } from './game'

/** What a verb line says: `verb` in the third person, and what follows the card. */
export interface Said {
  readonly card: string
  readonly verb: string
  /** The card as each reader may see it. */
  readonly seen: LogValue
  readonly more?: string
  readonly zone?: string
}

/** Verbs that join the line of the draw right before them (PROMPTS 6). */
const JOINING: ReadonlySet<string> = new Set([
  'foreshadows',
  'melds',
  'returns',
  'tucks',
  'reveals',
  'scores',
  'junks',
])
const DRAWN = /^\{player\} draws( and reveals)? \{card\}$/

/** Says what a player does to a card; right after drawing it, in one line with the draw. */
export function say(game: Game, player: number, { card, verb, seen, more = '', zone }: Said): void {
  const name = game.nameOf(player)
  const last = game.run.lastLine
  const follows =
    JOINING.has(verb) &&
    last !== undefined &&
    DRAWN.test(last.template) &&
    last.args.player?.value === name &&
    last.args.card?.value === card
  if (follows) {
    const template = last.template.replace(' {card}', ` and ${verb} {card}`)
    game.run.relog(template, { player: name, card: seen })
  } else {
    const place = zone === undefined ? {} : { zone }
    game.run.log(`{player} ${verb} {card}${more}`, { player: name, card: seen, ...place })
  }
}
