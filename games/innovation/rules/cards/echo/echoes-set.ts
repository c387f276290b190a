import type { Card } from '../../facts/card'
import { dice } from './dice'
import { perfume } from './perfume'
import { ruler } from './ruler'

/** Echoes of the Past, as far as it is built. */
export const echoesSet: readonly Card[] = [ruler, perfume, dice]
