import type { Card } from '@parlour/mtg-cards'
import { cubeAchievements } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { starWords, useLinkedAchievements } from '../linked-achievements'

/**
 * What the achievements of the draft's cube ask of a card that they watch (rules: library 3); nothing in a
 * draft of a set.
 */
export function useCubeNotes(cubeId: string | undefined): (card: Card) => string | undefined {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['cube-achievements', cubeId],
    queryFn: () => send(cubeAchievements, { cubeId: cubeId ?? '' }),
    enabled: cubeId !== undefined,
    staleTime: 10_000,
  })
  const linked = useLinkedAchievements({ cubeId, achievements: data?.achievements, state: '' })
  return useCallback((card: Card) => starWords(card, linked), [linked])
}
