import { ActionIcon, Menu } from '@mantine/core'
import { modals } from '@mantine/modals'
import { FocusBack, Icon } from '@parlour/ui-kit'

interface KillMenuProps {
  readonly name: string
  readonly what: 'game' | 'lobby'
  /** What is lost, in a sentence. */
  readonly loss: string
  readonly kill: () => Promise<unknown>
}

/**
 * The menu at the end of a row: kill, after a question. The page reloads once it is done (rules: screens
 * 1.7).
 */
export function KillMenu({ name, what, loss, kill }: KillMenuProps) {
  const run = async () => {
    await kill()
    window.location.reload()
  }
  const ask = () =>
    modals.openConfirmModal({
      title: `Kill ${what}`,
      children: (
        <>
          <FocusBack />
          <p>
            Kill {name}? {loss}
          </p>
        </>
      ),
      labels: { confirm: 'kill', cancel: 'cancel' },
      confirmProps: { variant: 'filled', color: 'danger' },
      // The call shows its own failure.
      onConfirm: () => void run().catch((error: unknown) => console.error('kill', error)),
    })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`Menu of ${name}`}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="danger" onClick={ask}>
          kill
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
