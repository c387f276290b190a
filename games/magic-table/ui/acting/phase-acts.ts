import { PHASES, type Phase, STAR_PHASES } from '../../rules/facts/phases'
import type { TableAction } from './table-action'
import type { Table } from '../table/table'
import type { CommandContext } from './command'

/** Returns the phase after the present one; after the last, the first. */
export const nextPhase = ({ view }: Pick<Table, 'view'>): Phase => phaseAfter(view.phase)

const phaseAfter = (phase: Phase): Phase =>
  PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] ?? 'start turn'

const selecting = (phase: Phase): TableAction => ({ name: 'select phase', phase })

type PhaseContext = Pick<CommandContext, 'table' | 'act' | 'open' | 'phaseOnItsWay'>

/**
 * Selects the phase after the present one, or after the one that was selected last and has not arrived yet.
 */
export const selectNext = (context: PhaseContext): void =>
  selectPhase(phaseAfter(context.phaseOnItsWay() ?? context.table.view.phase), context)

/** Selects a phase; asks first where that would clear a stack that is not empty. */
export const selectPhase = (phase: Phase, context: PhaseContext): void => selectPhases([phase], context)

/**
 * Whether the turn that the star begins has no draw: the first one of a game of two, by the rules of Magic
 * (103.8a). Whoever selects the phase by hand draws all the same.
 */
export const starSkipsDraw = ({ view, players }: Pick<Table, 'view' | 'players'>): boolean =>
  players.length === 2 && view.turn === 1 && view.phase === 'start turn' && view.turnPlayer === view.priority

const STAR_WITHOUT_DRAW = STAR_PHASES.filter((phase) => phase !== 'draw')

/**
 * Selects start turn, untap, upkeep, draw and main 1 in turn, without the draw that the first turn has not;
 * asks first, as for one phase.
 */
export const selectStar = (context: PhaseContext): void =>
  selectPhases(starSkipsDraw(context.table) ? STAR_WITHOUT_DRAW : STAR_PHASES, context)

/** A second click before the first one has arrived selects nothing again, so that nobody draws twice. */
function selectPhases(phases: readonly Phase[], { table, act, open, phaseOnItsWay }: PhaseContext): void {
  if (phaseOnItsWay() === phases.at(-1)) return
  if (table.players.some(({ zones }) => zones.stack.count > 0)) open({ kind: 'stack', phases })
  else act(...phases.map(selecting))
}

/** Returns who gets priority next: the next player in seat order who still plays. */
export function nextToAct({ players, view }: Pick<Table, 'players' | 'view'>): string | undefined {
  const at = players.findIndex(({ name }) => name === view.priority)
  const after = [...players.slice(at + 1), ...players.slice(0, Math.max(0, at))]
  return after.find(({ eliminated }) => !eliminated)?.name
}
