import { type ZoneName, zonePlace } from '../../rules/facts/zones'
import { zoneAt } from '../table/table'
import type { Desk, ZoneCommand } from './command'

/** A zone's commands under their headings. */
export type ZoneMenu = readonly (readonly [heading: string, commands: readonly ZoneCommand[]])[]

type ZoneAction =
  | 'reveal all'
  | 'hide all'
  | 'shuffle'
  | 'reveal next'
  | 'view next'
  | 'tap all'
  | 'untap all'
type PlayerAction = 'draw' | 'draw 7'

const zoneAct = (name: ZoneAction, key?: string): ZoneCommand => ({
  label: name,
  ...(key === undefined ? {} : { key }),
  run: (zone, { act }) => act({ name, zoneId: zone }),
})
const playerAct = (name: PlayerAction, key: string): ZoneCommand => ({
  label: name,
  key,
  run: (zone, desk) => desk.act({ name, ...doneBy(zone, desk) }),
})

/** Whoever draws from another's library draws for that player. */
function doneBy(zone: string, { viewer }: Desk): { readonly playerName?: string } {
  const player = zonePlace(zone)?.player
  return player === undefined || player === viewer ? {} : { playerName: player }
}

const VIEW_TOP: ZoneCommand = {
  label: 'view top n …',
  key: 'f',
  run: (zone, { open }) => open({ kind: 'top', zone }),
}
const SEARCH: ZoneCommand = {
  label: 'view all …',
  key: 'F',
  run: (zone, { act, open }) => {
    // Of a library the server shows the cards first; piles lie open.
    if (zonePlace(zone)?.zone === 'library') act({ name: 'view all', zoneId: zone })
    open({ kind: 'search', zone })
  },
}
const DRAW = playerAct('draw', 'd')
const DRAW_7 = playerAct('draw 7', 'D')
const SHUFFLE = zoneAct('shuffle', 'S')
const REVEAL_NEXT = zoneAct('reveal next', 'V')
const MOVE_ALL: ZoneCommand = {
  label: 'move all …',
  applies: (zone, table) => (zoneAt(table, zone)?.count ?? 0) > 0,
  run: (source, { aim }) => aim({ kind: 'move all', source }),
}
const MOVE_REVEALED: ZoneCommand = {
  label: 'move revealed …',
  run: (source, { aim }) => aim({ kind: 'move revealed', source }),
}
const TOKEN: ZoneCommand = {
  label: 'make token …',
  key: 'w',
  run: (zone, { open }) => open({ kind: 'token', zone }),
}
const IMPORT: ZoneCommand = {
  label: 'insert card …',
  key: 'j',
  run: (zone, { open }) => open({ kind: 'import', zone }),
}
const ADD = ['add', [IMPORT, TOKEN]] as const

const LIBRARY: ZoneMenu = [
  [
    'look',
    [
      zoneAct('view next'),
      VIEW_TOP,
      SEARCH,
      REVEAL_NEXT,
      { label: 'scry …', run: (zone, { open }) => open({ kind: 'scry', zone, surveil: false }) },
      { label: 'surveil …', run: (zone, { open }) => open({ kind: 'scry', zone, surveil: true }) },
    ],
  ],
  [
    'take',
    [
      DRAW,
      DRAW_7,
      {
        label: 'mulligan …',
        applies: (zone, { own }) => zonePlace(zone)?.player === own.name,
        run: (_zone, { open }) => open({ kind: 'mulligan' }),
      },
    ],
  ],
  [
    'order',
    [
      SHUFFLE,
      { label: 'shuffle bottom …', run: (zone, { open }) => open({ kind: 'shuffle bottom', zone }) },
      zoneAct('hide all'),
    ],
  ],
  ['move', [MOVE_ALL, MOVE_REVEALED]],
]
const IN_PLAY: ZoneMenu = [['turn', [zoneAct('tap all'), zoneAct('untap all')]], ADD, ['move', [MOVE_ALL]]]
const PILE: ZoneMenu = [
  ['look', [SEARCH]],
  ['move', [MOVE_ALL]],
]

const MENUS: Readonly<Partial<Record<ZoneName, ZoneMenu>>> = {
  library: LIBRARY,
  hand: [
    ['show', [zoneAct('reveal all'), zoneAct('hide all'), zoneAct('shuffle')]],
    ADD,
    ['move', [MOVE_ALL]],
  ],
  graveyard: [...PILE, ['order', [zoneAct('shuffle')]]],
  exile: PILE,
  sideboard: [
    ['look', [SEARCH, zoneAct('reveal all')]],
    ['move', [MOVE_ALL]],
  ],
  command: [ADD, ['move', [MOVE_ALL]]],
  stack: [ADD, ['move', [MOVE_ALL]]],
}

/** Returns what can be done with a zone. */
export const zoneMenuOf = (zone: ZoneName): ZoneMenu => MENUS[zone] ?? IN_PLAY

/** What keys do with the viewer's own library. */
export const LIBRARY_KEYS: readonly ZoneCommand[] = [DRAW, DRAW_7, VIEW_TOP, SEARCH, SHUFFLE, REVEAL_NEXT]
/** What keys add to the viewer's own creatures. */
export const ADDING_KEYS: readonly ZoneCommand[] = [TOKEN, IMPORT]
