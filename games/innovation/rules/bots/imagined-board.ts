import type { Random } from '@parlour/kernel'
import type { Board, InnovationSettings, Turn } from '../engine/board'
import { cardsOf } from '../engine/library'
import { emptyBoard } from '../engine/setup'
import { AVAILABLE, deckOf, JUNK, PLAYER_ZONES, type PlayerZone, ZONE_COUNT, zoneOf } from '../engine/zones'
import { COLORS, type Color, type Expansion } from '../facts/names'
import { backName } from '../facts/piece'
import type { InnovationView, PlayerView, Shown } from '../view'

/** A game as one player may imagine it: what the view shows is so, and every back is some card that it could be. */
export interface Imagined {
  readonly settings: InnovationSettings
  readonly board: Board
}

/** Deals the cards that the view does not show at random behind its backs and into its decks. */
export function imaginedBoard(view: InnovationView, random: Random): Imagined {
  const settings = settingsOf(view, String(random.next()))
  const empty = emptyBoard({
    settings,
    seats: view.players.map(({ name }) => name),
    expansions: view.expansions,
  })
  const unseen = unseenCards(view, random)
  const faces = (shown: readonly Shown[]) => shown.map((card) => unseen.faceOf(card))
  const zones: (readonly string[])[] = Array.from({ length: ZONE_COUNT }, () => [])
  view.players.forEach((player, seat) => {
    for (const kind of PLAYER_ZONES) zones[zoneOf(seat, kind)] = faces(shownIn(player, kind))
  })
  zones[AVAILABLE] = faces(view.available)
  zones[JUNK] = faces(view.junk)
  for (const set of view.expansions) {
    view.decks[set]?.forEach((count, value) => {
      zones[deckOf(set, value)] = unseen.draw(set, value, count)
    })
  }
  const splays = view.players.flatMap((player) => COLORS.map((color) => player.stacks[color].splay))
  const turn = turnOf(view, empty.turn)
  return { settings, board: { ...empty, zones, splays, revealed: view.revealed, turn } }
}

const isColor = (kind: PlayerZone): kind is Color => COLORS.some((color) => color === kind)
const shownIn = (player: PlayerView, kind: PlayerZone): readonly Shown[] =>
  isColor(kind) ? player.stacks[kind].stack : player.piles[kind]

function settingsOf(view: InnovationView, seed: string): InnovationSettings {
  const players = view.players.map(({ name }) => ({ _id: name, name }))
  return {
    game: 'Innovation: Ultimate',
    name: 'imagined',
    seed,
    createdTimestamp: 0,
    players,
    expansions: view.expansions,
    teams: view.teams === true,
    shuffleSeats: false,
  }
}

/** The turn as the view tells it; that it is early enough to be a short one is forgotten, which costs a bot nothing. */
function turnOf({ turn, players }: InnovationView, opening: Turn): Turn {
  const player = players.findIndex(({ name }) => name === turn.player)
  const phase = turn.phase === 'opening' || turn.phase === 'artifact' ? turn.phase : 'action'
  return {
    ...opening,
    phase,
    player,
    action: turn.action,
    turn: (turn.round - 1) * players.length + player + 1,
  }
}

/** The cards that no zone of the view names, by set and value, shuffled. */
function unseenCards(view: InnovationView, random: Random) {
  const named = new Set<Shown>([
    ...view.players.flatMap((player) => PLAYER_ZONES.flatMap((kind) => shownIn(player, kind))),
    ...view.available,
    ...view.junk,
  ])
  const left = new Map<string, string[]>()
  const pile = (set: Expansion, value: number): string[] => {
    const key = `${set}-${value}`
    const known = left.get(key)
    if (known !== undefined) return known
    const cards = random.shuffle(
      cardsOf(set, value)
        .map(({ name }) => name)
        .filter((name) => !named.has(name)),
    )
    left.set(key, cards)
    return cards
  }
  const draw = (set: Expansion, value: number, count: number): readonly string[] =>
    pile(set, value).splice(0, count)
  const faceOf = (shown: Shown): string => {
    if (typeof shown === 'string') return shown
    const [face] = draw(shown.set, shown.value, 1)
    if (face === undefined) throw new RangeError(`no card can be behind ${backName(shown)}`)
    return face
  }
  return { draw, faceOf }
}
