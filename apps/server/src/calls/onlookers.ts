import { isSameJson, isWider, type Json, readOnlookerRule } from '@parlour/kernel'
import { gameRenewLink, gameSetOnlookers, gameWatchable, guestCards, guestLook } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { guestKey } from '../http/limits'
import { cardsForGuest, readsFor } from '../magic/looked-up-cards'
import { authorOf } from '../play/author-of'
import { changeAndNote } from '../play/change-and-note'
import { gameForOnlooker, textsShownIn } from '../play/onlooker-sight'
import { onlookersBy } from '../play/onlookers'
import { lookWords } from '../play/proposal-words'
import { proposedChange } from '../play/propose'
import { ownSeat } from '../play/seat'
import { watchableGames } from '../play/watchable-games'
import { refusal } from '../refusals/refusal'
import { newToken } from '../store/driver/ids'

/** People without a seat look at running games, as far as these games' players let them (rules: hub 18). */
export function onlookerCalls(on: ReturnType<typeof callsOn>): void {
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
export function lookingCalls(on: ReturnType<typeof callsOn>): void {
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

const asJson = (rule: object | null): Json => rule as Json
