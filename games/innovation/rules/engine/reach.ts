import type { ChoiceItem } from '@parlour/kernel'
import { piece } from '../facts/piece'
import type { LinkKind } from '../facts/question-kinds'
import { type DogmaOptions, groupsFor } from './dogma'
import { visibleEchoes } from './executing'
import type { Game } from './game'

/** Whom a dogma action would concern, by what it would do to them. */
export type Reach = Readonly<Record<LinkKind, readonly number[]>>

/** Whom a dogma action would concern as the board stands: only what its effects really do counts. */
export function reachFor(game: Game, player: number, options: DogmaOptions): Reach {
  const { sharers, demanded } = groupsFor(game, player, options)
  const { kinds } = options.card
  const shared = kinds.has('share') || echoesWith(game, player, options)
  return {
    shares: shared ? sharers : [],
    compels: kinds.has('compel') ? sharers : [],
    demands: kinds.has('demand') ? demanded : [],
  }
}

const echoesWith = (game: Game, player: number, { card, artifact }: DogmaOptions): boolean =>
  artifact !== true && visibleEchoes(game, player, card.color).length > 0

/** The small lines under a card in the list of actions (rules: innovation P3). */
export function subtitlesFor(game: Game, { shares, compels, demands }: Reach): readonly string[] {
  const line = (words: string, players: readonly number[]) =>
    players.length === 0 ? [] : [`${words} ${players.map((player) => game.nameOf(player)).join(', ')}`]
  return [...line('share with', shares), ...line('compel', compels), ...line('demand', demands)]
}

/** The same as links of a choice; no part for those of whom there is nobody. */
export function linksFor({ shares, compels, demands }: Reach): Pick<ChoiceItem, 'links'> {
  const found = Object.entries({ shares, compels, demands }).filter(([, players]) => players.length > 0)
  if (found.length === 0) return {}
  return { links: Object.fromEntries(found.map(([kind, players]) => [kind, players.map(piece.seat)])) }
}
