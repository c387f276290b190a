import { defined } from '@parlour/kernel'
import { zoneId, type ZoneName, zonePlace } from '../../rules/facts/zones'
import { playerNamed, type Table, zoneAt } from '../table/table'
import type { CommandContext, ZoneCommand } from './command'

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
  | 'secret all'
type PlayerAction = 'draw' | 'draw 7'

const zoneAct = (name: ZoneAction, key?: string): ZoneCommand => ({
  label: name,
  ...defined({ key }),
  run: (zone, { act }) => act({ name, zoneId: zone }),
})
const playerAct = (name: PlayerAction, key: string): ZoneCommand => ({
  label: name,
  key,
  run: (zone, context) => context.act({ name, ...doneBy(zone, context) }),
})

/** Whoever draws from another's library draws for that player. */
function doneBy(zone: string, { viewer }: CommandContext): { readonly playerName?: string } {
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
    // The server must show the cards of a library first; piles lie open.
    if (zonePlace(zone)?.zone === 'library') act({ name: 'view all', zoneId: zone })
    open({ kind: 'search', zone })
  },
}
const DRAW = playerAct('draw', 'd')
const DRAW_7 = playerAct('draw 7', 'D')
const SHUFFLE = zoneAct('shuffle', 'S')
const REVEAL_NEXT = zoneAct('reveal next', 'V')
const hasCards: ZoneCommand['applies'] = (zone, table) => (zoneAt(table, zone)?.count ?? 0) > 0
const MOVE_ALL: ZoneCommand = {
  label: 'move all …',
  applies: hasCards,
  run: (source, { aim }) => aim({ kind: 'move all', source }),
}
const AT_RANDOM: ZoneCommand = {
  label: 'at random to graveyard',
  applies: hasCards,
  run: (zone, { act }) => act({ name: 'random to graveyard', zoneId: zone }),
}
const SECRET_ALL: ZoneCommand = { ...zoneAct('secret all'), applies: hasCards }
const CLEAR_STACK: ZoneCommand = {
  label: 'all to the graveyards',
  applies: (_zone, { view }) => view.stack.length > 0,
  run: (_zone, { act }) => act({ name: 'clear stack' }),
}
const MOVE_REVEALED: ZoneCommand = {
  label: 'move revealed …',
  run: (source, { aim }) => aim({ kind: 'move revealed', source }),
}
const INTO_LIBRARY: ZoneCommand = {
  label: 'shuffle into library',
  applies: hasCards,
  run: (sourceId, { viewer, act }) => {
    const library = zoneId(zonePlace(sourceId)?.player ?? viewer, 'library')
    act({ name: 'move all', sourceId, targetId: library }, { name: 'shuffle', zoneId: library })
  },
}
/** The counter of a player that says how often their commander was cast. */
const CASTS = 'casts'
const castsOf = (zone: string, table: Table): number | undefined =>
  playerNamed(table, zonePlace(zone)?.player ?? '')?.counters[CASTS]
const COMMANDER_CAST: ZoneCommand = {
  label: 'commander cast',
  applies: (_zone, { view }) => view.format === 'Commander',
  note: (zone, table) => timesWord(castsOf(zone, table) ?? 0),
  run: (zone, context) => {
    const whose = doneBy(zone, context)
    const begin =
      castsOf(zone, context.table) === undefined
        ? [{ name: 'add counter player', key: CASTS, ...whose } as const]
        : []
    context.act(...begin, { name: 'adjust counter', counter: CASTS, amount: 1, ...whose })
  },
}
const timesWord = (count: number): string => (count === 1 ? '1 time' : `${count} times`)
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
      { label: 'cascade …', run: (zone, { open }) => open({ kind: 'cascade', zone }) },
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
const IN_PLAY: ZoneMenu = [
  ['turn', [zoneAct('tap all'), zoneAct('untap all')]],
  ADD,
  ['move', [MOVE_ALL, SECRET_ALL]],
]
const PILE: ZoneMenu = [
  ['look', [SEARCH]],
  ['move', [MOVE_ALL]],
]

const MENUS: Readonly<Partial<Record<ZoneName, ZoneMenu>>> = {
  library: LIBRARY,
  hand: [
    ['show', [zoneAct('reveal all'), zoneAct('hide all'), zoneAct('shuffle')]],
    ADD,
    ['move', [MOVE_ALL, AT_RANDOM]],
  ],
  graveyard: [
    ['look', [SEARCH]],
    ['order', [zoneAct('shuffle')]],
    ['move', [MOVE_ALL, INTO_LIBRARY]],
  ],
  exile: PILE,
  sideboard: [
    ['look', [SEARCH, zoneAct('reveal all')]],
    ['move', [MOVE_ALL]],
  ],
  command: [ADD, ['count', [COMMANDER_CAST]], ['move', [MOVE_ALL]]],
  stack: [ADD, ['move', [MOVE_ALL, CLEAR_STACK]]],
}

/** Returns what can be done with a zone. */
export const zoneMenuOf = (zone: ZoneName): ZoneMenu => MENUS[zone] ?? IN_PLAY

/** What keys do with the viewer's own library. */
export const LIBRARY_KEYS: readonly ZoneCommand[] = [DRAW, DRAW_7, VIEW_TOP, SEARCH, SHUFFLE, REVEAL_NEXT]
/** What keys add to the viewer's own creatures. */
export const ADDING_KEYS: readonly ZoneCommand[] = [TOKEN, IMPORT]
