/** More people than are told within a day; beyond that it begins anew and knows nothing of before. */
const MOST_KNOWN = 10_000

/** Who was told when that something of their home page changed, as far back as this process knows. */
export interface ToldHomes {
  readonly tell: (userIds: readonly string[]) => void
  /** For how many ms this person was told nothing for certain. */
  readonly quietFor: (userId: string) => number
}

/** Begins to note who is told. */
export function createToldHomes(): ToldHomes {
  const told = new Map<string, number>()
  let since = Date.now()
  return {
    tell: (userIds) => {
      const now = Date.now()
      if (told.size + userIds.length > MOST_KNOWN) {
        told.clear()
        since = now
      }
      for (const id of userIds) told.set(id, now)
    },
    quietFor: (userId) => Date.now() - (told.get(userId) ?? since),
  }
}
