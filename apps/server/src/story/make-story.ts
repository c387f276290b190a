import { setImmediate } from 'node:timers/promises'
import { type LogLine, type MomentStanding, type StoryRules } from '@parlour/kernel'
import type { StoredStory } from '@parlour/protocol'
import type { Moment } from '../play/game-advance'
import type { GamePosition } from '../play/game-position'
import { momentsBetween } from '../play/moments'
import type { RunningGame } from '../play/running-game'
import type { Db } from '../store/driver/store'
import { courseCharts } from './courses'
import { type TimedAnswer, timesTaken } from './time-taken'
import { turningPoints } from './turning-points'

/** How many moments are looked at before others have their turn. */
const PAGE = 50

type Story = StoryRules<GamePosition['state']>

/** Returns the story of a game that is over, made from its moments as far back as they are known. */
export async function makeStory(db: Db, game: RunningGame, story: Story): Promise<StoredStory> {
  const { state } = game.position
  const { standings, firstSeq, waiting } = await courseOf(db, game, story)
  const log = game.log.flatMap((item) => ('line' in item ? [item.line] : []))
  const played = { state, answers: game.answers, log, standings }
  const ending = story.ending(state)
  const seats = story.seats(state)
  const answers = timedAnswers(game, waiting)
  const more = (await game.play.storyParts?.(db, state)) ?? { charts: [], figures: [] }
  return {
    seats,
    ending,
    answers: game.answers.length,
    rounds: standings.at(-1)?.round ?? 0,
    unit: story.unit,
    ended: answers.at(-1)?.at ?? game.lastUpdated,
    charts: [
      ...courseCharts(story.courses, standings, story.unit),
      ...(story.charts?.(state) ?? []),
      ...more.charts,
    ],
    turningPoints:
      story.turningPoints?.(played) ??
      turningPoints({
        ...{ standings, firstSeq, seats, winners: ending.winners },
        cardWords: story.cardWords ?? unchanged,
        ...{ courses: story.courses, smallestSwing: story.smallestSwing, linesOf: linesBy(game) },
      }),
    figures: [...story.figures(played), ...more.figures],
    ...timesTaken(game.settings.players, answers, game.settings.createdTimestamp),
  }
}

const unchanged = (name: string): string => name

interface Course {
  readonly standings: readonly MomentStanding[]
  /** How many answers had been given at the first of them. */
  readonly firstSeq: number
  /** Who was asked at each moment, by the number of answers before it. */
  readonly waiting: ReadonlyMap<number, readonly string[]>
}

/** Goes through a game from its end to its beginning, or to the first moment that is known. */
async function courseOf(db: Db, game: RunningGame, story: Story): Promise<Course> {
  const standings: MomentStanding[] = []
  const waiting = new Map<number, readonly string[]>()
  let firstSeq = game.answers.length
  for (let to = game.answers.length; to >= 0; to -= PAGE) {
    const range = { from: Math.max(0, to - PAGE + 1), to }
    const moments = await momentsBetween(db, game, range)
    for (const moment of moments.toReversed()) {
      const { seq, state } = moment.position
      if (moment.waiting !== undefined) waiting.set(seq, moment.waiting)
      const standing = story.standing(state)
      if (standing === undefined) continue
      standings.push(standing)
      firstSeq = seq
    }
    if (isCut(moments, range.from)) break
    // A long game takes a while: others have their turn in between.
    await setImmediate()
  }
  return { standings: standings.reverse(), firstSeq, waiting }
}

const isCut = (moments: readonly Moment[], from: number): boolean => moments[0]?.position.seq !== from

function timedAnswers(
  { log }: RunningGame,
  waiting: ReadonlyMap<number, readonly string[]>,
): readonly TimedAnswer[] {
  return log.flatMap((item) => {
    if (!('response' in item)) return []
    const { seq, actor } = item.response
    return [{ seq, actor, at: item.at, waiting: waiting.get(seq - 1) ?? [actor] }]
  })
}

/** Returns the lines that each answer wrote, by its number. */
function linesBy({ log }: RunningGame): (seq: number) => readonly LogLine[] {
  const lines = new Map<number, LogLine[]>()
  let seq = 0
  for (const item of log) {
    if ('response' in item) seq = item.response.seq
    else lines.set(seq, [...(lines.get(seq) ?? []), item.line])
  }
  return (of) => lines.get(of) ?? []
}
