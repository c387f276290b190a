import { gamesBetween } from '@parlour/matches'
import { useDraftMatches } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'
import type { GameScreenProps } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { matchScore } from '../match-score'
import type { Table } from '../table/table'
import styles from './pregame.module.css'

interface LinkedDraftProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly table: Table
  readonly chosen: WireDeck | undefined
}

/** The draft that the table belongs to, and how the match in it stands. */
export function LinkedDraft({ table, game, viewer, chosen }: LinkedDraftProps) {
  const { linkedDraftId } = table.view
  const { data } = useDraftMatches(linkedDraftId)
  if (linkedDraftId === undefined) return null
  const games = gamesBetween(
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
        <span className={styles.match}>match {matchScore(games, game, viewer)}</span>
      )}
    </p>
  )
}
