import {
  advance,
  type Choice,
  type ChoiceItem,
  type Pick,
  randomFrom,
  randomPicks,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import { expect, test } from 'vitest'
import { tyrants } from '../tyrants'
import type { TyrantsView } from '../view'
import { type Forecast, forecastOf } from './forecast'
import { foreseenAct, type MenuChoice } from './foreseen-act'

const GAMES = [
  { map: 'base-2', seats: 2, expansions: ['drow', 'dragons'], houseCards: false },
  { map: 'base-3a', seats: 3, expansions: ['demons', 'undead'], houseCards: true },
  { map: 'base-3b', seats: 3, expansions: ['elementals', 'illithid'], houseCards: false },
  { map: 'base-4', seats: 4, expansions: ['undead', 'drow'], houseCards: true },
  { map: 'base-4', seats: 4, expansions: ['demons', 'elementals'], houseCards: false },
] as const
const ANSWERS = 600

/** A choice that was made, with what its player saw before and after it. */
interface SeenAnswer {
  readonly kind: string
  readonly seat: number
  readonly offered: MenuChoice
  readonly before: TyrantsView
  readonly after: TyrantsView
}

function* answersOf(game: (typeof GAMES)[number], seed: string): Generator<SeenAnswer> {
  const { map, seats, expansions, houseCards } = game
  const names = ['ann', 'bob', 'cat', 'dan'].slice(0, seats)
  const random = randomFrom(seeded(seed))
  let { position } = start(tyrants, {
    game: 'Tyrants of the Underdark',
    name: seed,
    seed,
    createdTimestamp: 0,
    players: names.map((name) => ({ _id: name, name })),
    expansions: [...expansions],
    map,
    menzoExtraNeutral: true,
    chooseColors: false,
    houseCards,
  })
  for (let answered = 0; answered < ANSWERS && tyrants.outcome(position.state) === undefined; answered += 1) {
    const [request] = tyrants.pending(position.state)
    if (request === undefined) return
    const { actor, title } = request
    const viewed = () => tyrants.view(position.state, { seat: actor })
    const before = viewed()
    const selection = picksFor(request, (some) => randomPicks(some, random))
    position = advance(tyrants, position, { actor, title, selection }).position
    const offered = offeredBy(request, selection)
    if (offered === undefined) continue
    yield {
      kind: request.kind,
      seat: before.players.findIndex(({ name }) => name === actor),
      offered,
      before,
      after: viewed(),
    }
  }
}

/** In the order in which a turn is worth most: what buys, deploys and passes comes after the cards. */
const ORDER = ['play-card', 'use-power', 'recruit', 'auto-play', 'pass'] as const

function picksFor(request: Request, any: (request: Request) => readonly Pick[]): readonly Pick[] {
  if (request.kind !== 'action' || typeof request.choices === 'string') return any(request)
  const menu = request.choices.filter((choice): choice is ChoiceItem => typeof choice === 'object')
  const next = ORDER.flatMap((kind) => menu.filter((item) => item.kind === kind)).slice(0, 1)
  return any({ ...request, choices: next.length === 0 ? request.choices : next })
}

/** The one choice that was picked, and its group. */
function offeredBy(request: Request, selection: readonly Pick[]): MenuChoice | undefined {
  const [pick, ...more] = selection
  if (typeof request.choices === 'string' || pick === undefined || more.length > 0) return undefined
  const found = request.choices.find((choice) => isPicked(choice, pick))
  if (typeof found !== 'object') return undefined
  const inner = typeof pick === 'object' && Array.isArray(pick.selection) ? (pick.selection as Pick[]) : []
  if (found.choices === undefined) return { request, item: found }
  const item = found.choices.find((choice) => inner[0] !== undefined && isPicked(choice, inner[0]))
  return typeof item === 'object' ? { request, group: found, item } : undefined
}

const nameOf = (one: Choice | Pick): string =>
  typeof one === 'object' ? JSON.stringify(one.id ?? one.title) : JSON.stringify(one)
const isPicked = (choice: Choice, pick: Pick): boolean => nameOf(choice) === nameOf(pick)

/** Whether a choice is all that was done: no other piece, card or pool changed beside it. */
const isAlone = ({ before, after, kind }: SeenAnswer, { site }: Forecast): boolean => {
  const pieces = after.news.filter((item) => 'at' in item || item.kind === 'moved-troop').length
  const points = after.news.some((item) => item.kind === 'gained' && item.what === 'points')
  const cards = after.news.filter((item) => item.kind === 'moved').length
  if (points || after.turn.player !== before.turn.player || after.turn.phase !== before.turn.phase)
    return false
  if (kind === 'action') return true
  return pieces <= 1 && cards <= (site === undefined && pieces === 0 ? 1 : 0)
}

const influenceOf = ({ players }: TyrantsView, seat: number) => players[seat]?.influence ?? 0

test('forecasts of control, points and influence come true in random games', () => {
  const seen = new Map<string, number>()
  for (const [at, game] of GAMES.entries()) {
    for (const answered of answersOf(game, `forecast ${at}`)) {
      const { seat, before, after, offered, kind } = answered
      const act = foreseenAct(before, seat, offered)
      const forecast = act === undefined ? undefined : forecastOf(before, seat, act)
      if (act === undefined || forecast === undefined || !isAlone(answered, forecast)) continue
      const where = `${kind} ${JSON.stringify(act)} in game ${at}`
      expect(after.players[seat]?.score.total, where).toBe(forecast.total)
      expect(forecast.total - (before.players[seat]?.score.total ?? 0), where).toBe(forecast.points)
      if (kind === 'action' || kind === 'place-spy') {
        expect(influenceOf(after, seat) - influenceOf(before, seat), where).toBe(forecast.influence)
      }
      if ('at' in act) {
        const place = after.places[act.at]
        const was = before.places[act.at]
        const changed = place?.control !== was?.control || place?.total !== was?.total
        expect(forecast.site === undefined, where).toBe(!changed)
        if (forecast.site !== undefined) {
          expect(place?.control ?? -1, where).toBe(forecast.site.after.holder)
          expect(place?.total === true, where).toBe(forecast.site.after.isTotal)
        }
      }
      seen.set(act.kind, (seen.get(act.kind) ?? 0) + 1)
    }
  }
  const sum = [...seen.values()].reduce((all, count) => all + count, 0)
  expect(sum).toBeGreaterThanOrEqual(500)
  for (const kind of ['deploy', 'assassinate', 'supplant', 'place-spy', 'return-spy', 'play', 'recruit'])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(5)
})
