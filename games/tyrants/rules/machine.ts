import { type ScriptedRules, scripted } from '@parlour/script'
import type { Board, Change, TyrantsSettings } from './engine/board'
import type { Language } from './engine/game'
import { reduce } from './engine/reduce'
import { begin } from './engine/setup'
import { bars } from './engine/sight'
import { step } from './engine/turns'

/** The generator machine of Tyrants, with the texts it is given; `startFrom` begins at any board. */
export const machineWith = (language: Language): ScriptedRules<Board, Change, TyrantsSettings> =>
  scripted<Board, Change, TyrantsSettings>({
    begin,
    reduce,
    bars,
    step: (run) => step(run, language),
    over: ({ outcome }) => outcome !== undefined,
  })
