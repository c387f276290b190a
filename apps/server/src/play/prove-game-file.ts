import {
  difference,
  type GameSettings,
  type GameState,
  type Json,
  Refusal,
  RulesBug,
  start,
} from '@parlour/kernel'
import { type GameFile, type GameOrigin, partAsJson, type SeenInFile, wholeMoments } from '@parlour/protocol'
import type { GameModule, GamePlay, Games } from '../games/module'
import { overDataOf } from './change'
import type { Moment } from './game-advance'
import { replayAnswers } from './history'
import { NO_ONLOOKERS } from './game-onlookers'
import { partAt } from './past'
import { serializeAround } from './project'
import type { LogItem, RunningGame } from './running-game'

/** That a file shows what follows from its settings and answers, or in a sentence why that is not proved. */
export type FileProof =
  | { readonly answers: number; readonly lines: number; readonly moments: number }
  | { readonly problem: string }

/** Plays the game of a file again from its settings and answers, and compares all that the file shows. */
export function proveGameFile(games: Games, file: GameFile): FileProof {
  const { origin, rulesVersion } = file
  if (origin === null)
    return {
      problem:
        'This file was saved while its game was running: it holds neither what was dealt nor the answers that ' +
        'were secret, so nothing can be proved. It can be looked at.',
    }
  const kind = origin.settings.game
  const { facts, play } = games.get(kind) ?? {}
  if (facts === undefined || play === undefined) return { problem: `There is no game '${kind}' here.` }
  if (play.rules.version !== rulesVersion)
    return {
      problem:
        `This game was played under version ${rulesVersion} of its rules, and here they have version ` +
        `${play.rules.version}: the same answers may lead elsewhere.`,
    }
  try {
    return compared(file, playedAgain(file, origin, { facts, play }))
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RulesBug)) throw error
    return { problem: `The game cannot be played again. ${error.message}` }
  }
}

/** A game with each of its moments. */
interface PlayedGame {
  readonly game: RunningGame
  readonly moments: readonly Moment[]
}

function playedAgain(
  { game: filed, rulesVersion }: GameFile,
  { settings, answers }: GameOrigin,
  { facts, play }: Pick<GameModule, 'facts'> & { readonly play: GamePlay },
): PlayedGame {
  const { rules } = play
  const begun = start<GameState<GameSettings>, unknown, GameSettings>(rules, settings)
  const advances = replayAnswers(rules, { position: begun.position, history: [] }, answers)
  const position = advances.at(-1)?.position ?? begun.position
  const overData = overDataOf(rules.outcome(position.state))
  const log: readonly LogItem[] = [
    ...begun.step.log.map((line) => ({ line })),
    ...advances.flatMap(({ recorded, step }) => [
      { response: recorded, at: 0 },
      ...step.log.map((line) => ({ line })),
    ]),
  ]
  const { linkedDraftId } = filed.settings
  const game = {
    id: filed._id,
    kind: settings.game,
    ...{ rules, facts, play, settings, rulesVersion, position, log, overData },
    answers: advances.map(({ recorded }) => recorded),
    gameOver: overData !== null,
    linkedDraftId: typeof linkedDraftId === 'string' ? linkedDraftId : null,
    lastUpdated: filed.lastUpdated,
    ...{ steps: 0, version: 0, requestKeys: [], killed: false, closed: false, opened: true },
    ...{ proposals: [], clock: null, onlookers: NO_ONLOOKERS, size: 0 },
  }
  return {
    game,
    moments: [begun.position, ...advances.map((next) => next.position)].map((at) => ({ position: at })),
  }
}

const NOTHING_BESIDE = { chat: [], moreChat: false, present: [], rulebooks: {} }

/** Compares what a file shows with the game as it was played again. */
function compared({ game: filed, holder, seen }: GameFile, played: PlayedGame): FileProof {
  const { settings, log } = serializeAround(played.game, holder ?? undefined, NOTHING_BESIDE)
  if (differs(settings, filed.settings)) return { problem: 'The file shows other settings than it holds.' }
  const line = Math.max(filed.log.length, log.length)
  for (let at = 0; at < line; at += 1)
    if (differs(untimed(filed.log[at]), untimed(log[at])))
      return { problem: `The file shows another line ${at + 1} of the log than follows from its answers.` }
  for (const one of seen) {
    const at = firstDifference(one, played)
    if (at !== undefined)
      return {
        problem: `The file shows ${one.eyes ?? 'spectators'} something else after answer ${at} than follows from its answers.`,
      }
  }
  const moments = seen.reduce((sum, one) => sum + one.moments.length, 0)
  return { answers: played.game.answers.length, lines: filed.log.length, moments }
}

/** Returns after how many answers eyes see something else than they should; undefined where they do not. */
function firstDifference(
  { eyes, moments }: SeenInFile,
  { game, moments: played }: PlayedGame,
): number | undefined {
  return wholeMoments(moments).find(({ seq, part }) => {
    const moment = played[seq]
    return (
      moment === undefined || differs(partAsJson(part), partAsJson(partAt(game, moment, eyes ?? undefined)))
    )
  })?.seq
}

/** When an answer was given does not follow from anything. */
const untimed = (entry: object | undefined): object => ({ ...entry, at: 0 })

const differs = (one: object | Json, other: object | Json): boolean =>
  difference(one as Json, other as Json) !== undefined
