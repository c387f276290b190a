import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Icon, type IconName } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import styles from './header.module.css'
import { LOGOUT } from './menu-entries'

const THEMES: readonly {
  readonly value: MantineColorScheme
  readonly word: string
  readonly icon: IconName
}[] = [
  { value: 'light', word: 'light', icon: 'sun' },
  { value: 'dark', word: 'dark', icon: 'moon' },
  { value: 'auto', word: 'as the system', icon: 'auto' },
]

/** The viewer's own menu: how the page looks and moves, and logout. */
export function UserMenu() {
  const { name } = useViewer()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [motion, setMotion] = useLocalStorage<'on' | 'off'>({
    key: 'parlour-motion',
    defaultValue: 'on',
    serialize: (value) => value,
    deserialize: (value) => (value === 'off' ? 'off' : 'on'),
  })
  useEffect(() => {
    document.documentElement.dataset.motion = motion
  }, [motion])
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <button type="button" className={styles.opener} aria-label={`${name}, user menu`}>
          {name}
          <Icon name="down" size={13} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Theme</Menu.Label>
        {THEMES.map(({ value, word, icon }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={colorScheme === value}
            leftSection={<Icon name={icon} size={16} />}
            rightSection={colorScheme === value ? <Icon name="check" size={16} /> : undefined}
            closeMenuOnClick={false}
            onClick={() => setColorScheme(value)}
          >
            {word}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={motion === 'on'}
          rightSection={motion === 'on' ? <Icon name="check" size={16} /> : undefined}
          closeMenuOnClick={false}
          onClick={() => setMotion(motion === 'on' ? 'off' : 'on')}
        >
          show movement
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to={LOGOUT.to}>
          {LOGOUT.word}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
