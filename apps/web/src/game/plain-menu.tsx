import { Menu } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './game-menu.module.css'

interface PlainMenuProps {
  readonly name: string
  readonly children: ReactNode
}

/** The menu of a game in which the viewer can do nothing: titled with its name, with these entries. */
export const PlainMenu = ({ name, children }: PlainMenuProps) => (
  <div className={styles.menu}>
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={styles.opener}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <Icon name="down" size={13} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  </div>
)
