import { changes, scenarioTests } from '@parlour/scenario/testing'
import { open } from './open'

export { changes }

/** Tests of one card or rule: `scenarios('its name', { 'what it shows': { position, steps } })`. */
export const scenarios = scenarioTests('tyrants', open)
