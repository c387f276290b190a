import { Button } from '@mantine/core'
import { gamesBetween } from '@parlour/matches'
import { useDraftMatches } from '@parlour/mtg-ui'
import { DialogSheet, type GameScreenProps, PlayerName, RematchButton } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useOpenDialog } from '../acting/table-store'
import { matchScore } from '../match-score'
import type { DialogProps } from './dialog-props'
import styles from './dialogs.module.css'
import { NextGame } from './next-game'

type StatsDialogProps = DialogProps & Pick<GameScreenProps, 'game' | 'viewer' | 'rematch'>

/** How the players' games of one draft stand. */
export function StatsDialog({ game, viewer, rematch, context, onClose }: StatsDialogProps) {
  const { linkedDraftId } = context.table.view
  const { data, error } = useDraftMatches(linkedDraftId)
  const open = useOpenDialog()
  useEffect(() => {
    if (linkedDraftId === undefined) console.info('no linked draft id')
  }, [linkedDraftId])
  const cubeId = data?.draft.settings.cubeId
  const games = gamesBetween(
    data?.games ?? [],
    game.settings.players.map(({ _id }) => _id),
  )
  return (
    <DialogSheet
      title="Match stats"
      size={620}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            close
          </Button>
          {cubeId === undefined ? null : (
            <Button variant="default" onClick={() => open({ kind: 'achievements', cubeId })}>
              achievements
            </Button>
          )}
          {game.gameOver && viewer.seated ? (
            <RematchButton rematch={rematch} primary={linkedDraftId === undefined} />
          ) : null}
          {game.gameOver && linkedDraftId !== undefined ? (
            <NextGame players={game.settings.players} viewer={viewer} draftId={linkedDraftId} />
          ) : null}
        </>
      )}
    >
      {linkedDraftId === undefined ? (
        <p className={styles.hint}>This game is not linked to a draft. Its match is counted once it is.</p>
      ) : (
        <p className={styles.score}>
          <b>{matchScore(games, game, viewer)}</b> won, lost, drawn
          {data === undefined ? null : (
            <>
              {' '}
              · draft <Link to={`/game/${linkedDraftId}`}>{data.draft.settings.name}</Link>
            </>
          )}
        </p>
      )}
      {error === null ? null : <p className={styles.hint}>{error.message}</p>}
      {games.length === 0 ? null : (
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">game</th>
              <th scope="col">winner</th>
            </tr>
          </thead>
          <tbody>
            {games.map(({ _id, settings, gameOver, gameOverData }) => (
              <tr key={_id}>
                <th scope="row">
                  <Link to={`/game/${_id}`}>{settings.name}</Link>
                </th>
                <th>{gameOver ? <Winners names={gameOverData?.winners ?? []} /> : 'IN PROGRESS'}</th>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DialogSheet>
  )
}

function Winners({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return 'draw'
  return names.map((name) => <PlayerName key={name} name={name} />)
}
