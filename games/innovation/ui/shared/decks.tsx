import { Icon, useCellPiece, useQuestion, useStored } from '@parlour/ui-kit'
import { meaningOf, piece } from '../../rules/facts/piece'
import { sightWords } from '../board/sight-words'
import { isActionMenu } from '../question/innovation-choices'
import { DeckGrid, type DeckGridProps } from './deck-grid'
import styles from './deck-grid.module.css'

interface DecksProps extends DeckGridProps {
  /** Only the next draw stands on the table until the viewer wants to see all. */
  readonly folds: boolean
}

/** How many cards the decks have left: of few sets all, of many the one that the viewer would draw from. */
export function Decks({ folds, ...decks }: DecksProps) {
  const [storedView, storeView] = useStored<string>({ key: 'parlour-decks', defaultValue: 'next' })
  const isAsked = useAsksForDeck()
  if (!folds) return <DeckGrid {...decks} />
  const isOpen = isAsked || storedView === 'all'
  return (
    <div className={styles.folding}>
      <div className={styles.summary}>
        <NextDraw {...decks} isAlone={!isOpen} />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          disabled={isAsked}
          onClick={() => storeView(isOpen ? 'next' : 'all')}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} /> all decks
        </button>
      </div>
      {isOpen ? <DeckGrid {...decks} /> : null}
    </div>
  )
}

/** Whether decks or values are what is asked for: then all are there to be clicked. */
function useAsksForDeck(): boolean {
  const { request, answers } = useQuestion()
  if (isActionMenu(request)) return false
  return [...answers.keys()].some((address) => ['deck', 'value'].includes(meaningOf(address)?.kind ?? ''))
}

/** The deck of the next draw; `isAlone`: it stands for the deck, which is not drawn beside it. */
function NextDraw({ decks, next, isAlone }: DeckGridProps & { readonly isAlone: boolean }) {
  const place = piece.deck(next?.set ?? 'base', next?.value ?? 1)
  const pieceProps = useCellPiece(place)
  if (next === undefined) return null
  return (
    <span
      role="group"
      aria-label="Next draw"
      className={styles.nextDraw}
      title={sightWords('deck')}
      {...(isAlone ? { 'data-place': place, ...pieceProps } : {})}
    >
      next draw:{' '}
      <b>
        {next.set} {next.value}
      </b>{' '}
      ({decks[next.set]?.[next.value] ?? 0} left)
    </span>
  )
}
