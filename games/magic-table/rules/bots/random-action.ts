import type { JsonObject, Random } from '@parlour/kernel'
import { PHASES } from '../facts/phases'
import { ZONES, zoneId } from '../facts/zones'
import type { ActionName } from '../facts/action-schemas'
import type { SeatView, TableView } from '../view'

/** What a random action is made from: the view of whoever does it. */
interface Sight {
  readonly view: TableView
  readonly by: string
  readonly random: Random
  readonly handles: readonly string[]
}

type ActionMaker = (sight: Sight) => JsonObject

const WORDS = ['charge', 'loyalty', '+1/+1', 'storm', 'ill']
const key: ActionMaker = ({ random }) => ({ key: random.pick(WORDS) })
const playerOf = ({ view, random }: Sight): string => random.pick(view.seats).name
const handle = ({ handles, random }: Sight): string => (handles.length === 0 ? 'none' : random.pick(handles))
const zone = (sight: Sight): string => zoneId(playerOf(sight), sight.random.pick(ZONES))
const tokenZone = (sight: Sight): string =>
  zoneId(playerOf(sight), sight.random.pick(['creatures', 'battlefield', 'stack', 'land']))

const ofCard: ActionMaker = (sight) => ({ cardId: handle(sight) })
const ofZone: ActionMaker = (sight) => ({ zoneId: zone(sight) })
const ofPlayer: ActionMaker = (sight) => ({ playerName: playerOf(sight) })
const ofCounter: ActionMaker = (sight) => ({
  ...ofCard(sight),
  ...key(sight),
  count: sight.random.pick([-1, 1]),
})
const text: ActionMaker = (sight) => ({
  ...ofCard(sight),
  annotation: sight.random.pick(['', 'goad', 'flying']),
})
const someHandles = (sight: Sight): readonly string[] => [...new Set([handle(sight), handle(sight)])]

/** The cards that a view shows on top of a library, as far as the viewer knows them. */
function topOf({ view, by }: Sight): readonly string[] {
  const own = view.seats.find(({ name }) => name === by)
  return (own?.zones.library.cards ?? []).filter((card) => 'record' in card).map((card) => card.handle)
}

function arranged(sight: Sight): JsonObject {
  const cards = sight.random.shuffle(topOf(sight).slice(0, 3))
  return {
    zoneId: zoneId(sight.by, 'library'),
    top: cards.slice(0, 1),
    bottom: cards.slice(1, 2),
    ...(sight.random.below(2) === 0 ? { graveyard: cards.slice(2) } : { hand: cards.slice(2) }),
  }
}

/**
 * How each action's parameters are made up. Moves, taps and draws are what players mostly do, and come often.
 */
const MAKERS: Readonly<Record<ActionName, ActionMaker>> = {
  'select phase': ({ random }) => ({ phase: random.pick(PHASES) }),
  'pass priority': () => ({}),
  'clear stack': () => ({}),
  'adjust counter': (sight) => ({
    ...ofPlayer(sight),
    counter: 'life',
    amount: sight.random.pick([-5, -1, 1, 5]),
  }),
  'add counter player': (sight) => ({ ...ofPlayer(sight), ...key(sight) }),
  'adjust c-counter': ofCounter,
  'adjust c-tracker': ofCounter,
  'add counter': (sight) => ({ ...ofCard(sight), ...key(sight) }),
  'add tracker': (sight) => ({ ...ofCard(sight), ...key(sight) }),
  'active face': (sight) => ({ ...ofCard(sight), faceIndex: sight.random.below(2) }),
  annotate: text,
  'annotate eot': text,
  'annotate perpetual': text,
  tap: ofCard,
  untap: ofCard,
  morph: ofCard,
  unmorph: ofCard,
  secret: ofCard,
  unsecret: ofCard,
  'secret all': ofZone,
  detach: ofCard,
  reveal: ofCard,
  'stack effect': ofCard,
  'notap set': ofCard,
  'notap clear': ofCard,
  target: (sight) =>
    sight.random.below(3) === 0
      ? { ...ofCard(sight), ...ofPlayer(sight) }
      : { ...ofCard(sight), targetId: handle(sight) },
  'clear targets': ofCard,
  attach: (sight) => ({ ...ofCard(sight), targetId: handle(sight) }),
  concede: () => ({}),
  draw: ofPlayer,
  'draw 7': ofPlayer,
  mulligan: ofPlayer,
  'draw game': () => ({}),
  'reveal all': ofZone,
  'hide all': ofZone,
  shuffle: ofZone,
  'reveal next': ofZone,
  'view next': ofZone,
  'view all': ofZone,
  'tap all': ofZone,
  'untap all': ofZone,
  'view top k': (sight) => ({ ...ofZone(sight), count: sight.random.below(5) + 1 }),
  'shuffle bottom': (sight) => ({ ...ofZone(sight), count: sight.random.below(8) + 1 }),
  'random to graveyard': ofZone,
  'roll die': ({ random }) => ({ faces: random.pick([2, 6, 20]) }),
  'create token': (sight) => ({
    data: {
      name: sight.random.pick(['Soldier', 'Beast', 'Treasure']),
      annotation: '',
      count: sight.random.below(3) + 1,
      zoneId: tokenZone(sight),
      morph: sight.random.below(4) === 0,
    },
  }),
  'import card': (sight) => ({
    data: {
      card: { _id: 'imported', data: { card_faces: [{ name: 'Wish from Afar', loyalty: '3' }] } },
      annotation: '',
      count: 1,
      zoneId: tokenZone(sight),
      isToken: sight.random.below(2) === 0,
    },
  }),
  clone: ofCard,
  'move card': (sight) => ({ ...ofCard(sight), destId: zone(sight), destIndex: sight.random.below(4) }),
  'move all': (sight) => ({ sourceId: zone(sight), targetId: zone(sight) }),
  'move revealed': (sight) => ({ sourceId: zone(sight), targetId: zone(sight) }),
  'move cards': (sight) => ({ cardIds: someHandles(sight), destId: zone(sight) }),
  arrange: arranged,
  'put back': (sight) => ({ cardIds: someHandles(sight) }),
  cascade: ({ random }) => ({ x: random.below(6) }),
  'adjust c-counters': (sight) => ({ cardIds: someHandles(sight), ...key(sight), count: 1 }),
  'commander damage': (sight) => ({
    ...ofPlayer(sight),
    from: playerOf(sight),
    amount: sight.random.below(4),
  }),
  'set mark': (sight) => ({ mark: sight.random.pick(['monarch', 'initiative']), ...ofPlayer(sight) }),
  'who starts': () => ({}),
  redo: () => ({}),
  'withdraw undo': () => ({}),
}

const isAny = (name: string): name is ActionName => Object.hasOwn(MAKERS, name)
const ALL: readonly ActionName[] = Object.keys(MAKERS).filter(isAny)
const ENDING: ReadonlySet<ActionName> = new Set(['concede', 'draw game'])
const OFTEN: readonly ActionName[] = [
  'move card',
  'move card',
  'tap',
  'draw',
  'select phase',
  'adjust c-counter',
]
/** One in this many actions that would end the game is carried out. */
const SELDOM = 20

const handlesOf = ({ zones }: SeatView): readonly string[] =>
  ZONES.flatMap((name) => [...zones[name].cards, ...(zones[name].bottom ?? [])].map((card) => card.handle))

/** Returns an action with parameters that may or may not fit, from what the player's view shows. */
export function randomAction(view: TableView, by: string, random: Random): JsonObject {
  const sight = { view, by, random, handles: view.seats.flatMap(handlesOf) }
  const name = random.below(2) === 0 ? random.pick(OFTEN) : random.pick(ALL)
  if (ENDING.has(name) && random.below(SELDOM) !== 0) return randomAction(view, by, random)
  return { name, ...MAKERS[name](sight) }
}
