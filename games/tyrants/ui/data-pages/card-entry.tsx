import { joinClasses } from '@parlour/ui-kit'
import type { CardFacts } from '../../rules/facts/card'
import { AspectMark } from './aspect-mark'
import { aspectClass } from '../card/tyrants-card'
import { costText, houseLines, idsText } from './card-groups'
import styles from './cards-page.module.css'

/** All that is written on a card, and where the house wording differs. */
export function CardEntry({ facts }: { readonly facts: CardFacts }) {
  const { published: card, copies } = facts
  const { name, cost, aspect, race, text, points, innerPoints } = card
  const house = houseLines(facts)
  return (
    <article className={joinClasses(styles.card, aspectClass(card))} aria-label={name}>
      <header>
        <span className={styles.cost} role="img" aria-label={`cost ${costText(cost)}`}>
          {costText(cost)}
        </span>
        <h3>{name}</h3>
        <span className={styles.copies} title={`copies: ${idsText(facts)}`}>
          ×{copies}
        </span>
      </header>
      <p className={styles.meta}>
        <span>
          {aspect === undefined ? 'no aspect' : <AspectMark aspect={aspect} />} {aspect}
        </span>
        <span>{race}</span>
      </p>
      <div className={styles.text}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {house.length === 0 ? null : (
        <div className={styles.house}>
          <b>house cards</b>
          {house.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <p className={styles.points}>
        <span>
          deck <b>{points}</b>
        </span>
        <span>
          inner circle <b>{innerPoints}</b>
        </span>
      </p>
      <p className={styles.ids}>{idsText(facts)}</p>
    </article>
  )
}
