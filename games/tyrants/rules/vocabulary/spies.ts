import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { chooseOne, locationChoice } from '../engine/choose'
import { chooseToken } from '../engine/choose-token'
import {
  enemySpies,
  enemyTroops,
  ownSpySites,
  placeSpy,
  returnSpy,
  returnTroop,
  spySites,
} from '../engine/pieces'
import type { Location } from '../facts/map'
import { type ActingPlayer, verbs } from './playing'

/**
 * What may be returned to its owner: troops and spies of other players, and white troops where the text says
 * so.
 */
interface Tokens {
  readonly troops?: boolean
  readonly spies?: boolean
  readonly white?: boolean
}

/** What a text does with spies, and what it sends back to barracks. */
export const spies = verbs({
  /** Places a spy; gives its site, or nothing where none was placed. */
  placeSpy(): ScriptEffect<Location | undefined> {
    return effect(this, 'place a spy', () => placeOne(this))
  },
  /** Places spies, each a decision of its own. */
  placeSpies(count: number): ScriptEffect {
    const place = () => placeOne(this)
    return effect(this, 'place spies', function* () {
      for (let time = 0; time < count; time += 1) yield* place()
    })
  },
  /** Returns one of the player's own spies; gives its site. The player always chooses whether to. */
  returnSpy(): ScriptEffect<Location | undefined> {
    return effect(this, 'return a spy', () => returnOwn(this))
  },
  /** Returns troops and spies of others to their owners, each a separate decision. */
  returnEnemy(count = 1, tokens: Tokens = {}): ScriptEffect {
    const one = () => returnOne(this, tokens)
    return effect(this, 'return troops or spies', function* () {
      for (let time = 0; time < count; time += 1) if (!(yield* one())) return
    })
  },
})

function* placeOne({ game, player }: ActingPlayer): Verb<Location | undefined> {
  const at = yield* chooseOne(game, {
    player,
    kind: 'place-spy',
    title: 'Choose a location for a spy',
    options: spySites(game, player),
    show: (site) => locationChoice(game, site),
  })
  if (at === undefined) return undefined
  placeSpy(game, player, at)
  return game.place(at)
}

function* returnOwn({ game, player }: ActingPlayer): Verb<Location | undefined> {
  const at = yield* chooseOne(game, {
    player,
    kind: 'return-spy',
    title: 'Choose a location',
    options: ownSpySites(game, player),
    show: (site) => locationChoice(game, site),
    min: 0,
  })
  if (at === undefined) return undefined
  returnSpy(game, player, { at, owner: player })
  return game.place(at)
}

function* returnOne(
  you: ActingPlayer,
  { troops = true, spies = true, white = false }: Tokens,
): Verb<boolean> {
  const { game, player, least } = you
  const token = yield* chooseToken(game, {
    player,
    isOptional: least === 0,
    troops: troops ? enemyTroops(game, player, { players: !white }) : [],
    spies: spies ? enemySpies(game, player) : [],
  })
  if (token === undefined) return false
  if (token.isSpy) returnSpy(game, player, token.target)
  else returnTroop(game, player, token.target)
  return true
}
