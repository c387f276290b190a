import type { Verb } from '@parlour/card-game'
import { ask } from '@parlour/script'
import type { Card } from '../../facts/card'
import { piece } from '../../facts/piece'
import type { QuestionKind } from '../../facts/question-kinds'
import { afterChange } from '../game/changes'
import { many } from '../ask/many'
import { claim } from '../game/claiming'
import { dogma } from '../dogma/dogma'
import { deckFor } from '../game/drawing'
import { fade } from './figures'
import type { Game } from '../game/game'
import { karmas } from '../game/karma'
import { achievementNamed, cardNamed, cardOrNot } from '../board/library'
import { carry, perform } from '../game/moving'
import { dogmaOffer, reachFor, subtitlesFor } from '../dogma/reach'
import { AVAILABLE, deckOf, zoneOf } from '../board/zones'

/** The free action with the card on display, before the first action (rules: innovation 26.2, P2.2). */
export function* artifactStep(game: Game): Verb {
  const player = game.current
  const [name] = game.zone(player, 'artifact')
  if (name === undefined) return
  const card = cardNamed(name)
  game.run.log('Free artifact action', {}, { classes: ['action-heading'] })
  const reach = reachFor(game, player, { card, artifact: true })
  const subtitles = subtitlesFor(game, reach)
  const offer = { title: 'dogma', pieces: [piece.card(name)] }
  const [picked] = yield* ask({
    actor: game.nameOf(player),
    kind: 'artifact-action' satisfies QuestionKind,
    title: 'Free Artifact Action',
    choices: [dogmaOffer(offer, subtitles.length === 0 ? undefined : subtitles, reach), 'skip'],
  })
  const activates = picked?.index === 0
  if (activates) yield* dogma(game, player, { card, artifact: true })
  else
    game.run.log(
      '{player} skips the free artifact action',
      { player: game.nameOf(player) },
      { classes: ['action-heading'] },
    )
  yield* rotate(game, player, card)
  if (activates) yield* fade(game)
}

const isMuseum = (name: string): boolean => achievementNamed(name)?.kind === 'museum'

/** The card leaves the display for a museum, or for the hand when there is none (rules: innovation 26.3). */
function* rotate(game: Game, player: number, card: Card): Verb {
  if (game.where(card.name) !== zoneOf(player, 'artifact')) return
  const [museum] = game.cards(AVAILABLE).filter(isMuseum).sort()
  const to = zoneOf(player, museum === undefined ? 'hand' : 'museum')
  if (museum !== undefined) carry(game, player, { card: museum, to, says: '{player} takes {card}' })
  carry(game, player, { card: card.name, to, says: '{player} rotates {card}' })
  yield* afterChange(game, player)
  yield* checkMuseums(game)
}

/**
 * When no museum is left, whoever alone has the most claims one; the others and their cards go back (rules:
 * innovation 26.3).
 */
function* checkMuseums(game: Game): Verb {
  if (game.cards(AVAILABLE).some(isMuseum)) return
  const counts = game.everyone.map((player) => game.zone(player, 'museum').filter(isMuseum).length)
  const most = Math.max(...counts)
  const leaders = game.everyone.filter((player) => counts[player] === most)
  const [leader] = leaders
  if (leader === undefined || leaders.length > 1 || most === 0) return
  const [museum] = game.zone(leader, 'museum').filter(isMuseum).toSorted()
  if (museum !== undefined) yield* claim(game, leader, { name: museum })
  for (const player of game.everyone) yield* emptyMuseums(game, player)
}

function* emptyMuseums(game: Game, player: number): Verb {
  const names = game.zone(player, 'museum')
  for (const name of names.filter(isMuseum))
    carry(game, player, { card: name, to: AVAILABLE, says: '{card} is available again' })
  const cards = names.filter((name) => !isMuseum(name)).map(cardNamed)
  const act = (card: Card) => perform(game, player, { verb: 'return', card })
  yield* many(game, player, { verb: 'return', cards, act })
}

/** One of the player's museums goes back when its card was melded; this triggers karmas for a return. */
export function* returnMuseum(game: Game, player: number): Verb {
  const [museum] = game.zone(player, 'museum').filter(isMuseum)
  const card = museum === undefined ? undefined : achievementNamed(museum)
  if (museum === undefined || card === undefined) return
  if (yield* karmas(game, { would: 'return', player, details: { card }, noCard: true })) return
  yield* giveBack(game, player, museum)
}

function* giveBack(game: Game, player: number, museum: string): Verb {
  carry(game, player, { card: museum, to: AVAILABLE, says: '{player} returns {card}' })
  yield* afterChange(game, player)
}

/** All museums of a player go back: what junking does to them (rules: innovation 17). */
export function* returnMuseums(game: Game, player: number): Verb {
  for (const museum of game.zone(player, 'museum').filter(isMuseum)) yield* giveBack(game, player, museum)
}

/**
 * After a Meld action over a card: an artifact of that value may be dug or seized (rules: innovation 26.1).
 */
export function* dig(
  game: Game,
  player: number,
  { card, over }: { readonly card: Card; readonly over: Card | undefined },
): Verb {
  if (!game.board.expansions.includes('arti') || over === undefined) return
  if (over.ageOnBoard < card.ageOnBoard && !sameHex(over, card)) return
  const { ageOnBoard } = over
  const value = deckFor(game, { set: 'base', value: ageOnBoard })?.value ?? 0
  const deck = deckOf('arti', value)
  const canDig = game.zone(player, 'artifact').length === 0 && game.cards(deck).length > 0
  const seizable = seizableCards(game, player, ageOnBoard)
  if (!canDig && seizable.length === 0) return
  const digging = { title: 'dig', kind: 'dig', pieces: [piece.deck('arti', value)] }
  const choices = seizable.map((name) => ({ title: name, pieces: [piece.card(name)] }))
  const seizing = { title: 'seize', kind: 'seize', choices, min: 0, max: 1 }
  const [picked] =
    seizable.length === 0
      ? [undefined]
      : yield* ask({
          actor: game.nameOf(player),
          kind: 'dig' satisfies QuestionKind,
          title: 'Choose artifact option',
          choices: canDig ? [digging, seizing] : [seizing],
        })
  const seized = seizable[picked?.inside?.[0]?.index ?? -1]
  if (seized === undefined) yield* digOut(game, player, deck)
  else yield* seizeCard(game, player, seized)
}

const hexOf = ({ icons }: Card): number => icons.search(/[hm]/)
const sameHex = (one: Card, other: Card): boolean => hexOf(one) !== -1 && hexOf(one) === hexOf(other)

function seizableCards(game: Game, player: number, value: number): readonly string[] {
  return game.everyone
    .filter((other) => other !== player)
    .flatMap((other) => game.zone(other, 'museum').filter((name) => cardOrNot(name)?.age === value))
}

function* digOut(game: Game, player: number, deck: number): Verb {
  const top = game.cards(deck)[0]
  if (top === undefined) return
  carry(game, player, { card: top, to: zoneOf(player, 'artifact'), says: '{player} digs {card}' })
  yield* afterChange(game, player)
}

function* seizeCard(game: Game, player: number, name: string): Verb {
  const zone = game.where(name)
  const names = zone === undefined ? [] : game.cards(zone)
  // A museum lies before the card it holds.
  const museum = names.slice(0, names.indexOf(name)).findLast(isMuseum) ?? names.find(isMuseum)
  const to = zoneOf(player, 'museum')
  if (museum !== undefined) carry(game, player, { card: museum, to, says: '{player} takes {card}' })
  carry(game, player, { card: name, to, says: '{player} seizes {card}' })
  yield* afterChange(game, player)
  yield* checkMuseums(game)
}
