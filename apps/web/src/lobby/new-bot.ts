import { BOT_NAMES, type WireLobbyUser } from '@parlour/protocol'

/** A record id made in the browser: 24 hexadecimal digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A bot of a kind for a lobby, with the name the server will give it; without one where no name is free, which the server refuses. */
export function newBot(users: readonly WireLobbyUser[], bot: string): WireLobbyUser {
  const taken = new Set(users.map(({ name }) => name))
  const name = BOT_NAMES.find((free) => !taken.has(free)) ?? ''
  return { _id: newId(), name, bot }
}
