/** The phases of a turn, in order. */
export const PHASES = [
  'start turn',
  'untap',
  'upkeep',
  'draw',
  'main 1',
  'c begin',
  'attackers',
  'blockers',
  'damage',
  'c end',
  'main 2',
  'end',
] as const
export type Phase = (typeof PHASES)[number]

const COMBAT: ReadonlySet<Phase> = new Set(['c begin', 'attackers', 'blockers', 'damage', 'c end'])

/** Whether creatures may be attacking and blocking in a phase. */
export const isCombat = (phase: Phase): boolean => COMBAT.has(phase)

/**
 * The phases that the star of the Beginning heading selects, one after the other; in the first turn of two
 * players all but the draw.
 */
export const STAR_PHASES: readonly Phase[] = ['start turn', 'untap', 'upkeep', 'draw', 'main 1']

/** The phases under the headings of the column of phases. */
export const PHASE_GROUPS: readonly { readonly heading: string; readonly phases: readonly Phase[] }[] = [
  { heading: 'Beginning', phases: ['start turn', 'untap', 'upkeep', 'draw'] },
  { heading: 'Pre-Combat', phases: ['main 1'] },
  { heading: 'Combat', phases: ['c begin', 'attackers', 'blockers', 'damage', 'c end'] },
  { heading: 'Post-Combat', phases: ['main 2'] },
  { heading: 'Ending', phases: ['end'] },
]
