// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { noble } from './noble'
import { soldier } from './soldier'

export const starterDeck: readonly WrittenCard[] = [noble, soldier]
