import type { Card } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { TokenDesign } from './token-design'
import { keyOf } from './tokens-made'

/**
 * Returns the ids of the cards that the database has of tokens, by `keyOf`; empty until they are found. A
 * token that is made of its card has that card's picture and text.
 */
export function useTokenCards(tokens: readonly TokenDesign[]): ReadonlyMap<string, string> {
  const send = useSend()
  const names = [...new Set(tokens.map(({ name }) => name))]
  const { data = [] } = useQuery({
    queryKey: ['token-cards', names.join('\n')],
    queryFn: async () => (await send(cardByName, { names })).cards,
    enabled: names.length > 0,
  })
  return new Map(
    tokens.flatMap((token) => {
      const card = data.find((one) => isOf(token, one))
      return card === undefined ? [] : [[keyOf(token), card._id]]
    }),
  )
}

/** Whether a card of the database is of a token: of one without a size, the type decides alone. */
function isOf({ name, type, power, toughness, colors }: TokenDesign, { data }: Card): boolean {
  const [face, ...others] = data.card_faces
  if (face === undefined || others.length > 0 || face.name !== name) return false
  if (!face.type_line.startsWith('Token ') || face.type_line.replace(/^Token /, '') !== type) return false
  const hasSize = power + toughness !== ''
  if (!hasSize) return true
  return (
    face.power === power &&
    face.toughness === toughness &&
    colors.every((letter) => face.color_indicator.includes(letter))
  )
}
