import { createPreview, type PreviewHandlers } from '@parlour/ui-kit'
import { useMemo } from 'react'
import type { Card } from '../../rules/facts/card'
import { ICON_NAMES } from '../../rules/facts/names'
import { CardIcon } from '../icons/card-icon'
import styles from './card-preview.module.css'
import { LegibleCard } from './legible-card'

const { Provider, usePreview } = createPreview<Card>(WholeCard, ({ name }) => name)

/** Shows full cards for everything below it that uses `useInnovationPreview`. */
export const InnovationPreviewProvider = Provider

/** Handlers that show the full card, as far as it cannot be read where it lies. */
export function useInnovationPreview(card: Card | undefined): PreviewHandlers {
  const handlers = usePreview(card)
  return useMemo(() => unlessWhole(handlers), [handlers])
}

/** A card whose whole text can be read where it lies needs no preview under the pointer. */
function unlessWhole(handlers: PreviewHandlers): PreviewHandlers {
  return {
    ...handlers,
    onPointerEnter(event) {
      const text = event.currentTarget.querySelector('[data-effects]')
      if (text === null || text.scrollHeight > text.clientHeight + 1) handlers.onPointerEnter?.(event)
    },
  }
}

/** The card as large as its text needs, with what its icons mean below. */
function WholeCard({ card }: { readonly card: Card }) {
  return (
    <div className={styles.preview}>
      <LegibleCard card={card} />
      <dl>
        <dt>featured icon</dt>
        <dd>
          <CardIcon code={card.dogma} mute /> {ICON_NAMES[card.dogma]}
        </dd>
        <dt>set</dt>
        <dd>{card.set}</dd>
      </dl>
    </div>
  )
}
