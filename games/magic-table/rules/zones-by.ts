import type { ZoneName } from './facts/zones'
import type { Zones } from './types'

/** Returns the zones of a player, each with the cards that are given for it. */
export const zonesBy = (cards: (zone: ZoneName) => Zones[ZoneName]): Zones => ({
  hand: cards('hand'),
  library: cards('library'),
  sideboard: cards('sideboard'),
  battlefield: cards('battlefield'),
  creatures: cards('creatures'),
  land: cards('land'),
  attacking: cards('attacking'),
  blocking: cards('blocking'),
  stack: cards('stack'),
  command: cards('command'),
  graveyard: cards('graveyard'),
  exile: cards('exile'),
})
