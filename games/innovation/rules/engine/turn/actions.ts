import type { Verb } from '@parlour/card-game'
import type { ChoiceItem } from '@parlour/kernel'
import { ask } from '@parlour/script'
import type { Card } from '../../facts/card'
import type { Color } from '../../facts/names'
import { zoneOf } from '../board/zones'
import { piece } from '../../facts/piece'
import type { ActionKind, QuestionKind } from '../../facts/question-kinds'
import { cardOffers, type OfferedCard } from '../ask/choose'
import { claim, claimable } from '../game/claiming'
import { queried, handOf } from '../game/count'
import { auspiceCards, type Decree, decreeOptions, figureDraws, issueDecree } from '../sets/figures'
import { dogma, type DogmaOptions } from '../dogma/dogma'
import { draw } from '../game/drawing'
import { endorsable, endorse } from '../dogma/endorsing'
import type { Game } from '../game/game'
import { cardOrNot } from '../board/library'
import { meld } from './melding'
import { colorPieces, deckPieces, type Offer } from '../game/pieces'
import { placeOf } from '../board/place-name'
import { dogmaOffer, reachFor, subtitlesFor } from '../dogma/reach'

/** One action of the current player (rules: innovation 8, P2.3). */
export function* takeAction(game: Game): Verb {
  const { player, action, turn, limitedTurns } = game.board.turn
  const word = action === 1 ? 'First' : 'Second'
  const only = turn <= limitedTurns ? ' (this turn has one action)' : ''
  game.run.log(`${word} action${only}`, {}, { classes: ['action-heading'] })
  const groups = actionGroups(game, player)
  const [group] = yield* ask({
    actor: game.nameOf(player),
    kind: 'action' satisfies QuestionKind,
    title: `Choose ${word} Action`,
    choices: groups.map(menuGroup),
  })
  const entry = groups[group?.index ?? -1]?.entries[group?.inside?.[0]?.index ?? -1]
  if (entry !== undefined) yield* entry.act()
}

/** Something that may be done: how it is offered, and what it does. */
interface Entry {
  readonly choice: Offer
  readonly act: () => Verb<unknown>
}
interface Group {
  readonly kind: ActionKind
  readonly title: string
  readonly entries: readonly Entry[]
}

/** A group as it is offered: one entry of one group is picked. */
const menuGroup = ({ kind, title, entries }: Group): ChoiceItem => ({
  title,
  kind,
  choices: entries.map(({ choice }) => choice),
  min: 0,
  max: Math.min(1, entries.length),
})

/** What may be done, by kind; kinds without anything to do stay listed. */
function actionGroups(game: Game, player: number): readonly Group[] {
  const museum = game
    .zone(player, 'museum')
    .map(cardOrNot)
    .filter((card) => card !== undefined)
  const melds = (cards: readonly Card[]) =>
    cardOffers(game, player, { cards }).map((offered) => meldEntry(game, player, offered))
  return [
    { kind: 'achieve', title: 'Achieve', entries: achieveEntries(game, player) },
    { kind: 'decree', title: 'Decree', entries: decreeEntries(game, player) },
    { kind: 'draw', title: 'Draw', entries: [drawEntry(game, player)] },
    { kind: 'dogma', title: 'Dogma', entries: dogmaEntries(game, player) },
    { kind: 'endorse', title: 'Endorse', entries: endorseEntries(game, player) },
    { kind: 'auspice', title: 'Auspice', entries: auspiceEntries(game, player) },
    { kind: 'meld', title: 'Meld', entries: melds(handOf(game, player)) },
    ...(museum.length === 0
      ? []
      : [{ kind: 'meld-from-museum', title: 'Meld from Museum', entries: melds(museum) } as const]),
  ]
}

const drawEntry = (game: Game, player: number): Entry => ({
  choice: { title: 'draw a card', pieces: deckPieces(game, player) },
  act: () => draw(game, player, { byAction: true }),
})

const cardOffer = ({ name }: Card): Offer => ({ title: name, pieces: [piece.card(name)] })

/** A card in another's hand that counts as one's own is offered by its back. */
const meldEntry = (game: Game, player: number, { card, offer: { title, pieces } }: OfferedCard): Entry => ({
  choice: { title, pieces },
  act: () => meld(game, player, { card, byAction: true }),
})

function achieveEntries(game: Game, player: number): readonly Entry[] {
  return claimable(game, player).map(({ title, name, zone, pieces }) => ({
    choice: zone === undefined ? { title, pieces } : { title, subtitles: [placeOf(game, zone)], pieces },
    act: () => achieve(game, player, name),
  }))
}

/** A karma may act in place of the claim, and still make it. */
function* achieve(game: Game, player: number, name: string): Verb {
  yield* claim(game, player, { name, byAction: true })
  const isClaimed = game.where(name) === zoneOf(player, 'achievements')
  if (isClaimed && cardOrNot(name) !== undefined) yield* figureDraws(game, player)
}

function decreeEntries(game: Game, player: number): readonly Entry[] {
  return decreeOptions(game, player).map((decree) => ({
    choice: decreeOffer(game, decree),
    act: () => issueDecree(game, player, decree.name),
  }))
}

function decreeOffer(game: Game, { name, owner }: Decree): Offer {
  if (owner === undefined) return { title: name, subtitles: [], pieces: [piece.card(name)] }
  const subtitles = [`claimed by ${game.nameOf(owner)}`]
  return { title: name, subtitles, pieces: [piece.card(name), piece.seat(owner)] }
}

function dogmaCards(game: Game, player: number): readonly Card[] {
  const own = game.tops(player)
  const more = queried(game, player, 'dogmaCards').flatMap((list) => list(game.reader(player)))
  return [...own, ...more.filter((card) => !own.includes(card))].filter(({ effects }) => effects.length > 0)
}

function dogmaEntries(game: Game, player: number): readonly Entry[] {
  return dogmaCards(game, player).map((card) => {
    const reach = reachFor(game, player, { card })
    return {
      choice: dogmaOffer(cardOffer(card), subtitlesFor(game, reach), reach),
      act: () => dogma(game, player, { card }),
    }
  })
}

function endorseEntries(game: Game, player: number): readonly Entry[] {
  return endorsable(game, player).map((color) => ({
    choice: endorseOffer(game, player, color),
    act: () => endorse(game, player, color),
  }))
}

function endorseOffer(game: Game, player: number, color: Color): Offer {
  const offer = { title: color, pieces: colorPieces(game, player, color) }
  const card = game.top(player, color)
  if (card === undefined) return offer
  const reach = reachFor(game, player, { card })
  const subtitles = subtitlesFor(game, reach)
  return dogmaOffer(offer, subtitles.length === 0 ? undefined : subtitles, reach)
}

function auspiceEntries(game: Game, player: number): readonly Entry[] {
  return auspiceCards(game, player).map((card) => {
    const options: DogmaOptions = { card, icon: 'p' }
    return {
      choice: dogmaOffer(cardOffer(card), undefined, reachFor(game, player, options)),
      act: () => auspice(game, player, options),
    }
  })
}

function* auspice(game: Game, player: number, options: DogmaOptions): Verb {
  const { name } = options.card
  game.run.log('{player} uses auspice on {card}', { player: game.nameOf(player), card: name })
  yield* dogma(game, player, options)
}
