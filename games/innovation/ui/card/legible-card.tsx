import type { CSSProperties } from 'react'
import type { Card } from '../../rules/facts/card'
import { InnovationCard } from './innovation-card'

const WIDTH = 268
const CELL = 20
/** Characters of a text that surely fit into a line, and how high a line is. */
const IN_A_LINE = 36
const LINE = 17
/** Room below the text for the letter of the color. */
const LETTER = 14

interface LegibleCardProps {
  readonly card: Card
  readonly isStretched?: boolean
  readonly tabIndex?: number
}

/**
 * A card as high as its whole text needs. `isStretched`: as wide as its place, which is that wide at least.
 */
export function LegibleCard({ card, isStretched = false, ...rest }: LegibleCardProps) {
  const texts = [...card.echo, ...card.karma, ...card.effects].map(({ text }) => text)
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / IN_A_LINE), 0)
  const height = Math.max(
    150,
    (isStretched ? LETTER : 0) + 76 + (card.icons.length > 4 ? 28 : 0) + lines * LINE + texts.length * 4,
  )
  const style = {
    '--w': isStretched ? '100%' : `${WIDTH}px`,
    '--h': `${height}px`,
    '--cell': `${CELL}px`,
    '--inset': '4px',
  }
  return (
    <InnovationCard
      card={card}
      size="full"
      width={WIDTH}
      cell={CELL}
      style={style as CSSProperties}
      {...rest}
    />
  )
}
