import { type Card, cardName } from '@parlour/mtg-cards'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import styles from './card-search-list.module.css'
import { type FoundCardActs, FoundCardRow } from './found-card-row'
import { useRowKeys } from './use-row-keys'

interface FoundCardsProps {
  readonly cards: readonly Card[]
  /** They belong to the previous search; the new ones are still loading. */
  readonly isOld: boolean
  /** Drawn, two beside each other, in place of lines. */
  readonly arePictures: boolean
  /** How many of each name the main deck has. */
  readonly copies: ReadonlyMap<string, number>
  /** Without them there is no deck to add to. */
  readonly acts: FoundCardActs | undefined
  /** Called when the end of the loaded rows comes into view. */
  readonly onEnd: () => void
}

/** Its lines, for the keys of the fields that search them. */
export const FOUND_CARDS = '[data-row] > button'

const ROW = 32
const TOUCH_ROW = 48
const PICTURE = 284
const TOUCH_PICTURE = 302
const LANES = 2

/** On a phone what can be pressed is larger. */
function rowHeight(isPicture: boolean): number {
  const isPhone = window.matchMedia('(max-width: 767px)').matches
  if (isPicture) return isPhone ? TOUCH_PICTURE : PICTURE
  return isPhone ? TOUCH_ROW : ROW
}

/** The found cards as lines; only those in sight are drawn. */
export function FoundCards({ cards, isOld, arePictures, copies, acts, onEnd }: FoundCardsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight(arePictures),
    lanes: arePictures ? LANES : 1,
    getItemKey: (index) => cards[index]?._id ?? index,
    overscan: 12,
  })
  const rows = virtual.getVirtualItems()
  const keys = useRowKeys({
    count: cards.length,
    isDrawn: (at) => rows.some(({ index }) => index === at),
    first: virtual.range?.startIndex ?? 0,
    scrollTo: (at) => virtual.scrollToIndex(at),
    list: scroller,
  })
  const last = rows.at(-1)?.index ?? -1
  const isAtEnd = cards.length > 0 && last >= cards.length - 20
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isAtEnd) end.current()
  }, [isAtEnd, last])
  return (
    <div className={styles.scroller} ref={scroller} data-old={isOld ? true : undefined}>
      <ul
        style={{ height: virtual.getTotalSize() }}
        aria-label="Found cards"
        onFocus={keys.onFocus}
        onKeyDown={keys.onKeyDown}
      >
        {rows.map(({ index, key, start, size, lane }) => {
          const card = cards[index]
          return card === undefined ? null : (
            <li
              key={key}
              data-picture={arePictures || undefined}
              style={{
                height: size,
                transform: `translateY(${start}px)`,
                ...(arePictures ? { left: `${(100 / LANES) * lane}%`, width: `${100 / LANES}%` } : {}),
              }}
              data-row={index}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
            >
              <FoundCardRow
                card={card}
                inDeck={copies.get(cardName(card.data)) ?? 0}
                isTabStop={index === keys.tabStop}
                isPicture={arePictures}
                acts={acts}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
