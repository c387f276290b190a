import type { WireLobbyUser } from '@parlour/protocol'

/** The kind of bot that lobbies seat. */
const BOT_KIND = 'steady'

/** A record id made in the browser: 24 hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A bot for a lobby, named with the first number that is free there. The hub may give it another name. */
export function newBot(users: readonly WireLobbyUser[]): WireLobbyUser {
  const taken = new Set(users.map(({ name }) => name))
  let number = 1
  while (taken.has(`Bot ${number}`)) number += 1
  return { _id: newId(), name: `Bot ${number}`, bot: BOT_KIND }
}
