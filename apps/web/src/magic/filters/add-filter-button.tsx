import { ActionIcon } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'

/** The button at the end of a filter's fields. */
export function AddFilterButton({ label }: { readonly label: string }) {
  return (
    <ActionIcon type="submit" variant="default" size={36} aria-label={label} title={label}>
      <Icon name="plus" />
    </ActionIcon>
  )
}
