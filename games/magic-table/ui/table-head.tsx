import { Menu } from '@mantine/core'
import { useDraftMatches } from '@parlour/mtg-ui'
import type { GameScreenProps } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useOpenDialog } from './acting/table-store'
import { useThroughStack } from './acting/use-through-stack'
import type { Table } from './table/table'

interface TableHeadProps extends Pick<GameScreenProps, 'menu' | 'viewer'> {
  readonly table: Table
}

/** The game's menu with what belongs to this table: its draft and cube, match stats, dice, keys. */
export function TableHead({ table, menu, viewer }: TableHeadProps) {
  const open = useOpenDialog()
  const [throughStack, setThroughStack] = useThroughStack()
  const { linkedDraftId } = table.view
  const draft = useDraftMatches(linkedDraftId)
  const cubeId = draft.data?.draft.settings.cubeId
  const more = (
    <>
      <Menu.Divider />
      {linkedDraftId === undefined ? null : (
        <Menu.Item component={Link} to={`/game/${linkedDraftId}`}>
          open the draft
        </Menu.Item>
      )}
      {cubeId === undefined ? null : (
        <Menu.Item component={Link} to={`/magic/cube/${cubeId}`}>
          open the cube
        </Menu.Item>
      )}
      {cubeId === undefined ? null : (
        <Menu.Item onClick={() => open({ kind: 'achievements', cubeId })}>achievements</Menu.Item>
      )}
      <Menu.Item onClick={() => open({ kind: 'stats' })}>match stats</Menu.Item>
      {viewer.seated ? <Menu.Item onClick={() => open({ kind: 'link' })}>link to draft</Menu.Item> : null}
      <Menu.Divider />
      <Menu.Item onClick={() => open({ kind: 'counters' })}>counters</Menu.Item>
      <Menu.Item onClick={() => open({ kind: 'die' })}>roll a die</Menu.Item>
      {viewer.seated ? (
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={throughStack}
          title="Where a creature goes when its card is clicked twice"
          rightSection={throughStack ? '✓' : undefined}
          onClick={() => setThroughStack(!throughStack)}
        >
          creatures through the stack
        </Menu.Item>
      ) : null}
      <Menu.Item onClick={() => open({ kind: 'keys' })}>keyboard</Menu.Item>
    </>
  )
  return menu({ brief: true, more })
}
