import { Menu } from '@mantine/core'
import { gamePropose, type SerializedGame } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useGames } from '../games/games-context'

/** The dialogs about the pace of a game that its menu opens. */
export type PaceDialogName = 'pace' | 'pause' | 'stand-in' | 'draw' | 'resign'

interface PaceEntriesProps {
  readonly game: SerializedGame
  /** The seat of whoever looks. */
  readonly viewer: string
  readonly open: (dialog: PaceDialogName) => void
}

/** What players do about the pace of their game, as entries of its menu. */
export function PaceEntries({ game, viewer, open }: PaceEntriesProps) {
  const send = useSend()
  const { profiles } = useGames()
  const profile = profiles.find(({ kind }) => kind === game.settings.game)
  const { players } = game.settings
  const mayDraw =
    profile?.endsByAgreement === true && players.length === 2 && players.every(({ bot }) => bot === undefined)
  const mayResign =
    profile?.takesResignations === true &&
    game.clock?.seats.find((seat) => seat.name === viewer)?.resigned !== true
  const playOn = () => void send(gamePropose, { gameId: game._id, proposal: { kind: 'resume' } }).catch(shown)
  return (
    <>
      <Menu.Item onClick={() => open('pace')}>pace</Menu.Item>
      {game.clock?.paused === undefined ? (
        <Menu.Item onClick={() => open('pause')}>pause the game …</Menu.Item>
      ) : (
        <Menu.Item onClick={playOn}>propose to play on</Menu.Item>
      )}
      {profile === undefined || profile.bots.length === 0 ? null : (
        <Menu.Item onClick={() => open('stand-in')}>let a bot stand in …</Menu.Item>
      )}
      <Menu.Item component={Link} to="/account">
        go on vacation …
      </Menu.Item>
      {mayDraw && <Menu.Item onClick={() => open('draw')}>offer a draw …</Menu.Item>}
      {mayResign && (
        <Menu.Item color="danger" onClick={() => open('resign')}>
          resign …
        </Menu.Item>
      )}
    </>
  )
}

/** The call has shown its failure. */
const shown = (error: unknown): void => console.error('propose', error)
