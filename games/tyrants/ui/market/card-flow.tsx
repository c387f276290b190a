import { useWidth } from '@parlour/ui-kit'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { CardView } from '../../rules/view'
import type { CardWords } from '../card/card-height'
import { useCards } from '../card/wording'
import { CARD_GAP, cardBlock, type CardRow, cardRows, ROW_GAP } from './card-rows'
import styles from './market.module.css'

interface CardFlowProps<Shown extends CardView> {
  readonly cards: readonly Shown[]
  readonly children: (card: Shown) => ReactNode
  /** Cards that were here: there is room for these as well, so that nothing moves when one leaves. */
  readonly reserved?: readonly CardView[]
  /** How high the rows may be before words become smaller, in px. */
  readonly room?: number
  /** The address of the place where they lie. */
  readonly place?: string
}

/** In px, where nothing can be measured. */
const ASSUMED_WIDTH = 800

/** Cards in rows, each as wide as its words need: all of what is written on them can be read. */
export function CardFlow<Shown extends CardView>({
  cards,
  children,
  reserved = [],
  room = Infinity,
  place,
}: CardFlowProps<Shown>) {
  const [ref, width] = useWidth(ASSUMED_WIDTH)
  const cardOf = useCards()
  const [names, others] = [namesOf(cards), namesOf(reserved)]
  const { slots, sizes } = useMemo(() => {
    const [shown, gone] = [wordsOf(names, cardOf), wordsOf(others, cardOf)]
    const all = cardBlock([...shown, ...gone], { width, height: room })
    // Where what was here has no room in any size, the words are as large as they can be without it.
    const { size } = all.height > room ? cardBlock(shown, { width, height: room }) : all
    const rows = cardRows(shown, width, size)
    const least = gone.length === 0 ? 0 : Math.min(all.height, room)
    return {
      slots: rows.flatMap((row) => slotsOf(row, width)),
      sizes: {
        '--least': `${least}px`,
        '--card-type': `${size}px`,
        '--card-gap': `${CARD_GAP}px`,
        '--row-gap': `${ROW_GAP}px`,
      } as CSSProperties,
    }
  }, [names, others, cardOf, width, room])
  return (
    <div ref={ref} className={styles.flow} style={sizes} data-place={place}>
      {cards.map((card, at) => (
        <div key={card.id} className={styles.slot} style={slots[at]}>
          {children(card)}
        </div>
      ))}
    </div>
  )
}

/** Joins names into one text to compare: from answer to answer most cards stay the same. */
const namesOf = (cards: readonly CardView[]): string => cards.map(({ name }) => name).join(SEPARATOR)
const SEPARATOR = '|'

const wordsOf = (names: string, cardOf: ReturnType<typeof useCards>): readonly CardWords[] =>
  names === '' ? [] : names.split(SEPARATOR).map((name) => cardOf(name) ?? { name, text: [] })

/** Behind the last card of a row nothing else has room. */
function slotsOf({ widths }: CardRow, width: number): readonly CSSProperties[] {
  const used = widths.reduce((sum, wide) => sum + wide + CARD_GAP, -CARD_GAP)
  return widths.map((wide, at) => ({
    width: wide,
    marginRight: at === widths.length - 1 ? Math.max(0, width - used) : 0,
  }))
}
