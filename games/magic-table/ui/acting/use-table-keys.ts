import { defined } from '@parlour/kernel'
import { isWithAltGr, useKeys } from '@parlour/ui-kit'
import type { Table } from '../table/table'
import { attackWithAll } from './attack-all'
import { ADDING_KEYS, LIBRARY_KEYS } from './zone-commands'
import { CARD_COMMANDS } from './card-commands'
import type { CommandContext } from './command'
import { nextToAct, selectNext, selectStar } from './phase-acts'
import { playFromHand } from './play-from-hand'
import { NOTHING_POINTED } from './pointing'
import { redoIn } from './table-action'
import { nearestCard } from './nearest-card'
import { type TableStore, useTableStore } from './table-store'

/** What keys do that no command does. */
export interface KeyActs {
  readonly undo: () => void
  readonly toggleText: () => void
  readonly toggleLog: () => void
  readonly toChat: () => void
}

interface KeyContext extends KeyActs {
  readonly context: CommandContext
  readonly store: TableStore
}

/** Plays by the keyboard: letters act on the chosen card, else on the focused one (rules: screens 2.4). */
export function useTableKeys(context: CommandContext, acts: KeyActs): void {
  const store = useTableStore()
  useKeys((event) => store.getState().dialog === undefined && press(event, { context, store, ...acts }))
}

/** The key as shift alone makes it: with Caps Lock on, a letter is no other command. */
function keyOf(event: KeyboardEvent): string {
  const { key, shiftKey } = event
  if (key.length > 1 || !event.getModifierState('CapsLock')) return key
  return shiftKey ? key.toUpperCase() : key.toLowerCase()
}

/** Returns whether the key did something. */
function press(event: KeyboardEvent, pressed: KeyContext): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
    if (event.shiftKey) redo(pressed.context)
    else pressed.undo()
    return true
  }
  if ((ctrlKey || metaKey || altKey) && !isWithAltGr(event)) return false
  return onCards(event, pressed) || onTable(keyOf(event), pressed) || onScreen(event, pressed)
}

function redo({ table, act }: CommandContext): void {
  if (table.view.canRedo) act(redoIn(table.view))
}

function onCards(event: KeyboardEvent, { context, store }: KeyContext): boolean {
  const { table } = context
  const focused = event.target instanceof Element ? event.target.closest('[data-card]') : null
  const { selected, menu } = store.getState().pointing
  const ids = selected.length > 0 ? selected : [focused?.getAttribute('data-card') ?? '']
  const places = ids.flatMap((id) => table.places.get(id) ?? [])
  if (places.length === 0) return false
  // A button that has the focus keeps its own Enter.
  const isFree = focused !== null || event.target === document.body
  if (event.key === 'Enter' && menu?.kind === 'bar' && isFree) {
    store.setState({
      pointing: { ...NOTHING_POINTED, selected: places.map(({ card }) => card.id), menu: { kind: 'card' } },
    })
    return true
  }
  const pressed = keyOf(event)
  const command = CARD_COMMANDS.find(
    ({ key, applies = () => true }) => key === pressed && applies(places, table),
  )
  command?.run(places, context)
  return command !== undefined
}

function onTable(key: string, { context }: KeyContext): boolean {
  const { table, act } = context
  const adding = ADDING_KEYS.find((command) => command.key === key)
  const ofLibrary = LIBRARY_KEYS.find((command) => command.key === key)
  const life = (amount: number) => act({ name: 'adjust counter', counter: 'life', amount })
  if (adding !== undefined) adding.run(table.own.zones.creatures.id, context)
  else if (ofLibrary !== undefined) ofLibrary.run(table.own.zones.library.id, context)
  else if (key === 'n') selectNext(context)
  else if (key === 'N') selectStar(context)
  else if (key === 'a') attackWithAll(context)
  else if (key === 'u') act({ name: 'untap all' })
  else if (key === 'p') act({ name: 'pass priority', ...toNext(table) })
  else if (key === '[') life(-1)
  else if (key === ']') life(1)
  else if (key === 'q') context.open({ kind: 'die' })
  else if (key === '?') context.open({ kind: 'keys' })
  else return false
  return true
}

const toNext = (table: Table) => {
  const target = nextToAct(table)
  return defined({ target })
}

function onScreen(event: KeyboardEvent, { context, store, ...acts }: KeyContext): boolean {
  const { key } = event
  if (key === 'Escape') store.setState({ pointing: NOTHING_POINTED })
  else if (key === '`') acts.toggleText()
  else if (key === '\\') acts.toggleLog()
  else if (key === '/') acts.toChat()
  else if (/^[1-9]$/.test(key)) return chooseFromHand(Number(key) - 1, { context, store })
  else if (key.startsWith('Arrow')) return nearestCard(event)
  else return false
  return true
}

/** Chooses a card of the hand; one that is chosen already is played. */
function chooseFromHand(index: number, { context, store }: Pick<KeyContext, 'context' | 'store'>): boolean {
  const card = context.table.own.zones.hand.cards[index]
  if (card === undefined) return false
  if (store.getState().pointing.selected.join() === card.id) {
    store.setState({ pointing: NOTHING_POINTED })
    playFromHand(card.id, context)
    return true
  }
  store.setState({ pointing: { ...NOTHING_POINTED, selected: [card.id], menu: { kind: 'bar' } } })
  return true
}
