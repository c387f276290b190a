import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import {
  type Bounds,
  cardChoice,
  cardOffers,
  choose,
  chooseCards,
  confirm,
  type Options,
} from '../engine/ask/choose'
import { lowestValue } from '../engine/game/drawing'
import type { Game } from '../engine/game/game'
import { colorPieces, type Offer } from '../engine/game/pieces'
import type { Card } from '../facts/card'
import {
  type Color,
  COLORS,
  type Expansion,
  HIGHEST_AGE,
  type Icon,
  ICON_NAMES,
  ICONS,
  plain,
  type Value,
} from '../facts/names'
import { piece } from '../facts/piece'
import type { Amount } from './amount'
import {
  type NestedBranch,
  type BranchChoice,
  type Branches,
  chooseBranch,
  type BranchAction,
} from './branches'
import type { Cards } from './cards'
import { pick, type PickOptions } from './pick'
import { type ActingPlayer, type PlayerInGame, verbs } from './playing'
import type { Reader } from './reader'

/** What a player decides: cards, colors, values, players, icons, one of several ways. */
export const choices = verbs({
  /** Picks one card and does nothing with it. */
  choose(
    cards: Cards,
    how: { readonly title?: string; readonly faceDown?: boolean } = {},
  ): ScriptEffect<Card | undefined> {
    return effect(this, 'choose a card', () => chooseOne(this, cards, { least: this.least, ...how }))
  },

  /** One of these cards, as chance has it; nobody chooses. */
  atRandom(cards: Cards): Card | undefined {
    if (cards.count < 2) return cards.first
    return this.game.run.chance((random) => random.pick(cards.list))
  },

  /** Picks several cards and does nothing with them. */
  chooseSome(
    cards: Cards,
    amount: Amount,
    { title = 'Choose Cards(s)', fits }: Pick<PickOptions, 'fits'> & { readonly title?: string } = {},
  ): ScriptEffect<readonly Card[]> {
    return effect(this, 'choose cards', () => pick(this, cards, { amount, least: this.least, title, fits }))
  },

  /** Two of these cards that go together, offered as one: every pair that fits, the cards in their order. */
  choosePair(cards: Cards, pairing: Pairing): ScriptEffect<Pair | undefined> {
    return effect(this, 'choose two cards', () => choosePair(this, cards, { least: this.least, ...pairing }))
  },

  chooseColor(colors: readonly Color[] = COLORS, title = 'Choose a color'): ScriptEffect<Color | undefined> {
    return effect(this, 'choose a color', () =>
      nameOne(this, {
        kind: 'color',
        title,
        options: colors,
        show: colorOf(this.game, this.player),
        bounds: upToOne(this),
      }),
    )
  },

  chooseColors(
    count: number,
    title: string,
    options: readonly Color[] = COLORS,
  ): ScriptEffect<readonly Color[]> {
    const bounds = { min: count, max: count }
    return effect(this, 'choose colors', () =>
      name(this, { kind: 'color', title, options, show: colorOf(this.game, this.player), bounds }),
    )
  },

  /** Every value of the game, ascending. */
  get values(): readonly number[] {
    return valuesOf(this.game)
  },
  /** One of these values; without any, one of the values of the game. */
  chooseValue(values?: readonly number[], title = 'Choose Age'): ScriptEffect<Value | undefined> {
    return effect(this, 'choose a value', () => nameValue(this, values ?? valuesOf(this.game), title))
  },

  /** One of the sets in play. */
  chooseSet(title: string): ScriptEffect<Expansion | undefined> {
    return effect(this, 'choose a set', () => {
      const options = this.game.board.expansions
      return nameOne(this, { kind: 'branch', title, options, show: asSet, bounds: EXACTLY_ONE })
    })
  },

  choosePlayer<Player extends Reader>(
    players: readonly Player[],
    title = 'Choose Player',
  ): ScriptEffect<Player | undefined> {
    return effect(this, 'choose a player', () =>
      nameOne(this, { kind: 'player', title, options: players, show: asPlayer, bounds: upToOne(this) }),
    )
  },

  /** A standard icon; has no title. */
  chooseIcon(icons?: readonly Icon[], title = ''): ScriptEffect<Icon | undefined> {
    return effect(this, 'choose an icon', () =>
      nameOne(this, {
        kind: 'icon',
        title,
        options: byName(icons ?? iconsIn(this.game)),
        show: asIcon,
        bounds: EXACTLY_ONE,
      }),
    )
  },

  /** A yes/no question. */
  agrees(question: string): ScriptEffect<boolean> {
    return effect(this, 'answer a question', () => confirm(this.game, this.player, { title: question }))
  },

  /** Calls a coin that is flipped. Whether the call was right. */
  flipCoin(): ScriptEffect<boolean> {
    return effect(this, 'flip a coin', () => flipCoin(this))
  },

  /** "Choose to either ... or ...": carries out the branch that is picked. */
  either(title: string, branches: Branches): ScriptEffect {
    return effect(this, 'choose one way', () => takeBranch(this, { title, branches, least: this.least }))
  },
  /** The same choice, to be carried out later: gives what the picked branch does. */
  chooseBranch(title: string, branches: Branches): ScriptEffect<(() => BranchAction) | undefined> {
    return effect(this, 'choose one way', () => chooseBranch(this, { title, branches, least: this.least }))
  },
  /** A branch that opens into these cards, values or colors, of which one is picked. */
  amongCards(cards: Cards, then: (card: Card) => BranchAction): NestedBranch {
    const offers = cardOffers(this.game, this.player, {
      cards: cards.list,
      faceDown: cards.origin.faceDown === true,
    })
    return { entries: offers.map(({ card, offer }) => ({ offer, then: () => then(card) })), isLogged: false }
  },
  amongValues(values: readonly Value[], then: (value: Value) => BranchAction): NestedBranch {
    const entries = values.map((value) => ({ offer: asValue(value), then: () => then(value) }))
    return { entries, isLogged: true }
  },
  amongColors(colors: readonly Color[], then: (color: Color) => BranchAction, owner?: Reader): NestedBranch {
    const show = colorOf(this.game, owner?.player ?? this.player)
    return {
      entries: colors.map((color) => ({ offer: show(color), then: () => then(color) })),
      isLogged: true,
    }
  },
})

const valuesOf = (game: Game): readonly number[] =>
  Array.from({ length: HIGHEST_AGE + 1 }, (_, value) => value).slice(lowestValue(game))

/** The standard icons; meat comes first where value 0 is in play (rules: innovation P4). */
const iconsIn = (game: Game): readonly Icon[] => (game.board.ageZero ? ['r', ...ICONS] : ICONS)

function* chooseOne(
  { game, player }: PlayerInGame,
  cards: Cards,
  {
    title = 'Choose Cards(s)',
    faceDown = cards.origin.faceDown === true,
    least,
  }: { readonly title?: string; readonly faceDown?: boolean; readonly least: number },
): Verb<Card | undefined> {
  const bounds = { min: least, max: 1 }
  const [card] = yield* chooseCards(game, { player, title, cards: cards.list, bounds, faceDown })
  return card
}

type Pair = readonly [Card, Card]
interface Pairing {
  readonly title: string
  readonly fits: (one: Card, other: Card) => boolean
}

function* choosePair(
  { game, player }: PlayerInGame,
  { list }: Cards,
  { title, fits, least }: Pairing & { readonly least: number },
): Verb<Pair | undefined> {
  const options = list.flatMap((one, at) =>
    list.slice(at + 1).flatMap((other): readonly Pair[] => (fits(one, other) ? [[one, other]] : [])),
  )
  const show = (pair: Pair): Offer => {
    const offers = pair.map(({ name }) => cardChoice(game, player, name))
    const pieces = offers.flatMap((offer) => offer.pieces)
    return { title: offers.map((offer) => offer.title).join(', '), kind: 'card-pair', pieces }
  }
  const bounds = { min: least, max: 1 }
  return (yield* choose(game, { player, kind: 'cards', title, options, show, bounds }))[0]
}

/** One of these values, ascending, each once. */
export const nameValue = (
  playing: ActingPlayer,
  values: readonly number[],
  title: string,
): Verb<Value | undefined> =>
  nameOne(playing, {
    kind: 'value',
    title,
    options: inOrder(values).map(plain),
    show: asValue,
    bounds: upToOne(playing),
  })

const upToOne = ({ least }: ActingPlayer): Bounds => ({ min: least, max: 1 })
const EXACTLY_ONE: Bounds = { min: 1, max: 1 }

/** A color as a choice is that of the player's own board. */
const colorOf =
  (game: Game, player: number) =>
  (color: Color): Offer => ({ title: color, kind: 'color', pieces: colorPieces(game, player, color) })
const asValue = (value: Value): Offer => ({ title: value, pieces: [piece.value(value)] })
const asPlayer = ({ name, player }: Reader): Offer => ({
  title: name,
  kind: 'player',
  pieces: [piece.seat(player)],
})
const asIcon = (icon: Icon): Offer => ({
  title: ICON_NAMES[icon],
  kind: 'biscuit',
  pieces: [piece.icon(icon)],
})
const asSet = (set: Expansion): Offer => ({ title: set, kind: 'expansion', pieces: [] })

const inOrder = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((one, other) => one - other)

/** Icons by name; meat comes first. */
function byName(icons: readonly Icon[]): readonly Icon[] {
  const place = (icon: Icon) => (icon === 'r' ? '' : ICON_NAMES[icon])
  return icons.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

type NamingOptions<T> = Omit<Options<T>, 'player' | 'plainTitle'>

/** Chooses something other than a card and logs it, for the board does not show it (rules: innovation P6). */
function* name<T>({ game, player }: PlayerInGame, naming: NamingOptions<T>): Verb<readonly T[]> {
  const picked = yield* choose(game, { player, ...naming })
  if (picked.length > 0) {
    const choice = picked.map((option) => naming.show(option).title).join(', ')
    game.run.log('{player} chooses {choice}', { player: game.nameOf(player), choice }, { classes: ['faded'] })
  }
  return picked
}

function* nameOne<T>(reader: PlayerInGame, naming: NamingOptions<T>): Verb<T | undefined> {
  return (yield* name(reader, naming))[0]
}

function* flipCoin({ game, player }: PlayerInGame): Verb<boolean> {
  const options = ['heads', 'tails']
  const [call] = yield* choose(game, {
    player,
    kind: 'coin',
    title: 'Call it...',
    options,
    show: (title) => ({ title, pieces: [] }),
    bounds: EXACTLY_ONE,
  })
  const fixed = game.board.coins?.[0]
  if (fixed !== undefined) game.run.change({ kind: 'flipped' })
  const side = fixed ?? game.run.chance((random) => random.pick(options))
  game.run.log('{player} calls {call}; it is {side}', { player: game.nameOf(player), call: call ?? '', side })
  return call === side
}

function* takeBranch(playing: PlayerInGame, choice: BranchChoice): Verb {
  const take = yield* chooseBranch(playing, choice)
  if (take !== undefined) yield* take()
}
