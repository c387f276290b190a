// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { houseGuard } from './house-guard'
import { insaneOutcast } from './insane-outcast'
import { priestessOfLolth } from './priestess-of-lolth'

export const coreDeck: readonly WrittenCard[] = [houseGuard, insaneOutcast, priestessOfLolth]
