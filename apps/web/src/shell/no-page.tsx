import { Button, Group } from '@mantine/core'
import { Strip } from '@parlour/ui-kit'
import { Link } from 'react-router'

/** Why a page has nothing to show, with the ways on: another try, where one may help, and home. */
export function NoPage({ reason, retry }: { readonly reason: string; readonly retry?: () => void }) {
  return (
    <Strip
      tone="danger"
      actions={
        <Group gap="xs" wrap="nowrap">
          {retry !== undefined && <Button onClick={retry}>try again</Button>}
          <Button component={Link} to="/">
            home
          </Button>
        </Group>
      }
    >
      {reason}
    </Strip>
  )
}
