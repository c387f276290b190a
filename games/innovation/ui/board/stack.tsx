import { joinClasses, usePiece } from '@parlour/ui-kit'
import { type CSSProperties, memo } from 'react'
import { counted } from '../../rules/facts/counted'
import { type Color, ICON_NAMES, ICONS } from '../../rules/facts/names'
import { cardOf } from '../../rules/facts/catalog'
import { piece } from '../../rules/facts/piece'
import type { StackView } from '../../rules/view'
import { ColorLetter, colorClass } from '../card/color-letter'
import { plainText } from '../card/plain-text'
import { CardIcon } from '../icons/card-icon'
import { sameProps } from '../same-props'
import { BoardCard } from './board-card'
import { EDGE, type FittedMeasure, stackBox } from './geometry'
import type { OpenPile } from './open-pile'
import { sightWords } from './sight-words'
import styles from './stack.module.css'

/** Below a narrower card the icons of a stack are not counted: they would take a second line. */
const ROOM_FOR_COUNTS = 110

interface StackProps {
  readonly player: string
  readonly seat: number
  readonly color: Color
  readonly stack: StackView
  readonly measure: FittedMeasure
  readonly onOpen: (pile: OpenPile) => void
}

/**
 * A color stack as it lies on a table: whole cards, each moved one strip under the one above (rules:
 * innovation 11.1).
 */
export const Stack = memo(function Stack({ player, seat, color, stack, measure, onOpen }: StackProps) {
  const place = piece.stack(seat, color)
  const pieceProps = usePiece(place)
  const { width, height, layers, edges, covered } = stackBox(
    { count: stack.stack.length, splay: stack.splay },
    measure,
  )
  const style = {
    '--box': `${stack.stack.length === 0 ? measure.empty : width}px`,
    '--w': `${measure.w}px`,
    '--h': `${measure.h}px`,
    '--cell': `${measure.cell}px`,
    '--inset': `${measure.inset}px`,
  } as CSSProperties
  return (
    <div
      className={joinClasses(
        styles.stack,
        colorClass(color),
        (measure.full ? measure.w : measure.wMax) < ROOM_FOR_COUNTS && styles.tucked,
      )}
      data-splay={stack.splay}
      data-place={place}
      style={style}
      {...pieceProps}
      aria-label={`${player}: ${color}, ${counted(stack.stack.length, 'card')}, ${splayWords(stack.splay)}${countWords(stack)}`}
      // Never a button, also where a click answers: it holds cards and a button of its own; the pane offers
      // the same choice.
      role="group"
      aria-pressed={undefined}
    >
      {stack.stack.length === 0 ? (
        <div className={styles.empty}>no {color}</div>
      ) : (
        <div className={styles.cards} style={{ height }}>
          {Array.from({ length: edges }, (_, at) => (
            <i key={edges - at} className={styles.edge} style={{ top: (edges - at) * EDGE }} />
          ))}
          {layers.map(({ left, top }, depth) => (
            <BoardCard
              key={stack.stack[depth]}
              name={stack.stack[depth] ?? ''}
              size={measure.full && depth === 0 ? 'full' : 'small'}
              covered={depth > 0}
              measure={depth > 0 ? { w: measure.w, h: measure.h, ...covered } : measure}
              style={{ left, top, zIndex: layers.length - depth }}
            />
          ))}
        </div>
      )}
      <StackFoot {...{ player, color, stack, onOpen }} full={measure.full} />
    </div>
  )
}, sameProps)

const ARROWS = { none: '', left: '←', right: '→', up: '↑', aslant: '↗' } as const

const splayWords = (splay: StackView['splay']): string =>
  splay === 'none' ? 'not splayed' : `splayed ${splay}`

/** The icons that show, for where they are not drawn. */
function countWords({ counts }: StackView): string {
  const words = ICONS.flatMap((icon) =>
    (counts[icon] ?? 0) > 0 ? [`${counts[icon]} ${ICON_NAMES[icon]}`] : [],
  )
  return words.length === 0 ? '' : `; shows ${words.join(', ')}`
}

/** The echo effects that show: what of the covered cards can still be used. */
function echoWords({ echoes, stack }: StackView): string {
  const texts = echoes.flatMap((at) => {
    const card = cardOf(stack[at] ?? '')
    return card === undefined ? [] : card.echo.map(({ text }) => `${card.name}: ${plainText(text)}`)
  })
  return `visible echo effects: ${texts.join(' ')}`
}

/** With more kinds of icons to count, the arrow of the splay stands without its word. */
const ROOM_FOR_WORD = 2

interface StackFootProps extends Omit<StackProps, 'measure' | 'seat'> {
  readonly full: boolean
}

/** Letter, number of cards, splay, visible hexes and icons of a stack; opens the list of its cards. */
const StackFoot = memo(function StackFoot({ player, color, stack, full, onOpen }: StackFootProps) {
  const { stack: cards, splay, hexes, counts } = stack
  const shown = ICONS.filter((icon) => (counts[icon] ?? 0) > 0)
  return (
    <button
      type="button"
      className={styles.foot}
      disabled={cards.length === 0}
      title={`${counted(cards.length, 'card')}, ${splayWords(splay)}${countWords(stack)}. ${sightWords('board')}`}
      aria-label={`Look through ${color}, ${counted(cards.length, 'card')}`}
      onClick={(event) => {
        event.stopPropagation()
        onOpen({ title: `${player}: ${color}`, sight: sightWords('board'), cards })
      }}
    >
      <ColorLetter color={color} />
      <span>{cards.length}</span>
      {splay === 'none' ? null : (
        <span title={splayWords(splay)}>
          {ARROWS[splay]}
          {full && shown.length <= ROOM_FOR_WORD ? ` ${splay}` : ''}
        </span>
      )}
      {cards.length === 0 ? null : <span title={`visible hexes: ${hexes}`}>⬡{hexes}</span>}
      {stack.echoes.length === 0 ? null : (
        <span title={echoWords(stack)}>
          <CardIcon code="&" />
          {stack.echoes.length}
        </span>
      )}
      <span className={styles.counts}>
        {shown.map((icon) => (
          <span key={icon}>
            <CardIcon code={icon} />
            {counts[icon]}
          </span>
        ))}
      </span>
    </button>
  )
})
