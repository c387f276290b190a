import type { WrittenCard } from '../../vocabulary/card'
import { holmegaardBows } from './holmegaard-bows'

/** Artifacts. Written by `npm run innovation-cards`. */
export const artifactsSet: readonly WrittenCard[] = [holmegaardBows]
