import { isCombat } from '../../rules/facts/phases'
import type { CardOnTable } from '../table/table-card'
import type { Table } from '../table/table'
import type { CommandContext } from './command'
import { movesTo } from './sent'

/**
 * Returns the viewer's creatures that may attack now, by what the table knows: in their own turn, before
 * damage and with nothing on the stack, those that are untapped and did not come in this turn.
 */
export function ableAttackers({ view, own }: Pick<Table, 'view' | 'own'>): readonly CardOnTable[] {
  const isTime = view.phase === 'main 1' || view.phase === 'c begin' || view.phase === 'attackers'
  if (view.turnPlayer !== view.you || !isTime || view.stack.length > 0) return []
  return own.zones.creatures.cards.filter(
    ({ isNew, tapped, attachedTo }) => !isNew && !tapped && attachedTo === undefined,
  )
}

/** Lets all creatures attack that may; goes on to the attackers first where there is no combat yet. */
export function attackWithAll({ table, act }: Pick<CommandContext, 'table' | 'act'>): void {
  const attackers = ableAttackers(table)
  if (attackers.length === 0) return
  const ids = attackers.map(({ id }) => id)
  act(
    ...(isCombat(table.view.phase) ? [] : [{ name: 'select phase', phase: 'attackers' } as const]),
    ...movesTo(ids, table.own.zones.attacking.id, undefined),
  )
}
