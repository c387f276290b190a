import type { LinkedGame } from '../linked-game'

/** A finished game between players whose ids are their names in capitals; nobody wins a draw. */
export function played(names: readonly string[], winner: string | undefined, created = 0): LinkedGame {
  return {
    ...running(names, created),
    gameOver: true,
    gameOverData: { player: winner ?? 'nobody', reason: '', winners: winner === undefined ? [] : [winner] },
  }
}

/** A game that is not over. */
export function running(names: readonly string[], created = 0): LinkedGame {
  const players = names.map((name) => ({ _id: name.toUpperCase(), name }))
  const settings = { name: 'game', game: 'Magic', createdTimestamp: created, players }
  return { _id: `${names.join('-')}-${created}`, settings, gameOver: false, gameOverData: null }
}

/** Games of a match, won in turn by those named; a dash is a draw. */
export function playedInTurn(names: readonly string[], winners: string, created = 0): readonly LinkedGame[] {
  return winners
    .split(' ')
    .map((winner, at) => played(names, winner === '-' ? undefined : winner, created + at))
}
