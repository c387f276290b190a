import { Popover, UnstyledButton } from '@mantine/core'
import { deckProblems, formatWord, unreadyWords } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import styles from './deck-title.module.css'
import type { DeckCards } from './use-deck-cards'

/** How many cards the deck has, and whether its format allows them; a click lists what it forbids. */
export function DeckStanding({ deck, cards }: { readonly deck: WireDeck; readonly cards: DeckCards }) {
  const { format, cardIdsByZone: zones } = deck
  const size = `${zones.main.length} main, ${zones.side.length} sideboard`
  if (cards.isPartial) return <p className={styles.standing}>{size}</p>
  const unready = unreadyWords(format, cards.byZone)
  const problems = unready === undefined ? deckProblems(format, cards.byZone) : [unready]
  if (problems.length === 0)
    return (
      <p
        className={styles.standing}
        data-legal
        title={format === 'custom' ? undefined : `Legal in ${formatWord(format)}`}
      >
        <Icon name="check" size={16} />
        {size}
      </p>
    )
  return (
    <Popover width={320} position="bottom-start" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.standing} data-illegal={unready === undefined || undefined}>
          <Icon name="warn" size={16} />
          {size},{' '}
          {unready === undefined
            ? `not legal: ${problems.length === 1 ? 'one reason' : `${problems.length} reasons`}`
            : 'unfinished'}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Not legal in ${formatWord(format)}`}>
        <ul className={styles.reasons} tabIndex={0}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
