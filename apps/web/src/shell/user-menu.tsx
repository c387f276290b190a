import { useGameSounds } from '../cues/sound-setting'
import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { Icon, type IconName, useSingleKeys, useStoredSwitch } from '@parlour/ui-kit'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { PersonName } from '../people/person-name'
import styles from './header.module.css'
import { LOGOUT } from './menu-entries'
import { useAsksFirst } from './use-asks-first'

const THEMES: readonly {
  readonly value: MantineColorScheme
  readonly word: string
  readonly icon: IconName
}[] = [
  { value: 'light', word: 'light', icon: 'sun' },
  { value: 'dark', word: 'dark', icon: 'moon' },
  { value: 'auto', word: 'same as system', icon: 'auto' },
]

/** The viewer's own menu: how the page looks, moves and asks, and logout. */
export function UserMenu() {
  const { _id, name, mark } = useViewer()
  const themeLabel = useId()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [moves, setMoves] = useStoredSwitch('parlour-motion')
  const [sounds, setSounds] = useGameSounds()
  const [asksFirst, setAsksFirst] = useAsksFirst()
  const [hasSingleKeys, setSingleKeys] = useSingleKeys()
  useEffect(() => {
    document.documentElement.dataset.motion = moves ? 'on' : 'off'
  }, [moves])
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <button type="button" className={`${styles.opener} ${styles.user}`} aria-label={`${name}, user menu`}>
          <span className={styles.userName}>
            <PersonName name={name} mark={mark} />
          </span>
          <Icon name="down" size={13} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label id={themeLabel}>Theme</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(THEMES.find((theme) => theme.value === value)?.value ?? 'auto')}
          aria-labelledby={themeLabel}
        >
          {THEMES.map(({ value, word, icon }) => (
            <Menu.RadioItem key={value} value={value}>
              <span className={styles.choice}>
                <Icon name={icon} size={16} />
                <span className={styles.word}>{word}</span>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.CheckboxItem checked={moves} onChange={setMoves}>
          show animations
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={sounds} onChange={setSounds}>
          play sounds in games
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={asksFirst} onChange={setAsksFirst}>
          ask me before each answer
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={hasSingleKeys} onChange={setSingleKeys}>
          single-key shortcuts
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Item component={Link} to={`/people/${_id}`}>
          my page
        </Menu.Item>
        <Menu.Item component={Link} to="/account">
          my account
        </Menu.Item>
        <Menu.Item component={Link} to={LOGOUT.to}>
          {LOGOUT.word}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
