import { logLine, randomFrom, seeded, type Step } from '@parlour/kernel'
import { startingLife } from './facts/formats'
import { zonesBy } from './zones-by'
import type { Board, PlayerState, TableSettings, TableState } from './types'

/** A new table: seats by chance, and everybody chooses a deck (rules: magic-table 1). */
export function setup(settings: TableSettings): Step<TableState> {
  const random = randomFrom(seeded(settings.seed))
  const names = settings.players.map(({ name }) => name)
  const isShuffled = settings.shuffleSeats !== false
  const seats = isShuffled ? random.shuffle(names) : names
  const state: TableState = {
    settings,
    random: random.state,
    dice: [],
    cardsMade: 0,
    handlesMade: 0,
    records: {},
    chosen: {},
    board: emptyBoard(settings, seats),
    past: [],
    future: [],
    undoWish: null,
    shown: [],
    step: 0,
    news: [],
  }
  return { state, log: isShuffled ? [logLine('Players assigned to random seats')] : [] }
}

/** A table on which nothing lies yet. The first seat has the turn and priority. */
function emptyBoard({ format, teams = {} }: TableSettings, seats: readonly string[]): Board {
  const [first = ''] = seats
  return {
    phase: 'start turn',
    turn: 1,
    turnBegan: 0,
    turnPlayer: first,
    priority: first,
    players: seats.map(
      (name): PlayerState => ({
        name,
        team: (Object.hasOwn(teams, name) ? teams[name] : undefined) ?? name,
        eliminated: false,
        counters: { life: startingLife(format) },
        commanderDamage: {},
        mulligans: 0,
        toPutBack: 0,
        zones: zonesBy(() => []),
      }),
    ),
    monarch: null,
    initiative: null,
    drawOffers: [],
    outcome: null,
  }
}
