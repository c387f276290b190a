import { Popover } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { TyrantsCard } from './tyrants-card'

/** A card that cannot be chosen now: a click says why. */
export function RefusingCard({
  why,
  onKeyDown,
  ...card
}: ComponentProps<typeof TyrantsCard> & { readonly why: string }) {
  const [isOpen, open] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={open}
      onDismiss={() => open(false)}
      hideDetached={false}
      withArrow
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <TyrantsCard
          {...card}
          aria-description={why}
          onClick={() => open(!isOpen)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.key === 'Enter') open(!isOpen)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown p="xs" fz="sm" role="status">
        {why}
      </Popover.Dropdown>
    </Popover>
  )
}
