import { type Choice, type ChoiceItem, type Request, UNSPECIFIED } from '@parlour/kernel'
import { itemOf } from '@parlour/ui-kit'
import { COLORS, type Color, EXPANSIONS, ICON_NAMES, ICONS } from '../../rules/facts/names'
import type { InnovationView } from '../../rules/view'
import { cardOf, achievementOf } from '../../rules/facts/catalog'
import { type Back, backOf } from '../card/back'

/**
 * What can be pointed at on the board: `card/<name>`, `back/<owner>/<pile>/<set>-<value>` (no owner: the shared
 * achievements), `stack/<player>/<color>`, `pile/<player>/<pile>`, `player/<name>`, `deck/<set>/<value>`,
 * `value/<value>`, `icon/<code>`.
 */
export type Piece = string

/** A choice that is no group, with the places that lead to it. */
export interface Leaf {
  readonly path: readonly number[]
  /** The path as a word, to compare. */
  readonly key: string
  readonly item: ChoiceItem
  /** The title of the group it stands in. */
  readonly group: string | undefined
}

/** All plain choices of a request, groups opened. */
export function leavesOf(choices: Request['choices']): readonly Leaf[] {
  return choices === UNSPECIFIED ? [] : leavesIn(choices, [], undefined)
}

function leavesIn(
  choices: readonly Choice[],
  above: readonly number[],
  group: string | undefined,
): readonly Leaf[] {
  return choices.flatMap((choice, index): readonly Leaf[] => {
    const item = itemOf(choice)
    const path = [...above, index]
    if (item.choices !== undefined) return leavesIn(item.choices, path, String(item.title))
    return [{ path, key: path.join('.'), item, group }]
  })
}

/** The turn's own question: everything may be done, the whole board is read. */
export const isActionMenu = ({ title }: Pick<Request, 'title'>): boolean =>
  title === 'Choose First Action' || title === 'Choose Second Action'

interface Asked {
  readonly request: Pick<Request, 'title' | 'actor' | 'choices'>
  readonly view: InnovationView
}

/** The pieces of the board that a choice means. A click on the first answers; the others only explain. */
export function meaningOf(leaf: Leaf, { request, view }: Asked): readonly Piece[] {
  const title = String(leaf.item.title)
  if (leaf.group === 'Draw' && title === 'draw a card') return drawPiece(view, request.actor)
  if (request.title === 'Free Artifact Action' && title === 'dogma') return artifactPiece(view, request.actor)
  if (leaf.group === 'Endorse') return colorPieces(view, request.actor, title)
  if (cardOf(title) !== undefined || achievementOf(title) !== undefined) return [`card/${title}`]
  const back = backOf(title)
  if (back !== undefined) return backPieces(back, { leaf, request, view })
  return placePieces(title, { leaf, actor: request.actor, view })
}

function drawPiece(view: InnovationView, actor: string): readonly Piece[] {
  const next = playerNamed(view, actor)?.nextDraw
  return next === undefined ? [] : [`deck/${next.set}/${next.value}`]
}

function artifactPiece(view: InnovationView, actor: string): readonly Piece[] {
  return (playerNamed(view, actor)?.piles.artifact ?? []).map((name) => `card/${name}`)
}

/** A color of the viewer's board: its stack, and its top card to explain. */
function colorPieces(view: InnovationView, owner: string, word: string): readonly Piece[] {
  const color = COLORS.find((one) => one === word)
  if (color === undefined) return []
  const top = playerNamed(view, owner)?.stacks[color].stack[0]
  return [`stack/${owner}/${color}`, ...(top === undefined ? [] : [`card/${top}`])]
}

interface Naming {
  readonly leaf: Leaf
  readonly actor: string
  readonly view: InnovationView
}

const BACK_PILES = ['hand', 'score', 'forecast', 'safe', 'achievements'] as const

/** The piles of the owner that hold such a card: of several, those that hold everything of theirs that is offered. */
function backPieces(back: Back, { request, view }: Asked & { readonly leaf: Leaf }): readonly Piece[] {
  const code = `${back.set}-${back.value}`
  if (back.safe === true) return [`back/${request.actor}/safe/${code}`]
  if (back.owner === undefined) return [`back//achievements/${code}`]
  const piles = playerNamed(view, back.owner)?.piles
  const holding = BACK_PILES.filter((pile) => piles?.[pile].includes(`*${code}*`))
  const offered = leavesOf(request.choices)
    .map(({ item }) => backOf(String(item.title)))
    .filter((other) => other?.owner === back.owner)
    .map((other) => `*${other?.set}-${other?.value}*`)
  const whole = holding.filter((pile) => offered.every((name) => piles?.[pile].includes(name)))
  return (whole.length > 0 ? whole : holding).map((pile) => `back/${back.owner}/${pile}/${code}`)
}

/** Zones, players, colors, values, icons and decks by the words a request uses for them. */
function placePieces(title: string, { leaf, actor, view }: Naming): readonly Piece[] {
  const zone = /^players\.(.+)\.(\w+)$/.exec(title)
  if (zone !== null) return [zonePiece(zone[1] ?? '', zone[2] ?? '')]
  if (playerNamed(view, title) !== undefined) return [`player/${title}`]
  if (/^\d+$/.test(title)) return [`value/${title}`]
  const icon = [...ICONS, 'r' as const].find((code) => ICON_NAMES[code] === title)
  if (icon !== undefined) return [`icon/${icon}`]
  const deck = /^([a-z]{4}) (\d+)$/.exec(title)
  if (deck !== null && EXPANSIONS.some((set) => set === deck[1])) return [`deck/${deck[1]}/${deck[2]}`]
  const pair = title.split(', ').filter((name) => cardOf(name) !== undefined)
  if (pair.length > 1) return pair.map((name) => `card/${name}`)
  return stackNamed(title, { leaf, actor, view })
}

function stackNamed(title: string, { leaf, actor, view }: Naming): readonly Piece[] {
  const player = view.players.find(({ name }) => title.startsWith(`${name} `) || title.startsWith(`${name}-`))
  const owner = player?.name ?? playerNamed(view, leaf.group ?? '')?.name ?? actor
  const words = player === undefined ? title : title.slice(player.name.length + 1)
  return colorPieces(view, owner, words.split(' ')[0] ?? '').slice(0, 1)
}

function zonePiece(player: string, kind: string): Piece {
  return isColor(kind) ? `stack/${player}/${kind}` : `pile/${player}/${kind}`
}
const isColor = (word: string): word is Color => COLORS.some((color) => color === word)

function playerNamed({ players }: InnovationView, name: string) {
  return players.find((player) => player.name === name)
}

/** Who would share a dogma action and who would suffer from it, and the icon that decides. */
export interface Reach {
  readonly icon: string | undefined
  readonly shares: readonly string[]
  readonly demands: readonly string[]
}

/** Read from the subtitles of a choice and what it means, never computed here (rules: innovation P3); undefined where a choice has none of it. */
export function reachOf(leaf: Leaf, [first, second]: readonly Piece[]): Reach | undefined {
  const subtitles = leaf.item.subtitles ?? []
  const shares = namesAfter('share with ', subtitles)
  const demands = [...namesAfter('demand ', subtitles), ...namesAfter('compel ', subtitles)]
  const isDogma = leaf.group === 'Dogma' || leaf.group === 'Endorse' || leaf.group === 'Auspice'
  if (!isDogma && shares.length + demands.length === 0) return undefined
  const named = cardOf((second ?? first ?? '').replace(/^card\//, ''))
  return { icon: leaf.group === 'Auspice' ? 'p' : named?.dogma, shares, demands }
}

function namesAfter(start: string, subtitles: readonly string[]): readonly string[] {
  return subtitles
    .filter((line) => line.startsWith(start))
    .flatMap((line) => line.slice(start.length).split(', '))
}
