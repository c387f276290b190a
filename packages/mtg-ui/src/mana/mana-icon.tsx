import type { ManaSymbol } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { type ManaPart, manaName, manaParts } from './mana-drawing'
import styles from './mana.module.css'

interface ManaIconProps {
  readonly symbol: ManaSymbol
  /** Has no accessible name of its own, because what surrounds it says it. */
  readonly unnamed?: boolean
  readonly className?: string | undefined
}

/** A mana or card symbol: a disc in its color with a shape, letter or number; hybrids in halves. */
export function ManaIcon({ symbol, unnamed = false, className }: ManaIconProps) {
  const parts = manaParts(symbol)
  const named = unnamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': manaName(symbol) }
  return (
    <svg
      className={joinClasses(styles.symbol, className)}
      style={{ background: discOf(parts) }}
      viewBox="-0.75 -0.75 25.5 25.5"
      {...named}
    >
      {glyphsOf(parts)}
    </svg>
  )
}

const isPhyrexian = (part: ManaPart | undefined): boolean => part?.name === 'Phyrexian'

/** The color of the disc, or the two of a hybrid, parted from lower left to upper right. */
function discOf([first, second]: readonly ManaPart[]): string {
  const color = `var(${first?.disc ?? '--mana-colorless'})`
  if (second === undefined || isPhyrexian(second)) return color
  return `linear-gradient(135deg, ${color} 50%, var(${second.disc}) 50%)`
}

/** A whole disc and a hybrid of three have one sign in the middle, a hybrid of two one in each half. */
function glyphsOf([first, second, third]: readonly ManaPart[]) {
  if (second === undefined || third !== undefined || isPhyrexian(second))
    return <Glyph part={third ?? second ?? first} at={[12, 12]} size={0.74} />
  return (
    <>
      <Glyph part={first} at={[7.6, 7.6]} size={0.44} />
      <Glyph part={second} at={[16.4, 16.4]} size={0.44} />
    </>
  )
}

interface GlyphProps {
  readonly part: ManaPart | undefined
  readonly at: readonly [number, number]
  readonly size: number
}

function Glyph({ part, at: [x, y], size }: GlyphProps) {
  if (part?.shape === undefined) {
    const text = part?.text ?? ''
    const fontSize = (text.length > 2 ? 9 : text.length > 1 ? 14 : 18) * (size < 0.6 ? 0.62 : 1)
    return (
      <text className={styles.letters} x={x} y={y} dy="0.36em" fontSize={fontSize}>
        {text}
      </text>
    )
  }
  return (
    <path
      className={part.outlined === true ? styles.drawn : styles.filled}
      transform={`translate(${x - 12 * size} ${y - 12 * size}) scale(${size})`}
      d={part.shape}
      fillRule="evenodd"
    />
  )
}
