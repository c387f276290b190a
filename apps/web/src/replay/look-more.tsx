import { Button, Menu } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useSaveFile } from '../game/use-save-file'
import styles from './look-bar.module.css'
import type { LookBarProps } from './look-bar-props'
import type { LookOptions } from './use-look-options'

interface LookMoreProps extends Pick<LookBarProps, 'game' | 'isFile'> {
  readonly options: LookOptions
  readonly copyLink: () => void
  readonly onHelp: () => void
}

/** What is seldom wanted in a look back. */
export function LookMore({ game, isFile, options, copyLink, onHelp }: LookMoreProps) {
  const saveFile = useSaveFile(game)
  const { skips, toggleSkips, isHidden, toggleHidden } = options
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" rightSection={<Icon name="down" size={13} />}>
          more
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isFile ? null : (
          <Menu.Item onClick={copyLink} rightSection={<Key name="L" />}>
            copy link to this moment
          </Menu.Item>
        )}
        <Menu.CheckboxItem checked={isHidden} onChange={toggleHidden} rightSection={<Key name="H" />}>
          hide what comes after
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={skips} onChange={toggleSkips}>
          skip passes and forced answers
        </Menu.CheckboxItem>
        <Menu.Divider />
        {isFile ? null : <Menu.Item onClick={() => void saveFile()}>save as a file</Menu.Item>}
        <Menu.Item component={Link} to="/replay">
          open a file
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onHelp} rightSection={<Key name="?" />}>
          all keys
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const Key = ({ name }: { readonly name: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {name}
  </kbd>
)
