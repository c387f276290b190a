// Written by `npm run tyrants-cards`: one entry per card file of this folder.
import type { CardFacts } from '../../facts/card'

export const elementalsDeck: readonly CardFacts[] = []
