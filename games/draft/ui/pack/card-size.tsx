import { useStored } from '@parlour/ui-kit'
import { CARD_SIZES, type CardSize } from './pack-layout'
import styles from './pack-column.module.css'

/** The chosen width of the pack's cards, kept in the browser. */
export const useCardSize = () => useStored<CardSize>({ key: 'parlour-draft-size', defaultValue: 'fit' })

/** Whether a phone shows one large card of the pack at a time, kept in the browser. */
export const useOneByOne = () => useStored<boolean>({ key: 'parlour-draft-one-by-one', defaultValue: false })

const WORDS: Readonly<Record<CardSize, string>> = { fit: 'whole pack', '220': '220 px', larger: 'larger' }

/**
 * A slider for the width of the pack's cards; on a phone a switch between the pack and one large card at a
 * time.
 */
export function CardSizeControl() {
  const [size, setSize] = useCardSize()
  return (
    <>
      <label className={styles.size} title={WORDS[size]}>
        <span>Size</span>
        <input
          type="range"
          aria-label="Card size"
          aria-valuetext={WORDS[size]}
          min={0}
          max={CARD_SIZES.length - 1}
          value={CARD_SIZES.indexOf(size)}
          onChange={(event) => setSize(CARD_SIZES[Number(event.currentTarget.value)] ?? 'fit')}
        />
      </label>
      <OneByOneSwitch />
    </>
  )
}

/** On a phone: between the pack and one large card at a time. */
export function OneByOneSwitch() {
  const [oneByOne, setOneByOne] = useOneByOne()
  return (
    <button
      type="button"
      className={styles.oneByOne}
      aria-pressed={oneByOne}
      onClick={() => setOneByOne(!oneByOne)}
    >
      one by one
    </button>
  )
}
