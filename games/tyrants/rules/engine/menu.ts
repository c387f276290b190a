import type { Verb } from '@parlour/card-game'
import type { ChoiceItem } from '@parlour/kernel'
import { askOrAct } from '@parlour/script'
import { PRICES } from '../facts/names'
import type { ActionKind, PowerKind, QuestionKind } from '../facts/question-kinds'
import { turnWith } from './board'
import { play, recruit, recruitable } from './cards'
import { chooseToken } from './choose-token'
import { byName, cardChoice, chooseOne, locationChoice, saleChoice, type Target, troopChoice } from './choose'
import { gain } from './counters'
import { type PowerAct, readDirectAct } from './direct-act'
import type { Game } from './game'
import { gemEntries } from './gems'
import {
  assassinate,
  canAssassinate,
  canDeploy,
  canReturnSpy,
  deploy,
  deployable,
  enemySpies,
  enemyTroops,
  returnSpy,
} from './pieces'

/** One action of the current player: an entry of the menu, or a direct act on the map. */
export function* takeAction(game: Game): Verb {
  const groups = menuOf(game)
  const { chosen, selection } = yield* askOrAct({
    actor: game.nameOf(game.current),
    kind: 'action' satisfies QuestionKind,
    title: 'Choose Action',
    choices: groups.map(menuChoice),
    direct: (act) => readDirectAct(game, act),
  })
  const [picked] = chosen
  const [act] = selection
  if (picked === undefined && typeof act === 'object') return carryOut(game, readDirectAct(game, act))
  const group = groups[picked?.index ?? -1]
  if (group?.act !== undefined) yield* group.act()
  else yield* group?.entries?.[picked?.inside?.[0]?.index ?? -1]?.act() ?? nothing()
}

function* nothing(): Verb {}

/** Something that may be done: how it is offered, and what it does. */
interface Entry {
  readonly choice: ChoiceItem
  readonly act: () => Verb
}

/** An entry of the menu: something to do, or a group of which one is picked. */
type Group = { readonly kind: ActionKind; readonly title: string } & (
  | { readonly act: () => Verb; readonly entries?: never }
  | { readonly entries: readonly Entry[]; readonly act?: never }
)

function menuChoice({ kind, title, entries }: Group): ChoiceItem {
  if (entries === undefined) return { title, kind }
  return { title, kind, choices: entries.map(({ choice }) => choice), min: 0, max: 1 }
}

/** What can be done now, in the order of the menu. */
function menuOf(game: Game): readonly Group[] {
  const groups: readonly Group[] = [
    { kind: 'play-card', title: 'Play Card', entries: playEntries(game) },
    { kind: 'auto-play', title: 'Auto-play Cards', act: () => autoPlay(game) },
    { kind: 'recruit', title: 'Recruit', entries: recruitEntries(game) },
    { kind: 'use-power', title: 'Use Power', entries: powerEntries(game) },
    { kind: 'gem', title: `Gem (×${game.player(game.current).gems ?? 0})`, entries: gemEntries(game) },
    { kind: 'pass', title: 'Pass', act: () => pass(game) },
  ]
  return groups.filter(({ kind, entries }) =>
    kind === 'auto-play' ? autoPlayable(game).length > 0 : entries?.length !== 0,
  )
}

function playEntries(game: Game): readonly Entry[] {
  const { current } = game
  return byName(game, game.pile(current, 'hand')).map((card) => ({
    choice: cardChoice(game, card),
    act: () => play(game, current, card),
  }))
}

const autoPlayable = (game: Game): readonly string[] =>
  game.pile(game.current, 'hand').filter((id) => game.card(id).autoplay)

/** Plays the cards that need no decision, as the hand is now; what is drawn meanwhile is not added. */
function* autoPlay(game: Game): Verb {
  for (const card of autoPlayable(game)) yield* play(game, game.current, card)
}

function recruitEntries(game: Game): readonly Entry[] {
  const { influence } = game.player(game.current)
  return recruitable(game, { maxCost: influence }).map((card) => ({
    choice: saleChoice(game, card),
    act: () => buy(game, card),
  }))
}

function* buy(game: Game, card: string): Verb {
  const { cost } = game.card(card)
  // Faded: its result, the next line, tells the same and more.
  const classes = ['recruit', 'faded']
  game.run.log('{player} recruits a card', { player: game.nameOf(game.current) }, { classes })
  recruit(game, game.current, card)
  gain(game, game.current, { what: 'influence', by: -cost })
}

const POWER_TITLES: Readonly<Record<PowerKind, string>> = {
  deploy: 'Deploy a Troop',
  assassinate: 'Assassinate a Troop',
  'return-spy': 'Return an Enemy Spy',
}

const POWER_KINDS: readonly PowerKind[] = ['deploy', 'assassinate', 'return-spy']
const IS_POSSIBLE: Readonly<Record<PowerKind, (game: Game, player: number) => boolean>> = {
  deploy: canDeploy,
  assassinate: canAssassinate,
  'return-spy': canReturnSpy,
}

/** What power buys now: what cannot be carried out is not offered. */
function powerEntries(game: Game): readonly Entry[] {
  const { current } = game
  const { power } = game.player(current)
  return POWER_KINDS.filter((kind) => power >= PRICES[kind] && IS_POSSIBLE[kind](game, current)).map(
    (kind) => ({ choice: { title: POWER_TITLES[kind], kind }, act: () => usePower(game, kind) }),
  )
}

function* usePower(game: Game, kind: PowerKind): Verb {
  const target = yield* targetOf(game, kind)
  if (target !== undefined) carryOut(game, { kind, target })
}

function* targetOf(game: Game, kind: PowerKind): Verb<Target | undefined> {
  const { current: player } = game
  if (kind === 'return-spy') {
    const spies = enemySpies(game, player)
    return (yield* chooseToken(game, { player, troops: [], spies, isOptional: false }))?.target
  }
  if (kind === 'assassinate') {
    return yield* chooseOne(game, {
      player,
      kind,
      title: 'Choose a troop to assassinate',
      options: enemyTroops(game, player),
      show: (target) => troopChoice(game, target),
    })
  }
  const at = yield* chooseOne(game, {
    player,
    kind,
    title: 'Choose a location to deploy',
    options: deployable(game, player),
    show: (place) => locationChoice(game, place),
  })
  return at === undefined ? undefined : { at, owner: player }
}

/** Does what power buys, and pays. */
function carryOut(game: Game, { kind, target }: PowerAct): void {
  const { current } = game
  game.run.log(
    '{player} uses power: {action}',
    { player: game.nameOf(current), action: POWER_TITLES[kind] },
    { classes: ['use-power'] },
  )
  if (kind === 'deploy') deploy(game, current, target)
  else if (kind === 'assassinate') assassinate(game, current, target)
  else returnSpy(game, current, target)
  gain(game, current, { what: 'power', by: -PRICES[kind] })
}

function* pass(game: Game): Verb {
  game.run.log('{player} passes', { player: game.nameOf(game.current) }, { classes: ['pass'] })
  game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { phase: 'end' }) })
}
