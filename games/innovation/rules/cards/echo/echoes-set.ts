import type { WrittenCard } from '../../vocabulary/card'
import { dice } from './dice'
import { perfume } from './perfume'
import { ruler } from './ruler'

/** Echoes. Written by `npm run innovation-cards`. */
export const echoesSet: readonly WrittenCard[] = [dice, perfume, ruler]
