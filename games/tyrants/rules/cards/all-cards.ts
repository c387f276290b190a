import type { WrittenCard } from '../vocabulary/card'
import { coreDeck } from './core/core-deck'
import { demonsDeck } from './demons/demons-deck'
import { dragonsDeck } from './dragons/dragons-deck'
import { drowDeck } from './drow/drow-deck'
import { elementalsDeck } from './elementals/elementals-deck'
import { illithidDeck } from './illithid/illithid-deck'
import { starterDeck } from './starter/starter-deck'
import { undeadDeck } from './undead/undead-deck'

/** Every card of the game. The list of each half-deck is written from its folder. */
export const allCards: readonly WrittenCard[] = [
  ...starterDeck,
  ...coreDeck,
  ...demonsDeck,
  ...dragonsDeck,
  ...drowDeck,
  ...elementalsDeck,
  ...illithidDeck,
  ...undeadDeck,
]
