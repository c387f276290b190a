import type { WrittenCard } from '../../vocabulary/card'
import { algiers } from './algiers'
import { athens } from './athens'
import { delhi } from './delhi'
import { kualaLumpur } from './kuala-lumpur'
import { thebes } from './thebes'

/** Cities. Written by `npm run innovation-cards`. */
export const citiesSet: readonly WrittenCard[] = [athens, thebes, delhi, algiers, kualaLumpur]
