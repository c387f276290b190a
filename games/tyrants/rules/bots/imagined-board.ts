import { defined, type Random } from '@parlour/kernel'
import { type Board, boardWith, playerWith, type Turn, type TyrantsSettings } from '../engine/board'
import { emptyGround, groundWith } from '../engine/ground'
import { copiesIn, idsOf } from '../engine/library'
import { emptyBoard } from '../engine/setup'
import {
  DEVOURED,
  GUARD,
  MARKET,
  MARKET_DECK,
  OUTCASTS,
  pileOf,
  PRIESTESS,
  ZONE_COUNT,
} from '../engine/zones'
import { cardNamed } from '../facts/catalog'
import { type GameMap, mapNamed } from '../facts/map'
import type { CardView, PlayerView, StackView, TyrantsView } from '../view'

/**
 * A board as one seat may imagine it: what the view shows is so, and every card that it hides is one that it
 * could be.
 */
export function imaginedBoard(view: TyrantsView, random: Random): Board {
  const seats = view.players.map(({ name }) => name)
  const empty = emptyBoard(settingsOf(view), { seats, halfDecks: view.halfDecks, map: view.map })
  const map = mapNamed(view.map)
  const ground = groundOf(view, map)
  const players = view.players.map((player, seat) => {
    const controlled = map.sites.filter(({ index }) => ground.control[index] === seat)
    const { power, influence, points, reduceDraw, troops, spies, trophies, score } = player
    const at = (lists: readonly (readonly number[])[]) =>
      lists.flat().filter((owner) => owner === seat).length
    return playerWith(empty.players[seat] ?? newlySeated(empty), {
      ...defined({ color: player.color, gems: player.gems }),
      ...{ power, influence, points, reduceDraw, troops, spies, trophies },
      troopsOnMap: at(ground.troops),
      spiesOnMap: at(ground.spies),
      sites: controlled.length,
      sitePoints: score.control,
      totalSites: controlled.filter(({ index }) => ground.total[index] === true).length,
      markers: controlled.filter(({ marker }) => marker !== undefined).length,
      deckPoints: score.deck,
      innerPoints: score.innerCircle,
    })
  })
  const zones = zonesOf(view, random)
  const gems = view.places.flatMap(({ gem }, at) => (gem === true ? [at] : []))
  const { bank, first } = view
  return boardWith(empty, {
    ...{ players, ground, zones, bank, turn: turnOf(view, empty.turn) },
    ...(empty.gems === undefined ? {} : { gems }),
    ...(first === undefined ? {} : { setter: (first + players.length - 1) % players.length }),
  })
}

function newlySeated({ players: [first] }: Board) {
  if (first === undefined) throw new RangeError('nobody sits at this table')
  return first
}

/** What a board and a view of the same game have in common. */
type PublicSetup = Pick<Board, 'halfDecks' | 'map' | 'houseCards'> & {
  readonly players: readonly { readonly name: string }[]
}

/** The settings that such a game may have; nothing is dealt by them. */
export const settingsOf = ({ players, halfDecks, map, houseCards }: PublicSetup): TyrantsSettings => ({
  ...(typeof map === 'string' ? { map } : { map: 'own', ownMap: map }),
  game: 'Tyrants of the Underdark',
  name: 'imagined',
  seed: 'imagined',
  createdTimestamp: 0,
  players: players.map(({ name }) => ({ _id: name, name })),
  expansions: halfDecks,
  menzoExtraNeutral: false,
  chooseColors: false,
  houseCards,
  shuffleSeats: false,
})

function groundOf({ places, players, map: name }: TyrantsView, map: GameMap) {
  const start = emptyGround(map, players.length)
  const withTroops = places.reduce(
    (ground, { troops }, at) => troops.reduce((one, troop) => groundWith(one, name, { at, troop }), ground),
    start,
  )
  return places.reduce(
    (ground, { spies }, at) => spies.reduce((one, spy) => groundWith(one, name, { at, spy }), ground),
    withTroops,
  )
}

function turnOf({ turn, players }: TyrantsView, opening: Turn): Turn {
  return {
    ...opening,
    phase: 'actions',
    player: players.findIndex(({ name }) => name === turn.player),
    taken: (turn.round - 1) * players.length,
    later: turn.later,
    devouredOpen: turn.devouredOpen,
    ending: turn.ending,
  }
}

const idsIn = (cards: readonly CardView[]): readonly string[] => cards.map(({ id }) => id)

/** The cards that the view shows, where they lie; of the others, any copies of what may be there. */
function zonesOf(view: TyrantsView, random: Random): readonly (readonly string[])[] {
  const zones: (readonly string[])[] = Array.from({ length: ZONE_COUNT }, () => [])
  zones[MARKET] = idsIn(view.market)
  zones[DEVOURED] = idsIn(view.devoured)
  const hidden = hiddenCopies(view)
  view.players.forEach((player, seat) => {
    for (const pile of ['played', 'discard'] as const) zones[pileOf(seat, pile)] = idsIn(player[pile])
    zones[pileOf(seat, 'inner-circle')] = idsIn(player.innerCircle)
    const unseen = random.shuffle(player.deck.flatMap((name) => hidden.next(name)))
    const hand = player.hand === undefined ? unseen.splice(0, player.handSize) : idsIn(player.hand)
    zones[pileOf(seat, 'hand')] = hand
    zones[pileOf(seat, 'deck')] = unseen
  })
  zones[PRIESTESS] = hidden.stack(view.priestess)
  zones[GUARD] = hidden.stack(view.guard)
  zones[OUTCASTS] = hidden.stack(view.outcasts)
  const market = random.shuffle(view.halfDecks.flatMap(copiesIn).filter(hidden.isFree))
  zones[MARKET_DECK] = market.slice(0, view.marketDeck)
  return zones
}

/** Copies of cards that no zone of the view names, each handed out once. */
function hiddenCopies(view: TyrantsView) {
  const used = new Set(
    [...view.market, ...view.devoured, ...view.players.flatMap(shownOf)].map(({ id }) => id),
  )
  const isFree = (id: string) => !used.has(id)
  const free = (name: string): readonly string[] => {
    const card = cardNamed(name)
    return card === undefined ? [] : idsOf(card).filter(isFree)
  }
  const take = (ids: readonly string[]): readonly string[] => {
    for (const id of ids) used.add(id)
    return ids
  }
  return {
    isFree,
    next: (name: string) => take(free(name).slice(0, 1)),
    stack: (stack: StackView | undefined) =>
      stack === undefined ? [] : take(free(stack.name).slice(0, stack.count)),
  }
}

const shownOf = ({ hand = [], played, discard, innerCircle }: PlayerView): readonly CardView[] => [
  ...hand,
  ...played,
  ...discard,
  ...innerCircle,
]
