import { useInfiniteQuery } from '@tanstack/react-query'

/**
 * A list that grows for years, of which a part is shown: its rows so far, and what reads the next part, where
 * there is one.
 */
export function usePages<Row>(
  key: readonly string[],
  part: (page: {
    readonly after?: string
  }) => Promise<{ readonly rows: readonly Row[]; readonly next: string | undefined }>,
) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => part(pageParam === '' ? {} : { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    error: query.error,
    again: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loading: query.isFetchingNextPage,
  }
}
