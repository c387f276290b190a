import { CARD_UPDATES } from './card-updates'
import { CARDS } from './cards'
import { CUBES } from './cubes'
import { DECKS } from './decks'
import { DRAFTS } from './drafts'
import { GAMES } from './games'
import { LOBBIES } from './lobbies'
import { NOTICES } from './notices'
import { PEOPLE } from './people'
import { REQUESTS } from './requests'

/** The families of refusals, by the title that the page of all errors gives each. */
export const FAMILIES = {
  'Every call': REQUESTS,
  People: PEOPLE,
  Lobbies: LOBBIES,
  Games: GAMES,
  Drafts: DRAFTS,
  Cubes: CUBES,
  Cards: CARDS,
  Decks: DECKS,
  'The card database': CARD_UPDATES,
  Notices: NOTICES,
} as const

/** Everything that the server refuses, by code. */
export const REFUSALS = {
  ...REQUESTS,
  ...PEOPLE,
  ...LOBBIES,
  ...GAMES,
  ...DRAFTS,
  ...CUBES,
  ...CARDS,
  ...DECKS,
  ...CARD_UPDATES,
  ...NOTICES,
} as const

export type Refusals = typeof REFUSALS
export type RefusalKey = keyof Refusals
