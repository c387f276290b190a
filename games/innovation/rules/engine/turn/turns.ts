import type { Verb } from '@parlour/card-game'
import { askAll, type Script } from '@parlour/script'
import { MORE_SETS, nameOfSet } from '../../facts/listed-expansions'
import { piece } from '../../facts/piece'
import type { QuestionKind } from '../../facts/question-kinds'
import { artifactStep } from '../sets/artifacts'
import { takeAction } from './actions'
import type { Turn } from '../board/board'
import { carry } from '../game/moving'
import { checkSpecialAchievements } from '../game/claiming'
import { fade } from '../sets/figures'
import { Game, type InnovationRun, type Language } from '../game/game'
import { cardNamed } from '../board/library'
import { countMeld, keepCounts } from '../game/statistics'
import { rolledFor } from './setup'
import { zoneOf } from '../board/zones'

/** One step of the game: the first picks, the free artifact action, or one action (rules: innovation 7). */
export function* step(run: InnovationRun, language: Language): Script {
  const game = new Game(run, language)
  if (run.board.turn.phase === 'opening') yield* opening(game)
  else yield* partOfTurn(game)
  keepCounts(game)
}

function* partOfTurn(game: Game): Verb {
  if (game.board.turn.phase === 'artifact') yield* artifactStep(game)
  else {
    yield* takeAction(game)
    yield* fade(game)
  }
  yield* checkSpecialAchievements(game)
  advance(game)
}

/**
 * All choose one of their cards at once; they are melded in alphabetical order, and whoever melded the first
 * takes the first turn (rules: innovation 6).
 */
function* opening(game: Game): Verb {
  tellSetup(game)
  const answers = yield* askAll(
    game.everyone.map((player) => ({
      actor: game.nameOf(player),
      kind: 'first-card' satisfies QuestionKind,
      title: 'Choose First Card',
      choices: game.zone(player, 'hand').map((name) => ({ title: name, pieces: [piece.card(name)] })),
    })),
  )
  const picks = answers
    .flatMap(({ question: player, chosen }) =>
      chosen.flatMap(({ index }) => ({ player, name: game.zone(player, 'hand')[index] ?? '' })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const { player, name } of picks) {
    const card = cardNamed(name)
    carry(game, player, {
      card: name,
      to: zoneOf(player, card.color),
      says: '{player} melds {card}',
      at: 'top',
    })
    countMeld(game, player, card)
  }
  beginTurn(game, { player: picks[0]?.player ?? 0, turn: 1 })
}

/** What chance decided before the first question (rules: hub 9; innovation 3). */
function tellSetup(game: Game): void {
  const { setup, expansions } = game.board
  if (setup?.shuffled === true) game.run.log('Players assigned to random seats')
  if (setup?.rolled === true) {
    for (const set of rolledFor(setup.experiments === true ? [MORE_SETS] : []))
      game.run.log(`The dice ${expansions.includes(set) ? 'bring' : 'leave out'} {set}`, {
        set: nameOfSet(set),
      })
  }
}

/** From the artifact step to the first action, from that to the second, or to the next player's turn. */
function advance(game: Game): void {
  const { phase, player, action, turn, limitedTurns, endorsed } = game.board.turn
  const isFollowed = phase === 'artifact' || (action === 1 && turn > limitedTurns)
  if (isFollowed && !game.player(player).eliminated) {
    const next: Turn = { phase: 'action', player, action: action + 1, turn, limitedTurns, endorsed }
    game.run.change({ kind: 'turned', turn: next })
  } else {
    endTurn(game)
    beginTurn(game, { player: nextPlayer(game), turn: turn + 1 })
  }
}

function nextPlayer(game: Game): number {
  return game.after(game.current).find((player) => !game.player(player).eliminated) ?? game.current
}

function endTurn(game: Game): void {
  for (const [seat, { tucked, scored, drew }] of game.board.players.entries()) {
    if (tucked > 0 || scored > 0 || drew) {
      game.run.change({ kind: 'player', seat, now: { tucked: 0, scored: 0, drew: false } })
    }
  }
}

function beginTurn(game: Game, { player, turn }: Pick<Turn, 'player' | 'turn'>): void {
  const display = game.zone(player, 'artifact').length > 0
  const { limitedTurns } = game.board.turn
  const phase = display ? 'artifact' : 'action'
  const now: Turn = { phase, player, action: display ? 0 : 1, turn, limitedTurns, endorsed: false }
  game.run.change({ kind: 'turned', turn: now })
  const values = { player: game.nameOf(player), count: roundOf(game) }
  game.run.log("{player}'s turn (round {count})", values, { classes: ['turn-start'] })
}

/** The round of the game, from 1. */
export function roundOf({ board }: Pick<Game, 'board'>): number {
  const { players, turn } = board
  return Math.floor((turn.turn + players.length - 1) / players.length)
}
