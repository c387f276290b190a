import { Button } from '@mantine/core'
import { addCard, type Card, COLOR_LETTERS } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from './deck-edit'
import { deckSizeOf } from './deck-sizes'
import { BASIC_LANDS, landShares, noSharesReason } from './land-shares'
import { useBasicLands } from './use-basic-lands'

interface FillWithLandsProps {
  readonly deck: WireDeck
  /** The cards of the main deck. */
  readonly cards: readonly Card[]
  readonly onChange: (edit: DeckEdit) => void
}

/**
 * One button that fills the main deck up with basic lands by the colors of its costs, and says which. Nothing
 * in a full deck.
 */
export function FillWithLands({ deck, cards, onChange }: FillWithLandsProps) {
  const { idsOf, idOf, problem } = useBasicLands()
  const size = deckSizeOf(deck.format)
  const room = size - deck.cardIdsByZone.main.length
  const shares = landShares(cards, room)
  const wanted = COLOR_LETTERS.filter((color) => shares[color] > 0)
  if (room <= 0) return null
  const reason = noSharesReason(cards, room)
  if (reason !== undefined || problem !== undefined) return <p>{problem ?? reason}</p>
  const words = wanted.map((color) => `+${shares[color]} ${BASIC_LANDS[color]}`).join(', ')
  return (
    <Button
      variant="filled"
      h="auto"
      mih={34}
      styles={{ label: { height: 'auto', paddingBlock: 6, whiteSpace: 'normal' } }}
      loading={wanted.some((color) => idOf(color) === undefined)}
      onClick={() => {
        const ids = idsOf(shares)
        onChange((latest) => ({
          ...latest,
          cardIdsByZone: ids.reduce((zones, id) => addCard(zones, id, 'main'), latest.cardIdsByZone),
        }))
      }}
    >
      Fill to {size}: {words}
    </Button>
  )
}
