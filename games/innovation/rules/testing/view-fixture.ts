import { open } from './open'
import type { InnovationView } from '../view'

/**
 * What a viewer knows of a small table, for tests of the board: ann with some cards, bob and cat beside her.
 * Null only watches.
 */
export function viewFor(
  viewer: string | null = 'ann',
  position: Readonly<Record<string, unknown>> = {},
): InnovationView {
  const table = open(
    {
      players: ['ann', 'bob', 'cat'],
      ann: {
        red: { cards: ['Archery', 'Metalworking'], splay: 'left' },
        blue: ['Tools'],
        hand: ['Oars', 'Agriculture'],
        score: ['Domestication'],
      },
      bob: { green: ['Sailing'], hand: ['Pottery', 'Calendar'], score: ['Mysticism'] },
      cat: { purple: ['Code of Laws'] },
      ...position,
    },
    { checks: false },
  )
  return table.view(viewer ?? undefined)
}
