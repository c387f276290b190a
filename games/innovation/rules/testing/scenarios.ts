import { scenarioTests } from '@parlour/scenario/testing'
import { open } from './open'

/** Tests of one card or rule: `scenarios('its name', { 'what it shows': { position, steps } })`. */
export const scenarios = scenarioTests('innovation', open)

/** A position in a game with Figures where `ann` has the first of two actions; round 1 has a single one. */
export const figuresTurn = { expansions: ['base', 'figs'], turn: { player: 'ann', action: 1, round: 2 } }
