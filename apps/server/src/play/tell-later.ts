import { isSameJson, type Json } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { LivePushes } from '../live/live'
import type { Db } from '../store/driver/store'
import { gameShownLater } from './later'
import { pushToOnlookers } from './project'
import type { RunningGame } from './running-game'

interface LaterServices {
  readonly db: Db
  readonly live: LivePushes
  readonly log: FastifyBaseLogger
}

/**
 * Pushes games to onlookers who are shown all hands some answers later, game by game in the order of the
 * changes. However many of them look at the same hand: it is one view and one push.
 */
export function createLaterPushes({ db, live, log }: LaterServices) {
  /** What the pages of a game hold, and the last push that was begun. */
  const games = new Map<string, { readonly shown: RunningGame | undefined; readonly done: Promise<void> }>()

  async function tell(game: RunningGame, shown: RunningGame | undefined): Promise<RunningGame> {
    const next = await gameShownLater(db, game)
    if (shown === undefined || !isContinued(shown, next)) live.lookAgain(game.id)
    else if (next.version > shown.version)
      for (const eyes of eyesLater(live, game))
        live.gameLater(eyes, pushToOnlookers({ before: shown, after: next }, eyes))
    return next
  }

  return {
    /** What pages were sent that have just fetched a game; unless others hold an earlier version of it. */
    hold: (shown: RunningGame): void => {
      if (!games.has(shown.id)) games.set(shown.id, { shown, done: Promise.resolve() })
    },
    /** Pushes the next answer to be shown, if anybody here looks on. */
    tell: (game: RunningGame): void => {
      const { id } = game
      if (game.gameOver || eyesLater(live, game).length === 0) return void games.delete(id)
      const before = games.get(id) ?? { shown: undefined, done: Promise.resolve() }
      const done = before.done.then(async () => {
        try {
          const shown = await tell(game, games.get(id)?.shown)
          if (games.has(id)) games.set(id, { shown, done })
        } catch (error) {
          games.delete(id)
          live.lookAgain(id)
          log.error({ err: error, gameId: id }, 'a game was not shown to onlookers')
        }
      })
      games.set(id, { ...before, done })
    },
  }
}

/** Whether a game goes on from where pages hold it: else its history was rewritten. */
function isContinued({ answers }: RunningGame, next: RunningGame): boolean {
  const [last, same] = [answers.at(-1), next.answers[answers.length - 1]]
  return last === undefined || (same !== undefined && isSameJson(asJson(last), asJson(same)))
}

const asJson = (value: object): Json => value as { readonly [key: string]: Json }

function eyesLater(live: LivePushes, { id, settings, onlookers }: RunningGame) {
  if (onlookers.rule?.behind === undefined) return []
  const all = [...settings.players.map(({ name }) => name), undefined]
  return all.filter((eyes) => live.watchedLater(id, eyes))
}
