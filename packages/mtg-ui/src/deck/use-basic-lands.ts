import { buildNameIndex, COLOR_LETTERS, type ColorLetter, findCard } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { BASIC_LANDS, type LandCounts } from './land-shares'

/** The records of the five basic lands. */
export interface BasicLandRecords {
  /** Nothing while they are looked up, and for a land that the card database does not have. */
  readonly idOf: (color: ColorLetter) => string | undefined
  /** The ids of this many lands of each color, as far as they are known. */
  readonly idsOf: (counts: LandCounts) => readonly string[]
  readonly loading: boolean
  readonly problem: string | undefined
}

/** Looks up the basic lands by their names, once for all who ask. */
export function useBasicLands(): BasicLandRecords {
  const send = useSend()
  const { data: lands, error } = useQuery({
    queryKey: ['basic-lands'],
    queryFn: async () => {
      const found = await send(cardByName, { names: Object.values(BASIC_LANDS) })
      return buildNameIndex(found.cards, found.sets)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const idOf = (color: ColorLetter) =>
    lands === undefined ? undefined : findCard(lands, { name: BASIC_LANDS[color] })?._id
  return {
    idOf,
    idsOf: (counts) =>
      COLOR_LETTERS.flatMap((color) => Array.from({ length: counts[color] }, () => idOf(color) ?? []).flat()),
    loading: lands === undefined && error === null,
    problem: error?.message,
  }
}
