import { gameOnlookerChat } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './story-page.module.css'

/** What onlookers said to one another while the game ran, each with the way to its moment. */
export function OnlookersPanel({ gameId }: { readonly gameId: string }) {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['story-onlookers', gameId],
    queryFn: async () => (await send(gameOnlookerChat, { gameId })).lines,
  })
  if (data === undefined || data.length === 0) return null
  return (
    <Panel title="What onlookers said" flush count={data.length}>
      <ul className={styles.remarks}>
        {data.map(({ id, author, text, seq }) => (
          <li key={id}>
            <span>{author}</span>
            <p>{text}</p>
            <Link to={`/game/${gameId}?at=${seq}`}>{seq === 0 ? 'the beginning' : `answer ${seq}`}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
