import type { Piece } from '@parlour/kernel'
import { piece } from '../../facts/piece'
import type { LinkKind } from '../../facts/question-kinds'
import { ownerOf } from '../game/changes'
import { type DogmaOptions, groupsFor } from './dogma'
import { visibleEchoes } from './executing'
import type { Game } from '../game/game'
import type { Offer } from '../game/pieces'

/** Whom a dogma action would concern, by what it would do to them. */
export type Reach = Readonly<Record<LinkKind, readonly number[]>>

/** Whom a dogma action would concern as the board stands: only what its effects really do counts. */
export function reachFor(game: Game, player: number, options: DogmaOptions): Reach {
  const { sharers, demanded } = groupsFor(game, player, options)
  const { kinds } = options.card
  const shared = kinds.has('share') || echoesWith(game, options)
  return {
    shares: shared ? sharers : [],
    compels: kinds.has('compel') ? sharers : [],
    demands: kinds.has('demand') ? demanded : [],
  }
}

/** Echoes show on the board on which the card lies, whoever activates it. */
function echoesWith(game: Game, { card, artifact }: DogmaOptions): boolean {
  const owner = artifact === true ? -1 : ownerOf(game, card.name)
  return owner !== -1 && visibleEchoes(game, owner, card.color).length > 0
}

/** The small lines under a card in the list of actions (rules: innovation P3). */
export function subtitlesFor(game: Game, { shares, compels, demands }: Reach): readonly string[] {
  const lines: string[] = []
  const add = (words: string, players: readonly number[]) => {
    if (players.length > 0) lines.push(`${words} ${players.map((player) => game.nameOf(player)).join(', ')}`)
  }
  add('share with', shares)
  add('compel', compels)
  add('demand', demands)
  return lines
}

type Links = Partial<Record<LinkKind, readonly Piece[]>>

/** The same as links of a choice, without the parts that name nobody; undefined where it would be empty. */
function linksFor({ shares, compels, demands }: Reach): Links | undefined {
  if (shares.length + compels.length + demands.length === 0) return undefined
  const links: { -readonly [Kind in LinkKind]?: readonly Piece[] } = {}
  if (shares.length > 0) links.shares = shares.map(piece.seat)
  if (compels.length > 0) links.compels = compels.map(piece.seat)
  if (demands.length > 0) links.demands = demands.map(piece.seat)
  return links
}

/**
 * A choice that would activate a card: with lines, and links to those whom it would concern. Written out, for
 * it is asked for at every turn.
 */
export function dogmaOffer(offer: Offer, subtitles: readonly string[] | undefined, reach: Reach): Offer {
  const { title, pieces } = offer
  const links = linksFor(reach)
  if (links === undefined) return subtitles === undefined ? offer : { title, subtitles, pieces }
  return subtitles === undefined ? { title, pieces, links } : { title, subtitles, pieces, links }
}
