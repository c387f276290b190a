import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches the data of a key again. A first fetch that is still running may be older than the reason to ask:
 * its result is shown, and then fetched once more.
 */
export async function fetchAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queries.getQueryData(queryKey) === undefined && queries.isFetching({ queryKey }) > 0
  // Before there is any data, this waits for the running fetch and starts none.
  await queries.invalidateQueries({ queryKey })
  if (isFirst) await queries.invalidateQueries({ queryKey })
}
