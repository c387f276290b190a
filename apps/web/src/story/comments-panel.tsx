import { gameComments } from '@parlour/protocol'
import { Panel, PlayerName, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './story-page.module.css'

/** What was written about moments of the game, each with the way there. */
export function CommentsPanel({ gameId }: { readonly gameId: string }) {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['story-comments', gameId],
    queryFn: async () => (await send(gameComments, { gameId })).comments,
  })
  if (data === undefined) return null
  return (
    <Panel title="Comments" flush {...(data.length === 0 ? {} : { count: data.length })}>
      {data.length === 0 ? (
        <p className={styles.none}>No comments yet. Look back and write one at its moment.</p>
      ) : (
        <ul className={styles.remarks}>
          {data.map(({ id, author, text, seq }) => (
            <li key={id}>
              <PlayerName name={author} />
              <p>{text}</p>
              <Link to={`/game/${gameId}?at=${seq}`}>{seq === 0 ? 'the beginning' : `answer ${seq}`}</Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
