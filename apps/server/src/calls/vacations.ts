import {
  type EmptyAnswer,
  userVacation,
  userVacationEnd,
  userVacationStart,
  type WireVacation,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { timeZoneNamed } from '../notify/zoned-time'
import { withVacations } from '../pace/game-clock'
import { daysLeft, nextVacation, vacationSpan } from '../pace/vacation'
import { ownClock } from '../play/carry-out'
import { changeAndNote } from '../play/change-and-note'
import { dayWords } from '../play/proposal-words'
import { seatOf } from '../play/seat'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import type { Db } from '../store/driver/store'
import { openGamesOf } from '../store/records/game-lists'
import { addVacation, endVacation, vacationsOf } from '../store/records/vacations'

/** Vacations: while one runs, the time of its person stands still in all their games (rules: hub 4). */
export function vacationCalls(on: ReturnType<typeof callsOn>): void {
  on(userVacation, (_body, { services, caller }) => vacationNow(services.store.db, caller))
  on(userVacationStart, async ({ zone: word, ...days }, { services, caller }) => {
    const zone = timeZoneNamed(word)
    if (zone === undefined) throw refusal('time_zone_unknown')
    const now = Date.now()
    const span = await services.store.write(async (tx) => {
      const taken = await vacationsOf(tx, [caller._id])
      const wanted = vacationSpan({ ...days, zone }, taken, now)
      await addVacation(tx, { userId: caller._id, ...wanted })
      return wanted
    })
    const until = dayWords(span.until, zone)
    const since = span.from > now ? `from ${dayWords(span.from, zone)} ` : ''
    await tellGames(services, caller, (name) => `${name} is on vacation ${since}until ${until}.`)
    return vacationNow(services.store.db, caller)
  })
  on(userVacationEnd, async (_body, { services, caller }) => {
    const now = Date.now()
    await services.store.write(async (tx) => {
      const vacation = nextVacation(await vacationsOf(tx, [caller._id]), now)
      if (vacation === undefined) throw refusal('no_vacation')
      await endVacation(tx, vacation, now)
    })
    await tellGames(services, caller, (name) => `${name} is not on vacation any more.`)
    return vacationNow(services.store.db, caller)
  })
}

async function vacationNow(db: Db, caller: Caller): Promise<EmptyAnswer & WireVacation> {
  const now = Date.now()
  const taken = await vacationsOf(db, [caller._id])
  const next = nextVacation(taken, now)
  return {
    daysLeft: daysLeft(taken, now),
    ...(next === undefined ? {} : { vacation: { from: next.from, until: next.until } }),
  }
}

/** Has the clocks of all games of a person know their vacations. */
async function tellGames(services: Services, caller: Caller, text: (name: string) => string): Promise<void> {
  const { db } = services.store
  const away = (await vacationsOf(db, [caller._id])).map(({ from, until }) => ({ from, until }))
  for (const { id } of await openGamesOf(db, caller._id))
    await changeAndNote(services, id, async (game, { tx, note }) => {
      const seat = seatOf(game, caller)
      if (game.gameOver || seat === undefined) return undefined
      await note(text(seat))
      return { clock: withVacations(await ownClock(tx, game), seat, away) }
    })
}
