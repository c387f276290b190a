import { Button, Skeleton } from '@mantine/core'
import { type CardListEntry, type CardListOutcome, cardName, type ListGuess } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import styles from './deck-import.module.css'
import type { SimilarTo } from './use-similar-names'
import { ZONE_NAMES } from '../deck/zone-names'

interface ImportOutcomesProps {
  readonly outcomes: readonly CardListOutcome[] | undefined
  readonly similarTo: SimilarTo
  /** Replaces an unknown name by another. */
  readonly onCorrect: (entry: CardListEntry, name: string) => void
}

/** What each line of a list will do; unknown names first, since they need attention. */
export function ImportOutcomes({ outcomes, similarTo, onCorrect }: ImportOutcomesProps) {
  if (outcomes === undefined) return <Skeleton height={120} role="status" aria-label="Looking up the names" />
  const unknown = outcomes.filter(({ kind }) => kind === 'unknown')
  const known = outcomes.filter(({ kind }) => kind !== 'unknown')
  return (
    <div className={styles.results} role="status">
      <p className={styles.summary}>{summary(outcomes)}</p>
      <ul className={styles.lines} tabIndex={0} aria-label="Result of each line">
        {[...unknown, ...known].map((outcome, index) => (
          <li key={index} data-kind={outcome.kind}>
            <b>{outcome.kind === 'maybe' ? 'left out' : outcome.kind}</b>
            <span>
              {lineText(outcome)}
              <Printing outcome={outcome} />
              <Guesses outcome={outcome} />
            </span>
            {outcome.kind === 'unknown' ? (
              <DidYouMean
                names={similarTo(outcome.entry)}
                onPick={(name) => onCorrect(outcome.entry, name)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DidYouMeanProps {
  readonly names: readonly string[]
  readonly onPick: (name: string) => void
}

/** The names that an unknown one may have been meant for, each to take in its place. */
function DidYouMean({ names, onPick }: DidYouMeanProps) {
  if (names.length === 0) return null
  return (
    <div className={styles.similar}>
      <span>Did you mean</span>
      {names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          classNames={{ root: joinClasses(styles.name), label: joinClasses(styles.label) }}
          onClick={() => onPick(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

function lineText({ kind, cards, entry, text }: CardListOutcome): string {
  const [card] = cards
  if (kind === 'unknown' || card === undefined) return text
  const place = entry.zone === 'main' && entry.block === undefined ? '' : ` (${ZONE_NAMES[entry.zone]})`
  const short = cards.length < entry.count ? `, of ${entry.count} asked` : ''
  return `${cards.length} ${cardName(card.data)}${short}${place}`
}

/** Which printing of a card is imported; a cube's own card has none. */
function Printing({ outcome: { kind, cards } }: { readonly outcome: CardListOutcome }) {
  const { set, collector_number = '' } = cards[0]?.data ?? {}
  if (kind !== 'insert' || set === undefined) return null
  return <small> {`${set.toUpperCase()} ${collector_number}`.trim()}</small>
}

/** What of a line was guessed, and the line where its name was taken out of more. */
function Guesses({ outcome: { kind, entry, text } }: { readonly outcome: CardListOutcome }) {
  const { guesses = [] } = entry
  if (kind === 'unknown' || guesses.length === 0) return null
  const words = [...new Set(guesses)].map((guess) => GUESS_WORDS[guess])
  return (
    <i className={styles.guess} title={`The line: ${text}`}>
      {words.join(', ')}
    </i>
  )
}

const GUESS_WORDS: Readonly<Record<ListGuess, string>> = {
  name: 'name taken from the line',
  count: 'count guessed',
  zone: 'zone guessed',
  printing: 'not the printing that was named',
}

function summary(outcomes: readonly CardListOutcome[]): string {
  const cardsOf = (wanted: CardListOutcome['kind']) =>
    outcomes.filter(({ kind }) => kind === wanted).reduce((sum, { cards }) => sum + cards.length, 0)
  const removed = cardsOf('remove')
  const unknown = outcomes.filter(({ kind }) => kind === 'unknown').length
  const maybe = outcomes
    .filter(({ kind }) => kind === 'maybe')
    .reduce((sum, { entry }) => sum + entry.count, 0)
  return [
    `${cardsOf('insert')} to insert`,
    ...(removed === 0 ? [] : [`${removed} to remove`]),
    `${unknown} unknown ${unknown === 1 ? 'line' : 'lines'}`,
    ...(maybe === 0 ? [] : [`${maybe} in the maybeboard left out`]),
  ].join(', ')
}
