import { cubeAll, type WireCube } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { counted } from './counted'

/** The cubes of this hub; undefined while they are loading. */
export function useCubes(): readonly WireCube[] | undefined {
  const send = useSend()
  return useQuery({
    queryKey: ['cubes'],
    queryFn: async () => (await send(cubeAll, {})).cubes,
  }).data
}

/** How many cards and scars a cube has for a draft. */
export const cubeCounts = ({ counts, flags }: WireCube): string =>
  `${counted(counts.cards, 'card')}${flags.legacy ? `, ${counted(counts.unusedScars, 'scar')}` : ''}`
