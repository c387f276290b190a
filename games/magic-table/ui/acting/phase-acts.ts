import { PHASES, type Phase, STAR_PHASES } from '../../rules/facts/phases'
import type { TableAction } from './table-action'
import type { Table } from '../table/table'
import type { Desk } from './command'

/** Returns the phase after the present one; after the last, the first. */
export function nextPhase({ view }: Pick<Table, 'view'>): Phase {
  const at = PHASES.indexOf(view.phase)
  return PHASES[(at + 1) % PHASES.length] ?? 'start turn'
}

const selecting = (phase: Phase): TableAction => ({ name: 'select phase', phase })

/** Selects a phase; asks first where that would clear a stack that is not empty. */
export function selectPhase(phase: Phase, { table, act, open }: Pick<Desk, 'table' | 'act' | 'open'>): void {
  selectPhases([phase], { table, act, open })
}

/** Selects start turn, untap, upkeep, draw and main 1 in turn; asks first, as for one phase. */
export const selectStar = (desk: Pick<Desk, 'table' | 'act' | 'open'>): void =>
  selectPhases(STAR_PHASES, desk)

function selectPhases(
  phases: readonly Phase[],
  { table, act, open }: Pick<Desk, 'table' | 'act' | 'open'>,
): void {
  if (table.players.some(({ zones }) => zones.stack.count > 0)) open({ kind: 'stack', phases })
  else act(...phases.map(selecting))
}

/** Returns who gets priority next: the next player in seat order who still plays. */
export function nextToAct({ players, view }: Pick<Table, 'players' | 'view'>): string | undefined {
  const at = players.findIndex(({ name }) => name === view.priority)
  const after = [...players.slice(at + 1), ...players.slice(0, Math.max(0, at))]
  return after.find(({ eliminated }) => !eliminated)?.name
}
