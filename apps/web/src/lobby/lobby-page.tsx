import { useParams } from 'react-router'
import { LobbyRoom } from './lobby-room'

/** The lobby of the address. */
export function LobbyPage() {
  const { id = '' } = useParams()
  return <LobbyRoom key={id} lobbyId={id} />
}
