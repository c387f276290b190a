import { joinClasses, useCellPiece } from '@parlour/ui-kit'
import { counted } from '../../rules/facts/counted'
import { memo } from 'react'
import type { Expansion } from '../../rules/facts/names'
import { piece } from '../../rules/facts/piece'
import type { InnovationView, PlayerView } from '../../rules/view'
import { sightWords } from '../board/sight-words'
import { sameProps } from '../same-props'
import { deckColumns, deckOrder } from './deck-columns'
import styles from './deck-grid.module.css'

export interface DeckGridProps {
  readonly decks: InnovationView['decks']
  readonly expansions: readonly Expansion[]
  /** The lowest value of the game: 0 where cards of value 0 came in. */
  readonly lowest: 0 | 1
  /** Where the viewer's next normal draw comes from. */
  readonly next: PlayerView['nextDraw']
}

/** How many cards every deck has left, ages 11 down to 1, or to 0 (rules: screens 2.2). */
export const DeckGrid = memo(function DeckGrid(props: DeckGridProps) {
  return (
    <div className={styles.decks} role="group" aria-label="Decks">
      {deckColumns(props.expansions, props.lowest).map((ages, at) => (
        <Column key={ages[0]} {...props} ages={ages} named={at === 0} />
      ))}
    </div>
  )
}, sameProps)

interface Run extends DeckGridProps {
  readonly ages: readonly number[]
  /** The sets' names are drawn; in the second column they are only read out. */
  readonly named: boolean
}

/** A row for every set. */
function Column({ ages, named, expansions, decks, next }: Run) {
  return (
    <table>
      <thead>
        <tr>
          <td className={joinClasses(!named && styles.unnamed)} />
          {ages.map((age) => (
            <Age key={age} age={age} />
          ))}
        </tr>
      </thead>
      <tbody>
        {deckOrder(expansions).map((set) => (
          <tr key={set}>
            <th scope="row" className={joinClasses(!named && styles.unnamed)}>
              <span className={joinClasses(!named && 'visually-hidden')}>{set}</span>
            </th>
            {ages.map((age) => (
              <Deck
                key={age}
                set={set}
                age={age}
                count={decks[set]?.[age] ?? 0}
                isNext={next?.set === set && next.value === age}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Age({ age }: { readonly age: number }) {
  const pieceProps = useCellPiece(piece.value(age))
  return (
    <th scope="col" className={styles.age} {...pieceProps}>
      {age}
    </th>
  )
}

interface DeckProps {
  readonly set: Expansion
  readonly age: number
  readonly count: number
  readonly isNext: boolean
}

const Deck = memo(function Deck({ set, age, count, isNext }: DeckProps) {
  const place = piece.deck(set, age)
  const pieceProps = useCellPiece(place)
  return (
    <td
      className={joinClasses(styles.deck, count === 0 && styles.gone, isNext && styles.next)}
      data-place={place}
      title={`${set} ${age}: ${counted(count, 'card')}${isNext ? '; your next draw' : ''}. ${sightWords('deck')}`}
      {...pieceProps}
    >
      {count}
    </td>
  )
})
