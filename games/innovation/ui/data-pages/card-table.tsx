import type { Card } from '../../rules/facts/card'
import { CardEffects } from '../card/card-effects'
import { ColorLetter } from '../card/color-letter'
import { CardIcon } from '../icons/card-icon'
import styles from './cards-page.module.css'

/** Cards as rows, for reading one after the other. */
export function CardTable({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>card</th>
          <th>set</th>
          <th>icons</th>
          <th>text</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.name}>
            <th scope="row">
              <ColorLetter color={card.color} /> {card.name}
            </th>
            <td>{card.set}</td>
            <td className={styles.icons}>
              {[...card.icons].map((code, at) => (
                <CardIcon key={at} code={code} />
              ))}
            </td>
            <td>
              <CardEffects card={card} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
