import type { Card } from '@parlour/mtg-cards'
import { cubeFetch } from '@parlour/protocol'
import { linkedAchievements, starWords, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

/** What the achievements of the draft's cube ask of a card that they watch (LIBRARY.md 3); nothing in a draft of a set. */
export function useCubeNotes(cubeId: string | undefined): (card: Card) => string | undefined {
  const send = useSend()
  const { data: cube } = useQuery({
    // Apart from what the cube's page keeps: nobody here hears of changes, and a page that opens next would show the cube of before.
    queryKey: ['cube-notes', cubeId],
    queryFn: async () => (await send(cubeFetch, { cubeId: cubeId ?? '' })).cube,
    enabled: cubeId !== undefined,
    staleTime: 10_000,
  })
  const linked = useMemo(() => linkedAchievements(cube?.achievementlist ?? []), [cube])
  return useCallback((card: Card) => starWords(card, linked), [linked])
}
