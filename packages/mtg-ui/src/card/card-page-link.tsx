import type { Card } from '@parlour/mtg-cards'
import type { ReactNode } from 'react'
import { frontName } from './front-name'
import styles from './card-chip.module.css'

interface CardPageLinkProps {
  readonly card: Card
  readonly tabIndex?: 0 | -1
  readonly children?: ReactNode
}

/** Leads to the page of a card, in a tab of its own: whoever follows it is in the middle of something. */
export function CardPageLink({ card, tabIndex, children = 'card page' }: CardPageLinkProps) {
  return (
    <a
      className={styles.page}
      href={cardPage(card)}
      target="_blank"
      rel="noreferrer"
      tabIndex={tabIndex}
      aria-label={`page of ${frontName(card)}`}
    >
      {children}
    </a>
  )
}

/** The address of a card's page. */
export const cardPage = ({ _id }: Card): string => `/magic/card/${_id}`
