import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { choose, chooseGrouped } from '../engine/ask/choose'
import type { Game } from '../engine/game/game'
import { colorPieces, type Offer } from '../engine/game/pieces'
import { canSplay, splay, unsplay } from '../engine/game/splaying'
import type { Color, Direction } from '../facts/names'
import type { SplayTarget } from '../facts/question-kinds'
import { type PlayerInGame, verbs } from './playing'
import type { Reader } from './reader'

/** Splaying. */
export const splays = verbs({
  /**
   * Splays a color, or one of several that the player chooses among those that can newly be splayed that way.
   * Returns the color if its splay changed.
   */
  splay(colors: Color | readonly Color[], direction: Direction): ScriptEffect<Color | undefined> {
    return effect(this, `splay ${direction}`, () => splayOne(this, { colors, direction, least: this.least }))
  },

  /** Splays a color of another player's board. */
  splayBoardOf(owner: Reader, color: Color, direction: Direction): ScriptEffect<boolean> {
    return effect(this, `splay ${direction}`, () =>
      splay(this.game, this.player, { color, direction, owner: owner.player }),
    )
  },

  /**
   * Lets the player choose one of several stacks, each offered in the words of the text ("red left"); grouped
   * by owner where the text asks for a player first. A grouped choice is asked even if only one is left.
   */
  chooseStack<Option extends StackOption>(
    options: readonly Option[],
    title: string,
    { byOwner = false }: { readonly byOwner?: boolean } = {},
  ): ScriptEffect<Option | undefined> {
    const { least } = this
    return effect(this, 'choose a stack', () =>
      byOwner ? chooseByOwner(this, { options, title, least }) : chooseStack(this, { options, title, least }),
    )
  },

  /** Unsplays a color of one's own board, or of another's. Returns whether it was splayed. */
  unsplay(color: Color | undefined, owner?: Reader): ScriptEffect<boolean> {
    return effect(this, 'unsplay', () => unsplayOne(this, color, owner?.player ?? this.player))
  },
})

/** A stack as a choice, with what a text needs to know of it. */
export interface StackOption {
  readonly owner: Reader
  readonly color: Color
  /** The words in which it is offered. */
  readonly says: string
}

interface StackChoice<Option> {
  readonly options: readonly Option[]
  readonly title: string
  readonly least: 0 | 1
}

const stackOffer =
  (game: Game) =>
  ({ owner, color, says }: StackOption): Offer => ({
    title: says,
    kind: 'splay-target' satisfies SplayTarget,
    pieces: colorPieces(game, owner.player, color),
  })

function* chooseStack<Option extends StackOption>(
  { game, player }: PlayerInGame,
  { options, title, least }: StackChoice<Option>,
): Verb<Option | undefined> {
  const bounds = { min: least, max: 1 }
  return (yield* choose(game, { player, kind: 'splay', title, options, show: stackOffer(game), bounds }))[0]
}

function* chooseByOwner<Option extends StackOption>(
  { game, player }: PlayerInGame,
  { options, title, least }: StackChoice<Option>,
): Verb<Option | undefined> {
  const owners = [...new Map(options.map(({ owner }) => [owner.player, owner])).values()]
  const groups = owners.map((owner) => ({
    owner,
    stacks: options.filter((option) => option.owner.player === owner.player),
  }))
  return yield* chooseGrouped(game, {
    player,
    kind: 'splay',
    title,
    least,
    groups: groups.map(({ owner, stacks }) => ({ title: owner.name, options: stacks })),
    show: stackOffer(game),
  })
}

interface OneColor {
  readonly colors: Color | readonly Color[]
  readonly direction: Direction
  readonly least: 0 | 1
}

function* splayOne(
  { game, player }: PlayerInGame,
  { colors, direction, least }: OneColor,
): Verb<Color | undefined> {
  const listed = typeof colors === 'string' ? [colors] : colors
  const options = listed.filter((color) => canSplay(game, player, { color, direction }))
  const title = `Choose a color to splay ${direction}`
  const show = (color: Color) => ({
    title: color,
    kind: `splay-${direction}` satisfies SplayTarget,
    pieces: colorPieces(game, player, color),
  })
  const isForced = least === 1 && options.length < 2
  const [color] = isForced
    ? options
    : yield* choose(game, { player, kind: 'splay', title, options, show, bounds: { min: least, max: 1 } })
  if (color === undefined) return undefined
  return (yield* splay(game, player, { color, direction })) ? color : undefined
}

function* unsplayOne({ game, player }: PlayerInGame, color: Color | undefined, owner: number): Verb<boolean> {
  return color !== undefined && unsplay(game, player, { color, owner })
}
