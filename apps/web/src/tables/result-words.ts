import type { GameSummary } from '@parlour/protocol'
import { winner } from './game-lists'

/** How a game stands for the named player, in a few words, and whether they won it. */
interface ResultWords {
  readonly words: string
  readonly tone?: 'turn' | 'won'
}

/** Returns how a game stands for a player, in a few words. */
export function resultWords(game: GameSummary, name: string): ResultWords {
  if (!game.gameOver) {
    if (game.waiting.includes(name)) return { words: 'your turn', tone: 'turn' }
    return { words: game.waiting.length === 0 ? 'runs' : `waits for ${game.waiting.join(', ')}` }
  }
  const winners = game.gameOverData?.winners ?? []
  if (winners.includes(name)) return { words: winners.length > 1 ? 'won together' : 'won', tone: 'won' }
  const other = winner(game)
  return { words: other === '' ? 'complete' : `${other} won` }
}
