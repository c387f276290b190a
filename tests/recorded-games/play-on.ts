import {
  type Choice,
  type Pick,
  type Random,
  randomFrom,
  randomPicks,
  Refusal,
  type Request,
  requestsFor,
  RulesBug,
  seeded,
  UNDO_TITLE,
} from '@parlour/kernel'
import {
  begin,
  endOf,
  makeMove,
  PLAYER_STYLES,
  type PlayerStyle,
  type RecordedGame,
  type RecordedMove,
  type ReplayedGame,
} from './recorded-game'

/** A refused try is kept in the file now and then, for games that are about refusals. */
const RESTLESS_MOVES = 6

/**
 * Returns a game recorded under the present rules: its moves are made again as far as they are accepted, and
 * the rest is played by its player, until the game is over or has `most` moves.
 */
export function recordAnew(recorded: RecordedGame): RecordedGame {
  const { settings, most = Number.POSITIVE_INFINITY } = recorded
  const game = begin(settings)
  const answers: RecordedMove[] = []
  const tryMove = (move: RecordedMove): boolean => {
    if (!isAccepted(game, move)) return false
    answers.push(move)
    return true
  }
  for (const move of recorded.answers ?? []) if (!tryMove(move)) break
  const random = randomFrom(seeded(`recorded ${settings.seed} ${answers.length}`))
  while (game.rules.outcome(game.position.state) === undefined && answers.length < most) {
    const move = nextMove(game, recorded.player ?? 'random', random)
    if (!tryMove(move) && isRestless(recorded)) tryMove({ ...move, refused: true })
  }
  const { rulesVersion: _, ...recording } = recorded
  return { rulesVersion: game.rules.version, ...recording, answers, end: endOf(game) }
}

const isRestless = ({ player }: RecordedGame): boolean => player === 'restless'

/** Makes a move; returns whether the rules did as it says. */
function isAccepted(game: ReplayedGame, move: RecordedMove): boolean {
  try {
    makeMove(game, move)
    return true
  } catch (error) {
    if (error instanceof RulesBug) throw error
    if (error instanceof Refusal || move.refused === true) return false
    throw error
  }
}

function nextMove(game: ReplayedGame, player: string, random: Random): RecordedMove {
  const { rules, position, settings } = game
  const pending = rules.pending(position.state)
  const actor = random.pick(settings.players).name
  if (player === 'restless' && random.below(RESTLESS_MOVES) === 0) return restlessMove(actor, pending, random)
  const asked = requestsFor(pending, actor)
  const request = asked.length > 0 ? random.pick(asked) : random.pick(pending)
  const bot = rules.bots?.[isStyle(player) ? 'random' : player]
  if (bot === undefined) throw new Error(`No bot of ${settings.game} is called '${player}'.`)
  const view = rules.view(position.state, { seat: request.actor })
  const selection =
    isStyle(player) && player !== 'random' && player !== 'restless' && canBeStyled(request)
      ? styledPicks(request, player)
      : bot({ view, request, random })
  return { actor: request.actor, title: request.title, selection }
}

const isStyle = (player: string): player is PlayerStyle => PLAYER_STYLES.some((style) => style === player)

const canBeStyled = ({ choices, freeForm }: Request): boolean =>
  typeof choices !== 'string' && freeForm !== true

/**
 * Something that a person does who clicks without looking: takes back, answers for another, picks what is not
 * there.
 */
function restlessMove(actor: string, pending: readonly Request[], random: Random): RecordedMove {
  const request = random.pick(pending)
  const moves: readonly RecordedMove[] = [
    { actor, title: UNDO_TITLE, selection: [] },
    { actor, title: request.title, selection: [...randomPicks(request, random)] },
    { actor: request.actor, title: request.title, selection: ['nothing of the kind'] },
    { actor: request.actor, title: 'Another question', selection: [] },
  ]
  return random.pick(moves)
}

/** The first or the last of what is offered, or as few or as many as may be. */
function styledPicks(
  { choices, min, max }: Request,
  style: Exclude<PlayerStyle, 'random' | 'restless'>,
): readonly Pick[] {
  return typeof choices === 'string' ? [] : within(choices, { min, max }, style)
}

function within(
  choices: readonly Choice[],
  { min = 1, max = 1 }: { readonly min?: number; readonly max?: number },
  style: Exclude<PlayerStyle, 'random' | 'restless'>,
): readonly Pick[] {
  const open = choices.filter((choice) => typeof choice !== 'object' || choice.choices?.length !== 0)
  const most = Math.min(max, open.length)
  const count = style === 'fewest' ? min : style === 'most' ? most : Math.max(min, Math.min(1, most))
  const ordered = style === 'last' ? open.toReversed() : open
  return ordered.slice(0, count).map((choice) => {
    if (typeof choice !== 'object') return choice
    const { title, id, choices: inner } = choice
    const named = id === undefined ? { title } : { title, id }
    return inner === undefined ? named : { ...named, selection: [...within(inner, {}, style)] }
  })
}
