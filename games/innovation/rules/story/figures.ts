import type { FigureRow, LogLine } from '@parlour/kernel'
import { achievementTotal, highestTop, scoreOf } from '../engine/game/count'
import type { Table } from '../engine/board/table'

/** Returns what each player did in a game, counted in its log, and how they stood at its end. */
export function figuresOf(table: Table, log: readonly LogLine[]): readonly FigureRow[] {
  const names = table.board.players.map(({ name }) => name)
  const row = (title: string, values: (name: string, seat: number) => number): FigureRow => ({
    title,
    values: names.map(values),
  })
  const deeds = countedIn(log)
  const counts = (title: string, key: Deed) => row(title, (name) => deeds[key].get(name) ?? 0)
  return [
    row('achievements', (_, seat) => achievementTotal(table, seat)),
    row('score', (_, seat) => scoreOf(table, seat)),
    counts('dogmas', 'dogmas'),
    counts('shares given', 'sharesGiven'),
    counts('shares taken', 'sharesTaken'),
    counts('demands made', 'demands'),
    counts('cards drawn', 'drawn'),
    counts('cards melded', 'melded'),
    counts('cards scored', 'scored'),
    row('highest value on top', (_, seat) => highestTop(table, seat)),
  ]
}

const DEEDS = ['dogmas', 'sharesGiven', 'sharesTaken', 'demands', 'drawn', 'melded', 'scored'] as const
type Deed = (typeof DEEDS)[number]

/** The verbs of a line: '{player} draws and scores {card}' has two. */
const VERBS: readonly (readonly [RegExp, Deed])[] = [
  [/^\{player\} activates /, 'dogmas'],
  [/^\{player\} draws /, 'drawn'],
  [/^\{player\} (draws and )?melds /, 'melded'],
  [/^\{player\} (draws and )?scores /, 'scored'],
]

function countedIn(log: readonly LogLine[]): Readonly<Record<Deed, ReadonlyMap<string, number>>> {
  const counts = Object.fromEntries(DEEDS.map((counter) => [counter, new Map<string, number>()])) as Record<
    Deed,
    Map<string, number>
  >
  const count = (counter: Deed, name: unknown) => {
    if (typeof name === 'string') counts[counter].set(name, (counts[counter].get(name) ?? 0) + 1)
  }
  let activator: unknown
  for (const { template, args } of log) {
    const player = args.player?.value
    for (const [verb, counter] of VERBS) if (verb.test(template)) count(counter, player)
    if (template.startsWith('{player} activates ')) activator = player
    const named = args.players?.value
    const names = Array.isArray(named) ? named : [named]
    if (template.startsWith('effects will be shared with ')) {
      count('sharesGiven', activator)
      for (const name of names) count('sharesTaken', name)
    }
    if (template.startsWith('demands will be made of ')) count('demands', activator)
  }
  return counts
}
