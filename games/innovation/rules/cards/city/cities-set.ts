import type { Card } from '../../facts/card'
import { algiers } from './algiers'
import { athens } from './athens'
import { delhi } from './delhi'
import { kualaLumpur } from './kuala-lumpur'
import { thebes } from './thebes'

/** Cities of Destiny, as far as it is built. */
export const citiesSet: readonly Card[] = [athens, thebes, delhi, algiers, kualaLumpur]
