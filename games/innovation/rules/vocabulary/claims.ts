import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { returnMuseums } from '../engine/sets/artifacts'
import { cardChoice, choose, chooseCards, confirm } from '../engine/ask/choose'
import type { Deck } from '../engine/game/drawing'
import type { Game } from '../engine/game/game'
import { lose, win } from '../engine/game/changes'
import { claim, claimSpecial } from '../engine/game/claiming'
import { availableCards, eligibility, valueOf } from '../engine/game/count'
import { junkAchievement, junkDeck } from '../engine/ask/junking'
import { issueDecree } from '../engine/sets/figures'
import { achievementNamed, cardNamed, decrees, isAchievement } from '../engine/board/library'
import { moveAchievement, perform } from '../engine/game/moving'
import { AVAILABLE, deckOf, JUNK } from '../engine/board/zones'
import type { Card } from '../facts/card'
import { type Color, type Expansion, HIGHEST_AGE, type Value } from '../facts/names'
import { piece } from '../facts/piece'
import { Cards } from './cards'
import type { MoveSource } from './moves'
import { type PlayerInGame, verbs } from './playing'

/** Achievements, decks, and the end of the game. */
export const claims = verbs({
  /** The available achievements that have a value. */
  get available(): Cards {
    return availableIn(this.game)
  },

  /** Claims a special achievement if it is still available, without further condition. */
  claim(name: string): ScriptEffect<boolean> {
    return effect(this, `claim ${name}`, () => claimSpecial(this.game, this.player, name))
  },

  /**
   * Achieves a card wherever it is, or one that the player chooses from a selection: among those for which
   * they are eligible, unless the condition says otherwise.
   */
  achieve(from: MoveSource, condition: ClaimCondition): ScriptEffect<Card | undefined> {
    return effect(this, 'achieve', () => achieve(this, { from, condition, least: this.least }))
  },

  /**
   * Whether the player may claim a card where it lies now; `without`: were this card not in the score pile.
   */
  isEligibleFor(card: Card, { without }: { readonly without?: Card } = {}): boolean {
    const eligible = eligibility(this.game, this.player, { less: without?.age ?? 0 })
    return eligible(valueOf(this.game, card))
  },

  /** Junks this many available achievements, standard and special alike. */
  junkAvailable(count: number): ScriptEffect {
    return effect(this, 'junk achievements', () => junkAvailable(this, count))
  },

  /** Junks all available achievements, special ones and decrees included. */
  junkAllAvailable(): ScriptEffect {
    return effect(this, 'junk achievements', () => junkNamed(this, junkable(this)))
  },

  /** Junks all achievements that the player has claimed. */
  junkClaimed(): ScriptEffect {
    return effect(this, 'junk achievements', () =>
      junkNamed(this, this.game.zone(this.player, 'achievements')),
    )
  },

  /** Claims an available standard achievement of a value, regardless of eligibility. */
  claimOfValue(value: Value): ScriptEffect<Card | undefined> {
    return effect(this, 'claim an achievement', () =>
      claimOfValue(this, availableIn(this.game).ofValue(value), this.least),
    )
  },

  /** Junks an available standard achievement of one of these values, picked face-down. */
  junkAchievement(...values: readonly number[]): ScriptEffect<Card | undefined> {
    const optional = this.least === 0
    return effect(this, 'junk an achievement', () =>
      junkAchievement(this.game, this.player, { values, optional }),
    )
  },

  /** The first available achievement of a value goes to the safe. */
  safeguardOfValue(value: number): ScriptEffect<Card | undefined> {
    return effect(this, 'safeguard an achievement', () =>
      safeguardFirst(
        this,
        availableIn(this.game).where(({ age }) => age === value),
      ),
    )
  },

  /**
   * Junks all cards of a deck; "you may" asks first, unless the deck is empty. Whether any card was there.
   */
  junkDeck(value: Value, set: Expansion = 'base'): ScriptEffect<boolean> {
    return effect(this, 'junk a deck', () => junkDeckOf(this, { value, set, asks: this.least === 0 }))
  },

  /** Any deck that has cards, whatever its set and value, except these. */
  chooseDeck(title: string, except: readonly Deck[] = []): ScriptEffect<Deck | undefined> {
    return effect(this, 'choose a deck', () => chooseDeck(this, title, except))
  },

  /** Available special achievements by name, or those in the junk. */
  specialIn(place: 'available' | 'junk'): readonly string[] {
    return specialIn(this.game, place)
  },
  /** Picks a special achievement by name. */
  chooseSpecial(place: 'available' | 'junk', title = 'Choose Achievement'): ScriptEffect<string | undefined> {
    const options = specialIn(this.game, place)
    return effect(this, 'choose an achievement', () =>
      chooseSpecial(this, { title, options, least: this.least }),
    )
  },
  /** Moves a special achievement to the junk, or makes it available. */
  moveSpecial(name: string, to: 'junk' | 'available'): ScriptEffect {
    return effect(this, 'move an achievement', () => moveAchievement(this.game, this.player, { name, to }))
  },

  /** All museums of the player become available again: a museum is not junked, but returned. */
  returnMuseums(): ScriptEffect {
    return effect(this, 'return museums', () => returnMuseums(this.game, this.player))
  },

  /** Issues the decree of a color, whatever the hand holds: the whole hand is junked. */
  issueDecree(color: Color): ScriptEffect {
    return effect(this, 'issue a decree', () => issueDecreeOf(this, color))
  },

  /** Wins the game at once; the reason is the card. */
  win(): ScriptEffect<never> {
    return effect(this, 'win', () => win(this.game, this.player, this.game.reason?.name ?? ''))
  },
  /** Loses the game: the player is out. */
  lose(): ScriptEffect {
    return effect(this, 'lose', () => lose(this.game, this.player, this.game.reason?.name ?? ''))
  },
})

const availableIn = (game: Game): Cards =>
  new Cards(availableCards(game, AVAILABLE), { zone: AVAILABLE, faceDown: true })

const specialIn = (game: Game, place: 'available' | 'junk'): readonly string[] =>
  game.cards(place === 'junk' ? JUNK : AVAILABLE).filter((name) => achievementNamed(name)?.kind === 'special')

function* issueDecreeOf({ game, player }: PlayerInGame, color: Color): Verb {
  const name = decrees.find((decree) => achievementNamed(decree)?.color === color)
  if (name !== undefined) yield* issueDecree(game, player, name)
}

function* chooseSpecial(
  { game, player }: PlayerInGame,
  {
    title,
    options,
    least,
  }: { readonly title: string; readonly options: readonly string[]; readonly least: 0 | 1 },
): Verb<string | undefined> {
  const show = (name: string) => ({ title: name, id: name, kind: 'card', pieces: [piece.card(name)] })
  const bounds = { min: least, max: 1 }
  const [picked] = yield* choose(game, { player, kind: 'special', title, options, show, bounds })
  return picked
}

function* chooseDeck(
  { game, player }: PlayerInGame,
  title: string,
  except: readonly Deck[],
): Verb<Deck | undefined> {
  const options = game.board.expansions
    .flatMap((set) => VALUES.map((value): Deck => ({ set, value })))
    .filter(({ set, value }) => game.cards(deckOf(set, value)).length > 0)
    .filter((deck) => !except.some(({ set, value }) => deck.set === set && deck.value === value))
  const show = ({ set, value }: Deck) => ({
    title: `${set} ${value}`,
    kind: 'deck',
    pieces: [piece.deck(set, value)],
  })
  const bounds = { min: 1, max: 1 }
  const [picked] = yield* choose(game, { player, kind: 'deck', title, options, show, bounds })
  return picked
}
const VALUES = Array.from({ length: HIGHEST_AGE + 1 }, (_, value) => value)

/** Under which condition a text lets a card be claimed. */
export type ClaimCondition = 'ifEligible' | 'ifEligibleWithScoreDoubled' | 'regardless'

interface AchieveOptions {
  readonly from: MoveSource
  readonly condition: ClaimCondition
  readonly least: 0 | 1
}

function* achieve(playing: PlayerInGame, achieving: AchieveOptions): Verb<Card | undefined> {
  const { game, player } = playing
  const { from, condition, least } = achieving
  const eligible = eligibility(game, player, { times: condition === 'ifEligibleWithScoreDoubled' ? 2 : 1 })
  const mayClaim = (card: Card) => condition === 'regardless' || eligible(valueOf(game, card))
  const card = from instanceof Cards ? yield* chooseClaim(playing, from.where(mayClaim), least) : from
  if (card === undefined) return undefined
  if (!mayClaim(card)) {
    game.run.log('{player} is not eligible', { player: game.nameOf(player) })
    return undefined
  }
  return (yield* claim(game, player, { name: card.name })) ? card : undefined
}

function* chooseClaim({ game, player }: PlayerInGame, cards: Cards, least: 0 | 1): Verb<Card | undefined> {
  const bounds = { min: least, max: 1 }
  return (yield* chooseCards(game, { player, title: 'Choose Achievement', cards: cards.list, bounds }))[0]
}

const isMuseum = (name: string): boolean => achievementNamed(name)?.kind === 'museum'

/** Museums are no achievements before they are claimed. */
const junkable = ({ game }: PlayerInGame): readonly string[] =>
  game.cards(AVAILABLE).filter((name) => !isMuseum(name))

/** Achievements without a value are picked by name, the others by their backs. */
function* junkAvailable(playing: PlayerInGame, count: number): Verb {
  const { game, player } = playing
  const options = junkable(playing)
  const show = (name: string) => cardChoice(game, player, name)
  const bounds = { min: count, max: count }
  const title = 'Choose Achievement'
  yield* junkNamed(playing, yield* choose(game, { player, kind: 'special', title, options, show, bounds }))
}

/** A museum becomes available again instead (rules: innovation 17). */
function* junkNamed({ game, player }: PlayerInGame, names: readonly string[]): Verb {
  for (const name of names) {
    if (isAchievement(name))
      yield* moveAchievement(game, player, { name, to: isMuseum(name) ? 'available' : 'junk' })
    else yield* perform(game, player, { verb: 'junk', card: cardNamed(name) })
  }
}

function* claimOfValue({ game, player }: PlayerInGame, cards: Cards, least: 0 | 1): Verb<Card | undefined> {
  const bounds = { min: least, max: 1 }
  const title = 'Choose Achievement'
  const [card] = yield* chooseCards(game, { player, title, cards: cards.list, bounds, faceDown: true })
  if (card === undefined) return undefined
  return (yield* claim(game, player, { name: card.name })) ? card : undefined
}

function* safeguardFirst({ game, player }: PlayerInGame, cards: Cards): Verb<Card | undefined> {
  const card = cards.first
  if (card === undefined) return undefined
  return (yield* perform(game, player, { verb: 'safeguard', card })) ? card : undefined
}

function* junkDeckOf(
  { game, player }: PlayerInGame,
  { value, set, asks }: { readonly value: Value; readonly set: Expansion; readonly asks: boolean },
): Verb<boolean> {
  if (value < 1 || value > 11) return false
  const empty = game.cards(deckOf(set, value)).length === 0
  if (
    asks &&
    (empty ||
      !(yield* confirm(game, player, { title: `Junk the ${value} deck?`, pieces: [piece.deck(set, value)] })))
  )
    return false
  return yield* junkDeck(game, player, { set, value })
}
