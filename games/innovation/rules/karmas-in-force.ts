import { answersFor } from './engine/game/karma'
import type { KarmaCode } from './engine/language/karma-code'
import type { Table } from './engine/board/table'

/**
 * A karma that changes what happens to a player: the text, its card, and the seat of whoever has that card on
 * top.
 */
export interface KarmaInForce {
  readonly owner: number
  readonly card: string
  readonly text: string
}

/**
 * Returns the karmas that work on a player now: those of their own top cards, then those of other players,
 * each where it works (rules: innovation 25.4).
 */
export function karmasInForce(table: Table, player: number): readonly KarmaInForce[] {
  const others = table.everyone.filter((other) => other !== player)
  return [player, ...others].flatMap((owner) =>
    table.karmaTops(owner).flatMap(({ name }) =>
      table
        .codeOf(name)
        .karma.filter((karma) => worksOn(table, karma, { owner, player }))
        .map(({ text }) => ({ owner, card: name, text })),
    ),
  )
}

function worksOn(
  table: Table,
  karma: KarmaCode,
  { owner, player }: { readonly owner: number; readonly player: number },
): boolean {
  if ('would' in karma) return answersFor(table, karma, { owner, player })
  if (!('reads' in karma)) return false
  return karma.reads.opponentScore === undefined ? owner === player : !table.isTeammate(owner, player)
}
