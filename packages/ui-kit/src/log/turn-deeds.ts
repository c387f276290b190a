import { type LogArg, argText, isOfClass } from '@parlour/kernel'
import { type Line, type LogNode, type LogText, type LogTurn, playerOf } from './log-stream'
import { tells } from './while-away'

/** A line that tells a deed, and how often it was done. */
export interface RepeatedDeed {
  readonly line: LogText
  /** How many answers had been given when it was done first. */
  readonly answers: number
  readonly times: number
}

/** A card that was played, and how often. */
export interface PlayedCard {
  readonly card: LogArg
  readonly times: number
}

/** What became of a turn: what everybody must know, what was done to things, and which cards were played. */
export interface TurnDeeds {
  /** Whose turn it was; undefined before the first. */
  readonly player: string | undefined
  /** As its heading counts it; undefined where that counts none. */
  readonly round: string | undefined
  /** What concerns the whole game, such as that the round is the last. */
  readonly announcements: readonly LogText[]
  readonly deeds: readonly RepeatedDeed[]
  /** In the order in which each was played first. */
  readonly plays: readonly PlayedCard[]
}

/**
 * Returns a turn as deeds: lines in which somebody does something to a card, a place or another player, equal
 * ones together. Played cards are told apart; counters, texts of cards and the upkeep of hands tell nothing.
 */
export function turnDeeds({ heading, nodes }: LogTurn): TurnDeeds {
  const nodeLines = linesOf(nodes)
  const lines = nodeLines.map(({ entry }) => entry)
  const plays = lines.filter((line) => isOfClass(line, 'play-card'))
  return {
    player: heading === undefined ? undefined : playerOf(heading.entry),
    round: heading?.entry.args.count === undefined ? undefined : argText(heading.entry.args.count.value),
    announcements: lines.filter(isAnnouncement),
    deeds: counted(
      nodeLines.filter(({ entry }) => isDeed(entry)),
      ({ entry }) => saidBy(entry),
    ).map(([{ entry, answers }, times]) => ({ line: entry, answers, times })),
    plays: counted(plays.flatMap(cardsOf), ({ value }) => argText(value)).map(([card, times]) => ({
      card,
      times,
    })),
  }
}

const linesOf = (nodes: readonly LogNode[]): readonly Line[] =>
  nodes.flatMap((node) => (node.kind === 'line' ? [node, ...linesOf(node.children)] : []))

const cardsOf = ({ args }: LogText): readonly LogArg[] =>
  Object.values(args).filter(({ classes }) => classes.includes('card-name'))

const THINGS: readonly string[] = ['card-name', 'zone-name', 'player-names']

function isDeed(line: LogText): boolean {
  const player = playerOf(line)
  if (player === undefined || !tells(line) || isOfClass(line, 'play-card')) return false
  return Object.values(line.args).some(
    ({ value, classes }) =>
      classes.some((word) => THINGS.includes(word)) || (classes.includes('player-name') && value !== player),
  )
}

const isAnnouncement = (line: LogText): boolean =>
  line.indent === 0 && Object.keys(line.args).length === 0 && tells(line)

const saidBy = ({ template, args }: LogText): string =>
  JSON.stringify([template, Object.entries(args).map(([key, { value }]) => [key, value])])

function counted<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly [Item, number][] {
  const found = new Map<string, [Item, number]>()
  for (const item of items) {
    const entry = found.get(keyOf(item))
    if (entry === undefined) found.set(keyOf(item), [item, 1])
    else entry[1] += 1
  }
  return [...found.values()]
}
