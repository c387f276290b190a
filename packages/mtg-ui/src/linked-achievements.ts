import { type Card, type CardFilter, matchesFilters, needsHub } from '@parlour/mtg-cards'
import { cubeSearch, type WireAchievement } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

/** An unclaimed achievement that watches the cards which fit its filters. */
export interface LinkedAchievement {
  readonly name: string
  readonly unlock: string
  readonly filters: readonly CardFilter[]
  /** Which cards fit, where only the hub can tell; none until it has. */
  readonly cardIds?: ReadonlySet<string>
}

interface AchievementQuery {
  readonly cubeId: string | undefined
  readonly achievements: readonly WireAchievement[] | undefined
  /**
   * Of the cube and its cards: with another one, other cards may fit. The hub is not asked while it is not
   * known.
   */
  readonly state: string | undefined
}

/** The unclaimed achievements of a cube that are linked to cards (rules: library 3). */
export function useLinkedAchievements({
  cubeId,
  achievements,
  state,
}: AchievementQuery): readonly LinkedAchievement[] {
  const send = useSend()
  const linked = useMemo(
    () =>
      (achievements ?? [])
        .filter(({ claimedAt }) => claimedAt === null)
        .map(({ name, unlock, filters = [] }) => ({ name, unlock, filters }))
        .filter(({ filters }) => filters.length > 0),
    [achievements],
  )
  return useQueries({
    queries: linked.map(({ filters }) => ({
      queryKey: ['cube-search', cubeId, { filters, query: '' }, state],
      queryFn: async () =>
        new Set((await send(cubeSearch, { cubeId: cubeId ?? '', filters: [...filters] })).ids),
      enabled: cubeId !== undefined && state !== undefined && filters.some(needsHub),
      staleTime: 60_000,
    })),
    combine: useCallback(
      (answers: readonly { readonly data: ReadonlySet<string> | undefined }[]) =>
        linked.map((one, at) =>
          one.filters.some(needsHub) ? { ...one, cardIds: answers[at]?.data ?? new Set() } : one,
        ),
      [linked],
    ),
  })
}

/** The text of a card's star: the achievements that watch the card; nothing when none does. */
export function starWords(card: Card, linked: readonly LinkedAchievement[]): string | undefined {
  const watching = linked.filter(({ filters, cardIds }) =>
    cardIds === undefined ? matchesFilters(card, filters) : cardIds.has(card._id),
  )
  return watching.length === 0
    ? undefined
    : watching.map(({ name, unlock }) => `${name}: ${unlock}`).join('\n')
}
