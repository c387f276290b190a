import { ActionIcon, Button } from '@mantine/core'
import { adminInvite, adminLinks, adminRevokeLink, type NewLink, type OpenLink } from '@parlour/protocol'
import { Icon, LinkField, Panel, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pathWith } from '../login/link-token'
import { exactTime, gameAge } from '../time/age'
import { useNow } from '../time/use-now'
import styles from './admin-page.module.css'

/** Key of the list of links that can still be used. */
export const OPEN_LINKS = ['open-links']

const wordsOf = ({ kind, target, madeBy }: OpenLink): string =>
  `${kind === 'invitation' ? 'Invitation' : `New password for ${target ?? 'somebody'}`}, by ${madeBy}`

/** Makes links with which friends make their own accounts, and lists the links that can still be used. */
export function InvitationsPanel() {
  const send = useSend()
  const queries = useQueryClient()
  const now = useNow()
  const [made, setMade] = useState<NewLink | null>(null)
  const { data: links = [] } = useQuery({
    queryKey: OPEN_LINKS,
    queryFn: async () => (await send(adminLinks, {})).links,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: OPEN_LINKS })
  const invite = async () => {
    setMade((await send(adminInvite, {})).link)
    await refresh()
  }
  const revoke = async (id: string) => {
    await send(adminRevokeLink, { id })
    if (id === made?.id) setMade(null)
    await refresh()
  }
  // The call shows its own failure.
  const start = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => console.error('invitations', error))
  return (
    <Panel title="Invitations">
      <div className={styles.form}>
        <p className={styles.aside}>
          Whoever opens the link picks a name and a password. It makes one account and is good for 7 days.
        </p>
        {made !== null && <LinkField label="Invitation link" path={pathWith('/join', made.token)} />}
        <div className={styles.actions}>
          <Button variant="filled" onClick={() => start(invite())}>
            {made === null ? 'make an invitation link' : 'make another'}
          </Button>
        </div>
        {links.length > 0 && (
          <ul className={styles.links} aria-label="Open links">
            {links.map((link) => (
              <li key={link.id}>
                <span>
                  {wordsOf(link)}{' '}
                  <time className={styles.muted} title={exactTime(link.expires)}>
                    {gameAge(link.expires - now)} left
                  </time>
                </span>
                <ActionIcon
                  aria-label={`Revoke: ${wordsOf(link)}`}
                  title="Revoke"
                  onClick={() => start(revoke(link.id))}
                >
                  <Icon name="close" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
