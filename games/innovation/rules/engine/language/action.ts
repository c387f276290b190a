import type { Card } from '../../facts/card'
import type { Icon } from '../../facts/names'

/** A dogma action while it lasts (rules: innovation 13, 30). Everything nested in it shares it. */
export interface Action {
  /** Whose action it is; -1 outside of dogma actions. */
  leader: number
  card: Card | undefined
  icon: Icon | undefined
  sharers: readonly number[]
  demanded: readonly number[]
  readonly foreseen: boolean
  readonly endorsed: boolean
  /** How much printed values are raised. */
  raise: number
  /** An effect that is no demand is being executed: changes of a sharer earn the sharing bonus. */
  sharing: boolean
  /** Who executes the effect going on; -1 between effects. */
  acting: number
  /** Somebody shared. */
  shared: boolean
  /** The action was ended early. */
  complete: boolean
  /** How deep self-executions of each player are nested. */
  readonly depths: Record<number, number | undefined>
  /** What effects note for later ones of the same action. */
  notes: Map<string, number> | undefined
  /** Cards that they keep in mind for one another, by player. */
  remembered: Map<string, readonly Card[]> | undefined
}

/** What stands fast as a dogma action begins. */
type ActionStart = Pick<Action, 'leader' | 'card' | 'icon' | 'sharers' | 'demanded' | 'foreseen' | 'endorsed'>

/** The blank action that stands outside of dogma actions. */
export const noAction = (): Action =>
  newAction({
    leader: -1,
    card: undefined,
    icon: undefined,
    sharers: [],
    demanded: [],
    foreseen: false,
    endorsed: false,
  })

export function newAction(beginning: ActionStart): Action {
  const { leader, card, icon, sharers, demanded, foreseen, endorsed } = beginning
  return {
    leader,
    card,
    icon,
    sharers,
    demanded,
    foreseen,
    endorsed,
    raise: 0,
    sharing: false,
    acting: -1,
    shared: false,
    complete: false,
    depths: {},
    notes: undefined,
    remembered: undefined,
  }
}
