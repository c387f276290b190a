import { Popover } from '@mantine/core'
import { joinClasses, type Leaf, useAsked, useChoice, useQuestion } from '@parlour/ui-kit'
import { type ComponentProps, useState } from 'react'
import { TyrantsCard } from './tyrants-card'
import styles from './tyrants-card.module.css'

/** A card that asks its own question: a click shows what may be chosen. */
export function OfferingCard({ onKeyDown, ...card }: ComponentProps<typeof TyrantsCard>) {
  const { leaves } = useQuestion()
  const isAnswered = useAsked(({ checked }) => Object.keys(checked).length > 0)
  const [isOpen, open] = useState(false)
  const close = () => open(false)
  return (
    <Popover
      opened={isOpen}
      onChange={open}
      onDismiss={close}
      trapFocus
      returnFocus
      hideDetached={false}
      shadow="md"
    >
      <Popover.Target>
        <TyrantsCard
          {...card}
          className={joinClasses(styles.offering, isAnswered && styles.answered)}
          role="button"
          tabIndex={0}
          data-offers={leaves.length}
          onClick={(event) => {
            event.stopPropagation()
            open(!isOpen)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            open(!isOpen)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.offers ?? ''}>
        {leaves.map((leaf) => (
          <Offer key={leaf.key} leaf={leaf} onPicked={close} />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

function Offer({ leaf, onPicked }: { readonly leaf: Leaf; readonly onPicked: () => void }) {
  const { onClick, ...choice } = useChoice(leaf)
  return (
    <button
      {...choice}
      onClick={(event) => {
        onClick?.(event)
        onPicked()
      }}
    >
      {leaf.item.title}
    </button>
  )
}
