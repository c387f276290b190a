import { ActionIcon, Popover, UnstyledButton } from '@mantine/core'
import { CARD_QUERY_HELP } from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import styles from './query-help.module.css'

/** A button that explains the query language. */
export function QueryHelp({ isIcon = false }: { readonly isIcon?: boolean }) {
  return (
    <Popover width={380} position="bottom-start" withinPortal trapFocus returnFocus>
      <Popover.Target>
        {isIcon ? (
          <ActionIcon aria-label="query syntax" title="What can be typed?">
            <Icon name="info" />
          </ActionIcon>
        ) : (
          <UnstyledButton className={styles.open}>query syntax</UnstyledButton>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label="The query language">
        {/* Keys scroll it. */}
        <dl className={styles.list} tabIndex={0}>
          {CARD_QUERY_HELP.map(([typed, finds]) => (
            <div key={typed}>
              <dt>{typed}</dt>
              <dd>{finds}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
