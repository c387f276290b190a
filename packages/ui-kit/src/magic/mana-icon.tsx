import type { ManaSymbol } from '@parlour/mtg-cards'
import { joinClasses } from '../join-classes'
import { type ManaPart, manaName, manaParts } from './mana-drawing'
import styles from './mana.module.css'

/** The two halves of a disc, parted from lower left to upper right. */
const UPPER_HALF = 'M3.515 20.485A12 12 0 0 1 20.485 3.515z'
const LOWER_HALF = 'M3.515 20.485A12 12 0 0 0 20.485 3.515z'

interface ManaIconProps {
  readonly symbol: ManaSymbol
  /** Without a name of its own, inside something that says it. */
  readonly unnamed?: boolean
  readonly className?: string | undefined
}

/** A mana or card symbol: a disc in its colour with a shape, letter or number; hybrids in halves. */
export function ManaIcon({ symbol, unnamed = false, className }: ManaIconProps) {
  const parts = manaParts(symbol)
  const named = unnamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': manaName(symbol) }
  return (
    <svg className={joinClasses(styles.symbol, className)} viewBox="-0.75 -0.75 25.5 25.5" {...named}>
      {parts.length === 1 ? <Whole part={parts[0]} /> : <Hybrid parts={parts} />}
      <circle className={styles.edge} cx="12" cy="12" r="12" />
    </svg>
  )
}

const discColor = (part: ManaPart | undefined) => ({ fill: `var(${part?.disc ?? '--mana-colourless'})` })

function Whole({ part }: { part: ManaPart | undefined }) {
  return (
    <>
      <circle cx="12" cy="12" r="12" style={discColor(part)} />
      <Glyph part={part} at={[12, 12]} size={0.74} />
    </>
  )
}

function Hybrid({ parts }: { parts: readonly ManaPart[] }) {
  const [first, second, third] = parts
  const isPhyrexian = second?.name === 'Phyrexian'
  if (isPhyrexian) {
    return (
      <>
        <circle cx="12" cy="12" r="12" style={discColor(first)} />
        <Glyph part={second} at={[12, 12]} size={0.74} />
      </>
    )
  }
  return (
    <>
      <path d={UPPER_HALF} style={discColor(first)} />
      <path d={LOWER_HALF} style={discColor(second)} />
      {third === undefined ? (
        <>
          <Glyph part={first} at={[7.6, 7.6]} size={0.44} />
          <Glyph part={second} at={[16.4, 16.4]} size={0.44} />
        </>
      ) : (
        <Glyph part={third} at={[12, 12]} size={0.74} />
      )}
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
