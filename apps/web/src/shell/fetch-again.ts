import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches again what a key holds. What is on its way for the first time may be older than the reason to ask:
 * it is shown, and then fetched once more.
 */
export async function fetchAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queries.getQueryData(queryKey) === undefined && queries.isFetching({ queryKey }) > 0
  // While there is nothing yet, this waits for what is on its way, and asks for no more.
  await queries.invalidateQueries({ queryKey })
  if (isFirst) await queries.invalidateQueries({ queryKey })
}
