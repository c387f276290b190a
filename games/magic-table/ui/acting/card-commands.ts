import { isInPlay, zoneId, zoneKind, type ZoneName } from '../../rules/facts/zones'
import type { CardPosition } from '../table/table'
import type { CardCommand } from './command'
import { movesTo } from './sent'
import type { TableAction } from './table-action'

const ids = (places: readonly CardPosition[]) => places.map(({ card }) => card.id)
const each =
  (
    name:
      | 'tap'
      | 'untap'
      | 'reveal'
      | 'secret'
      | 'unsecret'
      | 'morph'
      | 'unmorph'
      | 'detach'
      | 'stack effect'
      | 'clear targets'
      | 'notap set'
      | 'notap clear',
  ) =>
  (places: readonly CardPosition[]) =>
    places.map(({ card }) => ({ name, cardId: card.id }))

/**
 * A card goes back to its owner's hand, library, graveyard or exile, and stays with its player on the table.
 */
function playerFor({ card, player }: CardPosition, zone: ZoneName): string {
  return isInPlay(zone) || zone === 'stack' ? player : (card.owner ?? player)
}

function moving(
  label: string,
  key: string,
  to: { readonly zone: ZoneName; readonly index?: number },
): CardCommand {
  return {
    label,
    key,
    applies: (places) => places.some(({ zoneName }) => zoneName !== to.zone || to.zone === 'library'),
    run: (places, { act }) => {
      for (const [target, cards] of byTarget(places, to.zone)) act(...movesTo(ids(cards), target, to.index))
    },
  }
}

/** The addresses of the zones to which cards go, each with its cards. */
function byTarget(
  places: readonly CardPosition[],
  zone: ZoneName,
): readonly (readonly [string, readonly CardPosition[]])[] {
  const targetOf = (place: CardPosition) => zoneId(playerFor(place, zone), zone)
  return [...new Set(places.map(targetOf))].map((target) => [
    target,
    places.filter((place) => targetOf(place) === target),
  ])
}

/** Returns the actions that put cards under this many others in the libraries of their owners. */
export const movesUnder = (places: readonly CardPosition[], above: number): readonly TableAction[] =>
  byTarget(places, 'library').flatMap(([target, cards]) => {
    // A place counts the cards that leave it too, as far as they lay above it.
    const own = cards.flatMap(({ zone, index }) => (zone === target ? [index] : []))
    const place = own
      .toSorted((one, other) => one - other)
      .reduce((at, index) => at + (index <= at ? 1 : 0), above)
    return movesTo(ids(cards), target, place)
  })

/** Commands that move cards, by the zone they lead to. */
export const MOVES = {
  hand: moving('hand', 'h', { zone: 'hand' }),
  top: moving('top of library', 'l', { zone: 'library', index: 0 }),
  bottom: moving('bottom of library', 'L', { zone: 'library' }),
  graveyard: moving('graveyard', 'g', { zone: 'graveyard', index: 0 }),
  exile: moving('exile', 'e', { zone: 'exile', index: 0 }),
  command: moving('command', 'z', { zone: 'command' }),
  creatures: moving('creatures', 'c', { zone: 'creatures' }),
  battlefield: moving('battlefield', 'b', { zone: 'battlefield' }),
  land: moving('land', 'y', { zone: 'land' }),
  attacking: moving('attacking', 'a', { zone: 'attacking' }),
  blocking: moving('blocking', 'k', { zone: 'blocking' }),
  stack: moving('stack', 's', { zone: 'stack', index: 0 }),
} as const satisfies Readonly<Record<string, CardCommand>>

const inPlay = (places: readonly CardPosition[]) => places.every(({ zoneName }) => isInPlay(zoneName))
const open = (places: readonly CardPosition[]) =>
  places.every(({ zoneName }) => zoneKind(zoneName) === 'public')
const all = (test: (place: CardPosition) => boolean) => (places: readonly CardPosition[]) =>
  places.every(test)

/** Taps when one of the cards is untapped, else untaps. */
export const TAP: CardCommand = {
  label: 'tap',
  key: 't',
  applies: (places) => inPlay(places) && places.some(({ card }) => !card.tapped),
  run: (places, { act }) => act(...each('tap')(places.filter(({ card }) => !card.tapped))),
}
export const UNTAP: CardCommand = {
  label: 'untap',
  key: 't',
  applies: all(({ card }) => card.tapped),
  run: (places, { act }) => act(...each('untap')(places)),
}
export const CLOSE_UP: CardCommand = {
  label: 'close up',
  key: 'i',
  applies: (places) => places.length === 1,
  run: ([place], { open }) => place && open({ kind: 'close up', card: place.card.id }),
}
const NTH_FROM_TOP: CardCommand = {
  label: 'n from the top …',
  run: (places, { open }) => open({ kind: 'from top', cards: ids(places) }),
}

/** Where a card can be sent, in the order of its menu. */
export const MOVE_COMMANDS: readonly CardCommand[] = [
  MOVES.hand,
  MOVES.top,
  MOVES.bottom,
  NTH_FROM_TOP,
  MOVES.graveyard,
  MOVES.exile,
  MOVES.command,
  MOVES.creatures,
  MOVES.battlefield,
  MOVES.land,
  MOVES.attacking,
  MOVES.blocking,
  MOVES.stack,
]

const counting = (label: string, key: string, count: 1 | -1): CardCommand => ({
  label,
  key,
  applies: inPlay,
  run: (places, { act }) =>
    act({ name: 'adjust c-counters', cardIds: [...ids(places)], key: '+1/+1', count }),
})

/** What is done to cards where they lie, in the order of their menu. */
export const STATE_COMMANDS: readonly CardCommand[] = [
  {
    label: 'doesn’t untap',
    key: 'U',
    applies: (places) => inPlay(places) && places.some(({ card }) => !card.noUntap),
    run: (places, { act }) => act(...each('notap set')(places.filter(({ card }) => !card.noUntap))),
  },
  {
    label: 'untaps again',
    key: 'U',
    applies: all(({ card }) => card.noUntap),
    run: (places, { act }) => act(...each('notap clear')(places)),
  },
  { label: 'reveal', key: 'v', run: (places, { act }) => act(...each('reveal')(places)) },
  {
    label: 'secret',
    key: 'x',
    applies: (places) => places.some(({ card }) => !card.secret),
    run: (places, { act }) => act(...each('secret')(places.filter(({ card }) => !card.secret))),
  },
  {
    label: 'unsecret',
    key: 'x',
    applies: all(({ card }) => card.secret),
    run: (places, { act }) => act(...each('unsecret')(places)),
  },
  {
    label: 'morph',
    key: 'm',
    applies: (places) => places.some(({ card }) => !card.morph),
    run: (places, { act }) => act(...each('morph')(places.filter(({ card }) => !card.morph))),
  },
  {
    label: 'unmorph',
    key: 'm',
    applies: all(({ card }) => card.morph),
    run: (places, { act }) => act(...each('unmorph')(places)),
  },
  {
    label: 'attach to …',
    key: 'o',
    applies: open,
    run: (places, { aim }) => aim({ kind: 'attach', cards: ids(places) }),
  },
  {
    label: 'detach',
    key: 'O',
    applies: (places) => places.some(({ card }) => card.attachedTo !== undefined || card.attached.length > 0),
    run: (places, { act }) => act(...detached(places).map((cardId) => ({ name: 'detach' as const, cardId }))),
  },
  {
    label: 'target …',
    key: 'r',
    applies: open,
    run: (places, { aim }) => aim({ kind: 'target', cards: ids(places) }),
  },
  {
    label: 'clear targets',
    applies: (places) => places.some(({ card }) => card.targets.length > 0),
    run: (places, { act }) =>
      act(...each('clear targets')(places.filter(({ card }) => card.targets.length > 0))),
  },
  {
    label: 'stack effect',
    key: 'R',
    applies: all(({ card }) => card.card !== undefined),
    run: (places, { act }) => act(...each('stack effect')(places)),
  },
  {
    label: 'active face …',
    applies: (places) => places.length === 1 && (places[0]?.card.card?.data.card_faces.length ?? 0) > 1,
    run: ([place], { open }) => place && open({ kind: 'close up', card: place.card.id }),
  },
  {
    label: 'annotate …',
    key: ';',
    run: (places, { open }) => open({ kind: 'annotate', cards: ids(places), untilEnd: false }),
  },
  {
    label: 'annotate eot …',
    key: ':',
    run: (places, { open }) => open({ kind: 'annotate', cards: ids(places), untilEnd: true }),
  },
  {
    label: 'copy as token',
    key: 'W',
    applies: all(({ card }) => card.card !== undefined),
    run: (places, { act }) => act(...places.map(({ card }) => ({ name: 'clone' as const, cardId: card.id }))),
  },
  counting('+1/+1 counter', '+', 1),
  counting('+1/+1 counter off', '-', -1),
]

/** A card that hangs on another one leaves it; a host lets go of all that hangs on it. */
const detached = (places: readonly CardPosition[]): readonly string[] =>
  places.flatMap(({ card }) => (card.attachedTo === undefined ? card.attached : [card.id]))

/** Everything that can be done with cards by a key. */
export const CARD_COMMANDS: readonly CardCommand[] = [
  TAP,
  UNTAP,
  CLOSE_UP,
  ...MOVE_COMMANDS,
  ...STATE_COMMANDS,
]
