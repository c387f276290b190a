import type { ClockRule, GameSettings } from '@parlour/kernel'
import type { Db } from '../store/driver/store'
import { noticeSettingsOf, USUAL_SETTINGS } from '../store/records/notice-settings'
import { vacationsOf } from '../store/records/vacations'
import { type GameClock, newClock } from './game-clock'

/** A game at the moment at which it gets a clock. */
interface ClocklessGame {
  readonly settings: Pick<GameSettings, 'players'>
  readonly waiting: readonly string[]
  readonly now: number
}

/** Returns the clock of a game whose people are looked up for their time zones and vacations. */
export async function clockFor(
  db: Db,
  rule: ClockRule | null,
  { settings, waiting, now }: ClocklessGame,
): Promise<GameClock> {
  const people = settings.players.filter(({ bot }) => bot === undefined)
  const chosen = await noticeSettingsOf(
    db,
    people.map(({ _id }) => _id),
  )
  const vacations = await vacationsOf(
    db,
    people.map(({ _id }) => _id),
  )
  const times = people.map(({ _id, name }) => {
    const { zone } = chosen.get(_id) ?? USUAL_SETTINGS
    const away = vacations.filter(({ userId, until }) => userId === _id && until > now)
    return [name, { zone, away: away.map(({ from, until }) => ({ from, until })) }] as const
  })
  return newClock(rule, new Map(times), { waiting, now })
}
