import type { Verb } from '@parlour/card-game'
import type { Script } from '@parlour/script'
import { ALIKE, type Color, COLORS } from '../facts/names'
import { type Board, firstSeat, turnWith } from './board'
import { chooseOne, locationChoice } from './choose'
import { Game, type Language, type TyrantsRun } from './game'
import { payMarkers } from './markers'
import { takeAction } from './menu'
import { deploy } from './pieces'
import { roundOf, scoreOf } from './scoring'
import { turnTiles } from './turn-tiles'
import { payTriads } from './triads'
import { endTurn } from './turn-end'
import { piece, WHITE } from '../facts/piece'

/**
 * One step of the game: a placement, the start of a turn, one action, or the end of a turn (rules: tyrants 1,
 * 3 and 4).
 */
export function* step(run: TyrantsRun, language: Language): Script {
  const game = new Game(run, language)
  switch (run.board.turn.phase) {
    case 'tiles':
      return yield* turnTiles(game)
    case 'setup':
      return yield* placement(game)
    case 'start':
      return startTurn(game)
    case 'actions':
      return yield* takeAction(game)
    case 'end':
      return yield* endTurn(game)
  }
}

/** A player chooses a color and a start site; after the last one the first turn begins. */
function* placement(game: Game): Verb {
  const { current: player } = game
  const { turn } = game.board
  const first = firstSeat(game.board)
  if (player === first) tellSetup(game)
  const color = yield* chooseColor(game)
  if (color !== undefined) game.run.change({ kind: 'colored', seat: player, color })
  const at = yield* chooseOne(game, {
    player,
    kind: 'start-site',
    title: 'Choose starting location',
    options: startSites(game),
    show: (site) => locationChoice(game, site),
  })
  if (at !== undefined) deploy(game, player, { at, owner: player })
  const next = (player + 1) % game.everyone.length
  const parts = next === first ? ({ phase: 'start', player: first } as const) : { player: next }
  game.run.change({ kind: 'turned', turn: turnWith(turn, parts) })
}

function* chooseColor(game: Game): Verb<Color | undefined> {
  const free = freeColors(game.board)
  if (!game.board.chooseColors) return free[0]
  return yield* chooseOne(game, {
    player: game.current,
    kind: 'color',
    title: 'Choose a player color',
    options: free,
    show: (color) => ({ title: color, id: color, kind: 'color', pieces: [piece.color(color)] }),
  })
}

/** Colors that nobody has, nor one that looks alike, in their order (rules: tyrants 1). */
export function freeColors({ players }: Board): readonly Color[] {
  const taken = players.flatMap(({ color }) => (color === undefined ? [] : [color, ALIKE[color]]))
  return COLORS.filter((color) => !taken.includes(color))
}

/** Start sites without a player's troop, by name. */
function startSites(game: Game): readonly number[] {
  const isFree = (at: number) => game.troopsAt(at).every((owner) => owner === WHITE)
  return game.map.startSites.map(({ index }) => index).filter(isFree)
}

function tellSetup(game: Game): void {
  const { setup, halfDecks } = game.board
  if (setup?.shuffled === true) game.run.log('Players assigned to random seats')
  for (const set of halfDecks) game.run.log('The half-deck {set} is in play', { set })
  game.run.log('The market is filled')
  game.run.log('Players choose their starting locations; white troops belong to nobody')
}

function startTurn(game: Game): void {
  const totals = game.board.players.map((player) => String(scoreOf(player).total))
  const values = {
    player: game.nameOf(game.current),
    count: roundOf(game.board),
    // Not among the words: a screen tells by it what the turns before and after were worth.
    totals: { value: totals },
  }
  game.run.log("{player}'s turn (round {count})", values, { classes: ['player-turn', 'turn-start'] })
  payTriads(game)
  payMarkers(game)
  game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { phase: 'actions' }) })
}
