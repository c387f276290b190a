/** The most people to remember, more than get a push in a day; beyond that all entries are dropped. */
const MOST_PEOPLE = 10_000

/** When each person last got a push of their home page from this process. */
export interface HomeChangeTimes {
  readonly tell: (userIds: readonly string[]) => void
  /** Returns for how many ms this person certainly got no push. */
  readonly quietFor: (userId: string) => number
}

/** Returns an empty record that starts now. */
export function createHomeChangeTimes(): HomeChangeTimes {
  const lastChanges = new Map<string, number>()
  let since = Date.now()
  return {
    tell: (userIds) => {
      const now = Date.now()
      if (lastChanges.size + userIds.length > MOST_PEOPLE) {
        lastChanges.clear()
        since = now
      }
      for (const id of userIds) lastChanges.set(id, now)
    },
    quietFor: (userId) => Date.now() - (lastChanges.get(userId) ?? since),
  }
}
