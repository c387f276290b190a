import { defined, type JsonObject } from '@parlour/kernel'
import { ZONES } from '../facts/zones'
import { shownCounters } from '../card-view'
import type { TableCard, TableState } from '../types'
import { nameOf } from '../words'
import { placesOf } from './places'

/** The whole truth in the form of a position (rules: scenarios 3). */
export function tableBoard(state: TableState, cards: JsonObject): JsonObject {
  const { board, settings } = state
  const places = placesOf(board)
  return {
    players: board.players.map(({ name }) => name),
    format: settings.format,
    ...(Object.keys(cards).length === 0 ? {} : { cards }),
    phase: board.phase,
    turn: board.turnPlayer,
    priority: board.priority,
    ...Object.fromEntries(
      board.players.map(({ name, counters, eliminated, zones }) => [
        name,
        {
          counters,
          eliminated,
          ...Object.fromEntries(
            ZONES.map((zone) => [
              zone,
              zones[zone].map((card) => cardObject(state, card, { player: name, places })),
            ]),
          ),
        },
      ]),
    ),
  }
}

interface PlayerPlaces {
  readonly player: string
  readonly places: ReadonlyMap<string, string>
}

/** A card with each field that is not as usual, and who knows it. */
function cardObject(state: TableState, card: TableCard, { player, places }: PlayerPlaces): JsonObject {
  const flags = (['tapped', 'morph', 'secret', 'token', 'noUntap'] as const).filter((key) => card[key])
  const texts = (['annotation', 'annotationEOT', 'annotationPerpetual'] as const).filter(
    (key) => card[key] !== '',
  )
  const counters = shownCounters(card.counters)
  const host = card.attachedTo === null ? undefined : places.get(card.attachedTo)
  return {
    name: nameOf(state.records, card),
    ...(card.face === 0 ? {} : { face: card.face }),
    ...Object.fromEntries(flags.map((key) => [key, true])),
    ...Object.fromEntries(texts.map((key) => [key, card[key]])),
    ...defined({ counters }),
    ...(Object.keys(card.trackers).length === 0 ? {} : { trackers: card.trackers }),
    ...defined({ attachedTo: host }),
    ...(card.attached.length === 0 ? {} : { attached: card.attached.flatMap((id) => places.get(id) ?? []) }),
    ...(card.targets.length === 0
      ? {}
      : {
          targets: card.targets.flatMap((target) =>
            'card' in target ? (places.get(target.card) ?? []) : target.player,
          ),
        }),
    knownTo: card.knownTo,
    ...(card.owner === player ? {} : { owner: card.owner }),
  }
}
