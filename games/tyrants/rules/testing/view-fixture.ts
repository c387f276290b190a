import type { TyrantsView } from '../view'
import { open } from './open'

/** A small table in the middle of a turn of ann's, for tests of the board; bob sits before her. */
export function tableFor(position: Readonly<Record<string, unknown>> = {}) {
  return open(
    {
      players: ['bob', 'ann'],
      turn: { player: 'ann', round: 3 },
      sites: {
        Araumycos: { troops: ['bob', 'bob', 'bob', 'bob'] },
        Menzoberranzan: { troops: ['neutral', 'ann', 'ann'], spies: ['bob'] },
        'Ched Nasad': { troops: ['ann', 'bob', 'bob'] },
        'araum-ched': { troops: ['neutral'] },
        'ched-llace a': { troops: ['bob'] },
      },
      market: ['Advocate', 'Spellspinner'],
      devoured: ['Spellspinner'],
      ann: {
        hand: ['Noble', 'Soldier'],
        played: ['House Guard'],
        discard: ['Noble', 'Noble'],
        innerCircle: ['Priestess of Lolth'],
        trophyHall: ['neutral', 'neutral', 'bob'],
        power: 4,
        influence: 3,
        points: 2,
      },
      bob: { hand: ['Noble', 'Soldier', 'Soldier'], troops: 4 },
      ...position,
    },
    { checks: false },
  )
}

/** What a viewer knows of that table. */
export const viewFor = (viewer = 'ann', position: Readonly<Record<string, unknown>> = {}): TyrantsView =>
  tableFor(position).view(viewer)
