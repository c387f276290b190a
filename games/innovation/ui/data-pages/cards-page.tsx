import { useRef, useState } from 'react'
import type { Color, Expansion, StandardIcon } from '../../rules/facts/names'
import { CardTools } from './card-tools'
import { CardTable } from './card-table'
import { type AgeGroup, type CardFilter, SHOWN_SETS, shownAges } from './card-filter'
import { ColorLetter } from '../card/color-letter'
import { LegibleCard } from '../card/legible-card'
import styles from './cards-page.module.css'
import '../tokens.css'

const ALL: CardFilter = {
  text: '',
  sets: new Set<Expansion>(SHOWN_SETS),
  colors: new Set<Color>(),
  icons: new Set<StandardIcon>(),
  age: '',
}

/** Every card of Innovation by age, from the rules' own data. */
export function CardsPage() {
  const [filter, setFilter] = useState(ALL)
  const [isTable, setTable] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const ages = shownAges(filter)
  const some = ages.filter(({ cards }) => cards.length > 0)
  return (
    <>
      <CardTools
        filter={filter}
        count={ages.reduce((sum, { cards }) => sum + cards.length, 0)}
        found={list}
        onChange={setFilter}
        isTable={isTable}
        onView={setTable}
      />
      <div className={styles.ages}>
        <nav className={styles.rail} aria-label="Ages">
          {some.map(({ age }) => (
            <a key={age} href={`#age-${age}`}>
              <span className="visually-hidden">Age </span>
              {age}
            </a>
          ))}
        </nav>
        <div ref={list} className={styles.list} tabIndex={-1} role="group" aria-label="Cards found">
          {some.length === 0 ? (
            <p className={styles.none}>No matching cards. Try removing a filter.</p>
          ) : null}
          {some.map((group) => (
            <Age key={group.age} {...group} isTable={isTable} />
          ))}
        </div>
      </div>
    </>
  )
}

function Age({ age, cards, of, isTable }: AgeGroup & { readonly isTable: boolean }) {
  return (
    <section id={`age-${age}`} className={styles.age} aria-labelledby={`age-${age}-head`}>
      <h2 id={`age-${age}-head`}>
        Age {age}{' '}
        <span>
          {cards.length} of {of}
        </span>
      </h2>
      {isTable ? (
        <CardTable cards={cards} />
      ) : (
        <div className={styles.cards}>
          {cards.map((card) => (
            <div key={card.name} className={styles.slot}>
              <LegibleCard card={card} isStretched />
              <span className={styles.letter} aria-hidden="true">
                <ColorLetter color={card.color} />
              </span>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
