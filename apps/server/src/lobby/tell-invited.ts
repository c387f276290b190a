import type { GameKind, WireLobby } from '@parlour/protocol'
import { defined } from '@parlour/kernel'
import type { Notices } from '../notify/notices'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'

type LobbyUsers = WireLobby['users']

/** A lobby as it is stored now, and whom it listed before. */
interface ChangedLobby {
  readonly id: string
  readonly name: string
  readonly game: GameKind | null
  readonly users: LobbyUsers
  readonly before: LobbyUsers
}

/** Tells those whom a lobby lists newly, and not by their own doing, that they are invited. */
export async function tellInvited(
  { tx, notices }: { readonly tx: Tx; readonly notices: Notices },
  caller: Pick<Caller, '_id' | 'name'>,
  { id, name, game, users, before }: ChangedLobby,
): Promise<void> {
  const people = users.filter(
    ({ _id, bot }) => bot === undefined && _id !== caller._id && !before.some((user) => user._id === _id),
  )
  if (people.length === 0) return
  const notice = {
    kind: 'invited',
    game: name,
    by: caller.name,
    ...defined({ of: game ?? undefined }),
  } as const
  await notices.tell(tx, { id, topic: 'lobby', people, notice, path: `/lobby/${id}` })
}
