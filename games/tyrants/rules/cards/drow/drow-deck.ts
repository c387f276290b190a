// Written by `npm run tyrants-cards`: one entry per card file of this folder.
import type { CardFacts } from '../../facts/card'
import { spellspinner } from './spellspinner'

export const drowDeck: readonly CardFacts[] = [spellspinner]
