import { refusalsOf } from '@parlour/kernel'

/** What the map of Tyrants refuses of what is done on it directly. */
export const REFUSALS = {
  no_tile_action: {
    sentence: 'There is no such action on the tiles.',
    remedy: 'Send rotations.',
  },
  tile_not_here: {
    sentence: 'The tile {tile} does not lie here.',
    remedy: 'Turn tiles of this map.',
  },
  tile_turns: {
    sentence: 'A tile is turned 0 to 5 times.',
    remedy: 'Send a number from 0 to 5.',
  },
  no_map_action: {
    sentence: 'There is no such action on the map.',
    remedy: 'Deploy, assassinate or return a spy.',
  },
  no_such_location: {
    sentence: 'There is no such location on this map.',
    remedy: 'Choose a location of this map.',
  },
  too_little_power: {
    sentence: 'That costs {price} power.',
    remedy: 'Get more power first.',
  },
  no_such_player: {
    sentence: 'No player at this table has that name.',
    remedy: 'Choose a player of this game.',
  },
  barracks_empty: {
    sentence: 'Your barracks are empty.',
    remedy: 'Wait until troops come back, or do something else.',
  },
  no_open_space: {
    sentence: 'There is no open space at {location}.',
    remedy: 'Choose another location.',
  },
  no_presence: {
    sentence: 'You have no presence at {location}.',
    remedy: 'Choose a location beside your troops or with your spy.',
  },
  no_such_enemy: {
    sentence: 'There is no such enemy {piece} at {location}.',
    remedy: 'Choose another target.',
  },
} as const

/** The heading of these in the list of all errors. */
export const TITLE = 'The map of Tyrants'

/** Returns the refusal of an entry, with the values that its sentence names. */
export const refusal = refusalsOf(REFUSALS)
