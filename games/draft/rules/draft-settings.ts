import { type Random } from '@parlour/kernel'
import { dealPacks, type DraftableCard, drawScars } from './deal-packs'
import { type CubeDraftOptions, scarRoundsFor } from './facts/cube-draft'
import { scarsNeeded } from './facts/draft-needs'
import { cubeDraftProfile, setDraftProfile } from './facts/profiles'
import type { SetDraftOptions } from './facts/set-draft'
import { passesPacks, USUAL_WAY, type WayName } from './facts/ways'
import type { SetCard } from './packs/set-card'
import { makeSetPacks } from './set-packs'
import type { DraftScar, DraftSeat, DraftSettings } from './types'
import { refusal } from './refusals'

interface NewDraft<Options> {
  /** The lobby's name. */
  readonly name: string
  readonly players: readonly DraftSeat[]
  readonly options: Options
  /** Seed of the game's own generator. */
  readonly seed: string
  readonly createdTimestamp: number
  /** The server's own chance, which no player can repeat: packs and scars are drawn from it. */
  readonly random: Random
}

interface NewCubeDraft extends NewDraft<CubeDraftOptions> {
  /** The cube's active cards in its order, and the unused scars of a legacy cube. */
  readonly cube: {
    readonly name: string
    readonly cards: readonly DraftableCard[]
    readonly scars: readonly DraftScar[]
  }
}

interface NewSetDraft extends NewDraft<SetDraftOptions> {
  readonly cards: readonly SetCard[]
  /** Cards of the other sets that come in its boosters (`bonusSetsOf`), by set code. */
  readonly bonus?: ReadonlyMap<string, readonly SetCard[]>
  /** When the set came out, as `2018-04-27`, where it is known: packs are made as they were then. */
  readonly released?: string
}

/**
 * The settings of a new Cube Draft, packs dealt and scars drawn. Refuses when cards or scars do not suffice.
 */
export function createCubeDraftSettings(draft: NewCubeDraft): DraftSettings {
  const { players, options, cube, random } = draft
  const { numPacks, packSize, cubeId } = options
  const scarRounds = scarRoundsFor(options)
  if (scarRounds === undefined) throw refusal('scar_rounds_invalid')
  return {
    game: cubeDraftProfile.kind,
    name: draft.name,
    players,
    seed: draft.seed,
    createdTimestamp: draft.createdTimestamp,
    ...namedWay(options.way),
    numPacks,
    packSize,
    scarRounds,
    cubeId,
    cubeName: cube.name,
    packs: dealPacks(cube.cards, { players: players.length, numPacks, packSize }, random),
    scars: drawScars(cube.scars, scarsNeeded(scarRounds.length, players), random),
  }
}

/** The usual way is not named: drafts have the settings that they had before there was another. */
const namedWay = (way: WayName): Pick<DraftSettings, 'way'> => (way === USUAL_WAY ? {} : { way })

/** The settings of a new Set Draft. Refuses without a set, and a set that cannot fill a pack. */
export function createSetDraftSettings(draft: NewSetDraft): DraftSettings {
  const { players, options, random } = draft
  if (options.set === undefined) throw refusal('set_not_chosen')
  const { cards, bonus = new Map<string, readonly SetCard[]>() } = draft
  const order = { cards, bonus, count: players.length * options.numPacks, random }
  const { packs, note, cardsPerPick } = makeSetPacks(order, { ...options.set, released_at: draft.released })
  return {
    game: setDraftProfile.kind,
    name: draft.name,
    players,
    seed: draft.seed,
    createdTimestamp: draft.createdTimestamp,
    ...namedWay(options.way),
    numPacks: options.numPacks,
    packSize: packs[0]?.length ?? 0,
    scarRounds: [],
    set: options.set,
    packNote: note,
    ...(cardsPerPick === 1 || !passesPacks(options) ? {} : { cardsPerPick }),
    packs,
    scars: [],
  }
}
