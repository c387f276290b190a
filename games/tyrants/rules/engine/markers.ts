import type { Location } from '../facts/map'
import { NOBODY } from '../facts/site-holding'
import { type Ground, turnWith } from './board'
import { gain } from './counters'
import type { Game } from './game'

/**
 * What follows when pieces came and went: control markers change hands. Whoever takes one in their own turn
 * gets its influence at once, each marker paying once per turn; others are paid at their next start of turn
 * (rules: tyrants 5; tyrants 11.13).
 */
export function settleMarkers(game: Game, before: Ground, places: readonly number[]): void {
  const { ground } = game.board
  for (const at of places) {
    const place = game.place(at)
    const [holder, was] = [ground.control[at] ?? NOBODY, before.control[at] ?? NOBODY]
    const isTotal = ground.total[at] === true
    if (place.marker === undefined || (holder === was && isTotal === before.total[at])) continue
    if (holder !== was) {
      if (was !== NOBODY) game.say(was, 'loses the control marker of {zone}', { zone: place.name })
      if (holder !== NOBODY) game.say(holder, 'takes the control marker of {zone}', { zone: place.name })
    } else if (isTotal) game.say(holder, 'has total control of {zone}', { zone: place.name })
    if (holder === game.current && holder !== was) payInfluence(game, place)
  }
}

/** Pays the influence of the current player's marker, if it has not been paid in this turn. */
function payInfluence(game: Game, { index, name, marker }: Location): void {
  const { turn } = game.board
  if (marker === undefined || turn.phase === 'setup' || turn.paid.includes(index)) return
  const by = influenceOf(game, { index, marker })
  game.run.change({ kind: 'turned', turn: turnWith(turn, { paid: [...turn.paid, index] }) })
  game.say(game.current, 'gains {amount} influence from {zone}', { amount: by, zone: name })
  gain(game, game.current, { what: 'influence', by })
}

/** What the marker of a site pays as it is held now. */
function influenceOf(game: Game, { index, marker }: Pick<Location, 'index' | 'marker'>): number {
  if (marker === undefined) return 0
  return game.board.ground.total[index] === true ? marker.total.influence : marker.influence
}

/** The influence that a player has at the start of a turn. */
export function incomeOf(game: Game, player: number): number {
  const controlled = game.map.majors.filter(({ index }) => game.board.ground.control[index] === player)
  return controlled.reduce((sum, place) => sum + influenceOf(game, place), 0)
}

/** The start of a turn: every marker that the player holds pays its influence. */
export function payMarkers(game: Game): void {
  for (const place of game.map.majors) {
    if (game.board.ground.control[place.index] === game.current) payInfluence(game, place)
  }
}

/** The end of a turn: every marker that the player holds with total control pays its points. */
export function scoreMarkers(game: Game): void {
  const { ground } = game.board
  for (const { index, name, marker } of game.map.majors) {
    if (ground.control[index] !== game.current || ground.total[index] !== true || marker === undefined)
      continue
    const by = marker.total.points
    const values = { player: game.nameOf(game.current), amount: by, zone: name }
    game.run.log('{player} gains {amount} VP from {zone}', values, { gain: { what: 'point', by } })
    gain(game, game.current, { what: 'points', by })
  }
}
