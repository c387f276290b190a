import { useDebouncedValue } from '@mantine/hooks'
import { type Card, type CardListOutcome, namesInList } from '@parlour/mtg-cards'
import { findNamedCards } from '@parlour/mtg-ui'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cubeListOutcomes } from './cube-list-plan'

/** How long to wait after the last key press before looking up names, in ms. */
const REST = 300

/**
 * Returns what each line would do to the cube with these cards, once they are known. Names are looked up when
 * typing pauses.
 */
export function useListOutcomes(text: string, own: readonly Card[] | undefined) {
  const send = useSend()
  const [settled] = useDebouncedValue(text, REST)
  const { data, error } = useQuery({
    queryKey: ['cards-in-cube-list', settled],
    queryFn: () => findNamedCards(send, namesInList(settled), undefined),
    enabled: settled.trim() !== '',
  })
  const found = settled === text ? data : undefined
  const outcomes: readonly CardListOutcome[] | undefined = useMemo(
    () => (found === undefined || own === undefined ? undefined : cubeListOutcomes(text, { found, own })),
    [found, own, text],
  )
  return { outcomes, problem: error?.message }
}
