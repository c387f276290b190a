import type { DeckZone } from '@parlour/mtg-cards'

/** A deck's zones in words. */
export const ZONE_NAMES: Readonly<Record<DeckZone, string>> = {
  main: 'main deck',
  side: 'sideboard',
  command: 'command zone',
}
