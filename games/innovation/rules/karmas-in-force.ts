import type { Karma } from './engine/language/karma-code'
import type { Table } from './engine/board/table'

/** A karma that changes what happens to a player: the text, its card, and the seat of whoever has that card on top. */
export interface KarmaInForce {
  readonly owner: number
  readonly card: string
  readonly text: string
}

/** Returns the karmas that work on a player now: of own top cards, then those of others that answer to anybody (rules: innovation 25.4). */
export function karmasInForce(table: Table, player: number): readonly KarmaInForce[] {
  const others = table.everyone.filter((other) => other !== player)
  return [player, ...others].flatMap((owner) =>
    table.karmaTops(owner).flatMap(({ name }) =>
      table
        .codeOf(name)
        .karma.filter((karma) =>
          owner === player ? worksOnOwner(karma) : worksOnOther(karma, !table.isTeammate(owner, player)),
        )
        .map(({ text }) => ({ owner, card: name, text })),
    ),
  )
}

const worksOnOwner = (karma: Karma): boolean => 'would' in karma || 'reads' in karma

const worksOnOther = (karma: Karma, isOpponent: boolean): boolean =>
  'reads' in karma
    ? isOpponent && karma.reads.opponentScore !== undefined
    : 'would' in karma && karma.who === 'anyone'
