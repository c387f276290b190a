import { type CardScenario, changes, scenarioTests } from '@parlour/scenario/testing'
import { open } from './open'

/** Tests of one card or rule: `scenarios('its name', { 'what it shows': { position, steps } })`. */
export const scenarios = scenarioTests('innovation', open)

export { changes }

/** The turn of a player who has both actions left. */
export const annsTurn = { player: 'ann', action: 1, round: 2 }
export const bobsTurn = { player: 'bob', action: 1, round: 2 }

/** A position in a game with Figures where `ann` has the first of two actions; round 1 has a single one. */
export const figuresTurn = { expansions: ['base', 'figs'], turn: annsTurn }

/** Like `scenarios`, each from `figuresTurn` with what its position states beside or instead. */
export const figureScenarios = (subject: string, list: Readonly<Record<string, CardScenario>>): void =>
  scenarios(
    subject,
    Object.fromEntries(
      Object.entries(list).map(([title, { position, steps }]) => [
        title,
        { position: { ...figuresTurn, ...position }, steps },
      ]),
    ),
  )
