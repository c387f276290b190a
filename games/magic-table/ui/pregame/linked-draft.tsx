import type { WireDeck } from '@parlour/protocol'
import type { GameScreenProps } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { matchGames, matchScore } from '../dialogs/match-games'
import type { Table } from '../table/table'
import { useLinkedDraft } from '../use-linked-draft'
import styles from './pregame.module.css'

interface LinkedDraftProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly table: Table
  readonly chosen: WireDeck | undefined
}

/** The draft that the table belongs to, and how the match in it stands. */
export function LinkedDraft({ table, game, viewer, chosen }: LinkedDraftProps) {
  const { linkedDraftId } = table.view
  const { data } = useLinkedDraft(linkedDraftId)
  if (linkedDraftId === undefined) return null
  const games = matchGames(
    data?.games ?? [],
    game.settings.players.map(({ _id }) => _id),
  )
  return (
    <p className={styles.linked}>
      <span>
        Linked draft:{' '}
        <Link to={`/game/${linkedDraftId}`}>{data?.draft.settings.name ?? 'open the draft'}</Link>
        {chosen !== undefined && chosen._id === table.own.deckId
          ? '. Your deck of this draft is chosen.'
          : '.'}
      </span>
      {data === undefined ? null : (
        <span className={styles.match}>match {matchScore(games, viewer.name)}</span>
      )}
    </p>
  )
}
