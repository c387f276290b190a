const NOBODY = 'f'.repeat(24)
const map = { name: 'x', players: 2, locations: [], links: [] }

/** A body that each call takes about what people make for games. */
export const MADE_BODIES: Readonly<Record<string, object>> = {
  'tyrants/hex/fetch': { id: NOBODY },
  'tyrants/hex/save': { hex: { name: 'x', sites: [], connectors: [] } },
  'tyrants/hex/delete': { id: NOBODY },
  'tyrants/map/fetch': { id: NOBODY },
  'tyrants/map/save': { map: { name: 'x', data: map } },
  'tyrants/map/delete': { id: NOBODY },
}
