import type { WireLobby } from '@parlour/protocol'

/** The name of whoever made a lobby; undefined when they are not in it. */
export const hostOf = ({ users, userId }: Pick<WireLobby, 'users' | 'userId'>): string | undefined =>
  users.find(({ _id }) => _id === userId)?.name
