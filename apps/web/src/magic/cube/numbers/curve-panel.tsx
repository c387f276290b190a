import { type Card, cardManaValue, cubeBreakdown, deckSection } from '@parlour/mtg-cards'
import { ManaCurveChart } from '@parlour/mtg-ui'
import { Panel, Segments } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './numbers.module.css'

const SHOWN = ['all', 'by color'] as const

/** The curve of a cube, of all cards or of each column of the breakdown. */
export function CurvePanel({ cards }: { readonly cards: readonly Card[] }) {
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all')
  const spells = cards.filter(({ data }) => deckSection(data) !== 'land')
  const sum = spells.reduce((total, { data }) => total + cardManaValue(data), 0)
  const switches = <Segments label="Mana curve of" names={SHOWN} chosen={shown} onChoose={setShown} />
  return (
    <Panel title="Mana curve" end={switches}>
      {shown === 'all' ? (
        <>
          <ManaCurveChart cards={cards} height={124} />
          <p className={styles.note}>
            creatures solid, others hatched · average{' '}
            {spells.length === 0 ? '0' : (sum / spells.length).toFixed(1)}
          </p>
        </>
      ) : (
        <ul className={styles.curves}>
          {cubeBreakdown(cards)
            .filter(({ id, count }) => id !== 'land' && count > 0)
            .map(({ id, sections }) => (
              <li key={id}>
                <h3>{id}</h3>
                <ManaCurveChart
                  cards={sections.flatMap(({ groups }) => groups.flatMap((group) => group.cards))}
                  height={40}
                />
              </li>
            ))}
        </ul>
      )}
    </Panel>
  )
}
