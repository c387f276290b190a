import { defined, type Json } from '@parlour/kernel'
import type { GameKind, SentBodyOf, lobbySave, WireLobby, WireLobbyUser } from '@parlour/protocol'

/** One change of one field, small enough to be put on top of somebody else's. */
export type LobbyEdit =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'game'; readonly game: GameKind | null }
  /** Fields of the options of one game; without effect once another game is chosen. */
  | { readonly kind: 'options'; readonly game: GameKind; readonly options: Readonly<Record<string, Json>> }
  | { readonly kind: 'add'; readonly users: readonly WireLobbyUser[] }
  | { readonly kind: 'remove'; readonly userId: string }
  /** How well a bot plays. */
  | { readonly kind: 'strength'; readonly userId: string; readonly bot: string }
  /** Whether it takes in nobody but those whom its players add. */
  | { readonly kind: 'closed'; readonly closed: boolean }

/**
 * The lobby as it would be with the change. Changing the game drops the options: the server fills in the new
 * game's defaults.
 */
export function applyEdit(lobby: WireLobby, edit: LobbyEdit): WireLobby {
  switch (edit.kind) {
    case 'name':
      return { ...lobby, name: edit.name }
    case 'game': {
      if (edit.game === lobby.game) return lobby
      const { options: _dropped, ...rest } = lobby
      return { ...rest, game: edit.game }
    }
    case 'options':
      return edit.game === lobby.game ? { ...lobby, options: { ...lobby.options, ...edit.options } } : lobby
    case 'add': {
      const listed = new Set(lobby.users.map(({ _id }) => _id))
      return { ...lobby, users: [...lobby.users, ...edit.users.filter(({ _id }) => !listed.has(_id))] }
    }
    case 'remove':
      return { ...lobby, users: lobby.users.filter(({ _id }) => _id !== edit.userId) }
    case 'strength':
      return {
        ...lobby,
        users: lobby.users.map((user) => (user._id === edit.userId ? { ...user, bot: edit.bot } : user)),
      }
    case 'closed': {
      const { closed: _before, ...rest } = lobby
      return edit.closed ? { ...rest, closed: true } : rest
    }
  }
}

/** The body of lobby/save: what of the lobby the server takes, and the revision it was read at. */
export function saveBody({
  _id,
  name,
  game,
  options,
  users,
  closed,
  rev,
}: WireLobby): SentBodyOf<typeof lobbySave> {
  const sent = users.map((user) => ({
    _id: user._id,
    name: user.name,
    ...defined({ bot: user.bot }),
  }))
  const set = options === undefined ? null : definedOf(options)
  return { _id, name, game, options: set, users: sent, closed: closed === true, rev }
}

function definedOf(options: Readonly<Record<string, Json | undefined>>) {
  return JSON.parse(JSON.stringify(options)) as NonNullable<SentBodyOf<typeof lobbySave>['options']>
}
