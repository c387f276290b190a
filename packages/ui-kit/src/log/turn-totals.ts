import { type LogNode, type LogTurn, playerOf } from './log-stream'

/** What a turn brought one player, in words: `+7 points`, `splayed blue right`. */
export interface TurnTotal {
  /** Undefined for the player whose turn it is. */
  readonly player: string | undefined
  readonly words: readonly string[]
}

/**
 * Returns what a turn brought each player, first the one whose turn it is; players whom it brought nothing
 * are left out.
 */
export function turnTotals({ heading, nodes }: LogTurn): readonly TurnTotal[] {
  const own = heading === undefined ? undefined : playerOf(heading.entry)
  const sums = new Map<string | undefined, Gains>(own === undefined ? [] : [[own, newGains()]])
  addGains(nodes, sums)
  return [...sums].flatMap(([player, { amounts, deeds }]) => {
    const words = [...[...amounts].flatMap(([what, by]) => amountWords(what, by)), ...deeds]
    return words.length === 0 ? [] : [{ player: player === own ? undefined : player, words }]
  })
}

interface Gains {
  readonly amounts: Map<string, number>
  readonly deeds: Set<string>
}

const newGains = (): Gains => ({ amounts: new Map(), deeds: new Set() })

function addGains(nodes: readonly LogNode[], sums: Map<string | undefined, Gains>): void {
  for (const node of nodes) {
    if (node.kind !== 'line') continue
    const { gain = [] } = node.entry
    for (const { what, by, player = playerOf(node.entry) } of 'what' in gain ? [gain] : gain) {
      const gains = sums.get(player) ?? newGains()
      sums.set(player, gains)
      if (by === undefined) gains.deeds.add(what)
      else gains.amounts.set(what, (gains.amounts.get(what) ?? 0) + by)
    }
    addGains(node.children, sums)
  }
}

/** `+1 point`, `+7 points`, `-2 trophies`; no words for zero. */
function amountWords(what: string, by: number): readonly string[] {
  if (by === 0) return []
  const noun = Math.abs(by) === 1 ? what : `${what.replace(/y$/, 'ie')}s`
  return [`${by > 0 ? '+' : ''}${by} ${noun}`]
}
