import { isInPlay, zoneId } from '../../rules/facts/zones'
import type { CardCommand } from '../acting/command'
import { tokenAction } from '../dialogs/token-actions'
import { tokenLabel } from '../dialogs/token-design'
import { tokensOf } from '../dialogs/tokens-made'
import type { CardPosition } from '../table/table'

/** More tokens than that are made in the dialog. */
const MOST = 3

/** Returns the commands that make one of each token that a card in play or on the stack makes. */
export function tokenCommands({ card, zoneName, player }: CardPosition): readonly CardCommand[] {
  if (!isInPlay(zoneName) && zoneName !== 'stack') return []
  return tokensOf(card)
    .slice(0, MOST)
    .map((token) => ({
      label: `make ${tokenLabel(token)}`,
      run: (_places, { act }) =>
        act(tokenAction(token, { count: 1, zoneId: zoneId(player, placeFor(token)), morph: false })),
    }))
}

/** A token lies where a card of its type does. */
const placeFor = ({ type }: { readonly type: string }) =>
  /\bCreature\b/.test(type) ? 'creatures' : /\bLand\b/.test(type) ? 'land' : 'battlefield'
