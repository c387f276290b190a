import { freeBotName, type WireLobbyUser } from '@parlour/protocol'

/** A record id made in the browser: 24 hexadecimal digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A bot of a kind for a lobby. The server gives it another name where somebody of the hub has this one, and
 * refuses it where there is no free one.
 */
export function newBot(users: readonly WireLobbyUser[], bot: string): WireLobbyUser {
  return { _id: newId(), name: freeBotName(users.map(({ name }) => name)) ?? '', bot }
}
