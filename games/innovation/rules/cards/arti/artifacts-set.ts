import type { Card } from '../../facts/card'
import { holmegaardBows } from './holmegaard-bows'

/** Artifacts of History, as far as it is built. */
export const artifactsSet: readonly Card[] = [holmegaardBows]
