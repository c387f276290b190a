import { isSameJson, isWider, type Json, readOnlookerRule } from '@parlour/kernel'
import { gameOnlookerChat, gameOnlookerSay, gameRenewLink, gameSetOnlookers } from '@parlour/protocol'
import { gameWatchable, guestCards, guestLook, MOST_ONLOOKER_LINES } from '@parlour/protocol'
import { denied, notFound } from '../failures/failures'
import type { callsOn } from '../http/calls'
import { guestKey } from '../http/limits'
import { cardsForGuest, readsFor } from '../magic/looked-up-cards'
import { authorOf } from '../play/author-of'
import { changeAndNote } from '../play/change-and-note'
import { gameWithOpenHands } from '../play/look-back'
import { gameForOnlooker, gameInSight, onlookerSight, textsShownIn } from '../play/onlooker-sight'
import { onlookersBy } from '../play/onlookers'
import { lookWords } from '../play/proposal-words'
import { proposedChange } from '../play/propose'
import type { RunningGame } from '../play/running-game'
import { ownSeat, seatOf } from '../play/seat'
import { watchableGames } from '../play/watchable-games'
import { refusal } from '../refusals/refusal'
import type { Caller } from '../services'
import { addOnlookerLine, onlookerLines } from '../store/records/onlooker-chat'
import { newToken } from '../store/driver/ids'

/** People without a seat look at running games, as far as these games' players let them (rules: hub 18). */
export function onlookerCalls(on: ReturnType<typeof callsOn>): void {
  choosingCalls(on)
  lookingCalls(on)
  chatCalls(on)
}

/** Players choose who may look in. */
function choosingCalls(on: ReturnType<typeof callsOn>): void {
  on(gameSetOnlookers, async ({ gameId, rule: sent }, { services, caller }) => {
    const rule = readOnlookerRule(asJson(sent)) ?? null
    await changeAndNote(services, gameId, async (game, { tx, note }) => {
      const seat = ownSeat(game, caller)
      if (rule !== null && isWider(rule, game.onlookers.rule)) {
        const context = { tx, note, notices: services.notices, author: authorOf(caller) }
        return proposedChange(game, { seat, proposed: { kind: 'onlookers', rule } }, context)
      }
      // What holds at once takes the place of what was proposed.
      const proposals = game.proposals.filter(({ kind }) => kind !== 'onlookers')
      const isSame = isSameJson(asJson(rule), asJson(game.onlookers.rule))
      if (isSame && proposals.length === game.proposals.length) return undefined
      await note(`${seat} lets ${lookWords(rule)}.`)
      return { onlookers: onlookersBy(game, rule), proposals }
    })
    return {}
  })
  on(gameRenewLink, async ({ gameId }, { services, caller }) => {
    await changeAndNote(services, gameId, async (game, { note }) => {
      const { onlookers } = game
      const seat = ownSeat(game, caller)
      if (onlookers.link === null) throw refusal('no_link_to_renew')
      await note(`${seat} made another link for onlookers.`)
      return { onlookers: { ...onlookers, link: newToken() } }
    })
    return {}
  })
}

/** What others play that one may look at; and people without an account look in by the link of a game. */
function lookingCalls(on: ReturnType<typeof callsOn>): void {
  on(gameWatchable, async (_body, { services, caller }) => ({
    games: await watchableGames(services.store.db, caller._id),
  }))
  on(guestLook, async ({ gameId, link, eyes }, { services, caller }) => {
    services.limits.countRead(guestKey(caller.ip))
    return { game: await gameForOnlooker(services, { ...caller, link }, { gameId, eyes }) }
  })
  on(guestCards, async ({ gameId, link, eyes, ids }, { services, caller }) => {
    const key = guestKey(caller.ip)
    services.limits.countRead(key, 1 + readsFor(ids.length))
    const game = await gameForOnlooker(services, { ...caller, link }, { gameId, eyes })
    const shown = textsShownIn(game)
    return services.limits.gathering(key, () =>
      cardsForGuest(
        services.store.db,
        ids.filter((id) => shown.has(id)),
      ),
    )
  })
}

/** What onlookers of a game say to one another; its players read it once the game is over (rules: hub 18). */
function chatCalls(on: ReturnType<typeof callsOn>): void {
  on(gameOnlookerChat, async ({ gameId }, { services, caller }) => {
    const game = await services.play.current(gameId)
    // Onlookers may have seen every hand, and speak of them.
    if (game.gameOver) await gameWithOpenHands(services, caller, gameId)
    else checkLooksOn(game, caller)
    const rows = await onlookerLines(services.store.db, gameId, MOST_ONLOOKER_LINES)
    return {
      lines: rows.map(({ author_id, ...line }) => ({
        ...line,
        ...(author_id === caller._id ? { own: true as const } : {}),
      })),
    }
  })
  on(gameOnlookerSay, async ({ gameId, text }, { services, caller }) => {
    const { db } = services.store
    const game = await services.play.current(gameId)
    if (game.gameOver) throw refusal('onlookers_gone')
    const { answers } = await gameInSight(db, game, checkLooksOn(game, caller))
    const said = { game_id: gameId, author_id: caller._id, author: caller.name, text }
    await addOnlookerLine(db, { ...said, seq: answers.length })
    services.live.onlookersSaid({ gameId })
    return {}
  })
}

/** Returns how somebody without a seat looks at a running game. Refuses players, and whom it is closed to. */
function checkLooksOn(game: RunningGame, caller: Caller) {
  if (game.killed) throw notFound('game', game.id)
  if (seatOf(game, caller) !== undefined) throw denied('onlookers_heard_later')
  return caller.isAdmin ? {} : onlookerSight(game, caller, undefined)
}

const asJson = (rule: object | null): Json => rule as Json
