import { randomBytes } from 'node:crypto'
import {
  bonusSetsOf,
  createCubeDraftSettings,
  createSetDraftSettings,
  cubeDraft,
  cubeDraftFacts,
  type CubeDraftOptions,
  type KnownCube,
  DRAFTED_SET_TYPES,
  type DraftSeat,
  type DraftSettings,
  scarsNeeded,
  scarRoundsFor,
  type SetCard,
  setDraft,
  setDraftFacts,
  type SetDraftOptions,
  type KnownSet,
  USUAL_WAY,
} from '@parlour/draft'
import {
  type AnyRules,
  defined,
  type GameSettings,
  type JsonObject,
  type Random,
  randomFrom,
  seeded,
} from '@parlour/kernel'
import { STARTER_CUBE } from '@parlour/mtg-cards/starter'
import { hasCardsOfSet } from '../store/cards/cards'
import { setsWithCodes, someSets } from '../store/cards/sets'
import type { Db, Tx } from '../store/driver/store'
import { cubeById, cubeCounts, cubeNamed, heldCube, someCubes } from '../store/records/cubes'
import { addDeck } from '../store/records/decks'
import { freeScars, numberIn, releaseScars, reserveScars, scarIdOf } from '../store/records/scars'
import { adoptDraft } from './draft-adoption'
import { cardsOfCube, setCardsOf } from './draft-cards'
import { countPicks } from './draft-counts'
import { draftCurves } from './draft-curves'
import { draftEffect, prepareScar, withdrawFromDecks } from './draft-effects'
import type { GameModule, OptionSources, NewGame } from './module'
import { refusal } from '../refusals/refusal'

async function knownCube({ db }: OptionSources, options: unknown): Promise<KnownCube> {
  const { cubeId } = options as CubeDraftOptions
  const cube = cubeId === '' ? undefined : await cubeById(db, cubeId)
  if (cube === undefined) return undefined
  const { cards, unusedScars } = await cubeCounts(db, cube)
  return { cards, unusedScars, legacy: cube.legacy === 1, name: cube.name }
}

async function knownSet({ db }: OptionSources, options: unknown): Promise<KnownSet> {
  const { set } = options as SetDraftOptions
  if (set === undefined) return undefined
  const [known] = await setsWithCodes(db, [set.code.toLowerCase()])
  return known && { set_type: known.set_type, isLoaded: await hasCardsOfSet(db, known.code) }
}

async function onlyCube(db: Db): Promise<JsonObject | undefined> {
  const [cube, another] = await someCubes(db, 2)
  return cube === undefined || another !== undefined ? undefined : { cubeId: cube.id, cubeName: cube.name }
}

/** The cube that every hub begins with; where it is gone, the oldest there is. */
async function practiceCube(db: Db): Promise<JsonObject> {
  const [oldest] = await someCubes(db, 1)
  const cube = (await cubeNamed(db, STARTER_CUBE.name)) ?? oldest
  return cube === undefined ? {} : { cubeId: cube.id, cubeName: cube.name }
}

async function onlySet(db: Db): Promise<JsonObject | undefined> {
  const [set, another] = await someSets(db, { types: DRAFTED_SET_TYPES, most: 2 })
  if (set === undefined || another !== undefined) return undefined
  const { name, code, set_type } = set
  return { set: { name, code, set_type } }
}

/** Packs from the cube's cards, scars out of its stock, a deck for every person. */
async function cubeDraftSettings(tx: Tx, game: NewGame): Promise<DraftSettings> {
  const options = game.options as CubeDraftOptions
  // Until this transaction ends no other draft draws from the same stock of scars.
  const cube = await heldCube(tx, options.cubeId)
  if (cube === undefined) throw refusal('no_cube_selected')
  const stock = cube.legacy === 1 ? await freeScars(tx, cube.id) : []
  const settings = createCubeDraftSettings({
    ...(await beginning(tx, game)),
    options,
    cube: {
      name: cube.name,
      cards: await cardsOfCube(tx, cube.id),
      scars: stock.map(({ n, text }) => ({ id: scarIdOf(n), text })),
    },
  })
  const numbers = settings.scars.flatMap((scar) => numberIn('scar', scar.id) ?? [])
  const reserved = await reserveScars(tx, cube.id, { numbers, draftId: game.gameId })
  const needed = scarsNeeded(scarRoundsFor(options)?.length ?? 0, game.players)
  if (!reserved || numbers.length < needed) throw refusal('too_few_scars')
  return settings
}

/** Packs from the cards of the set and of those whose cards come in its boosters, a deck for every person. */
async function setDraftSettings(tx: Tx, game: NewGame): Promise<DraftSettings> {
  const options = game.options as SetDraftOptions
  const code = options.set?.code.toLowerCase() ?? ''
  const [set] = await setsWithCodes(tx, [code])
  const bonus = new Map<string, readonly SetCard[]>()
  for (const other of bonusSetsOf(set)) bonus.set(other, await setCardsOf(tx, other))
  const released = set === undefined ? {} : { released: set.released_at }
  const cards = await setCardsOf(tx, code)
  return createSetDraftSettings({ ...(await beginning(tx, game)), options, cards, bonus, ...released })
}

interface DraftSetup {
  readonly name: string
  readonly players: readonly DraftSeat[]
  readonly seed: string
  readonly createdTimestamp: number
  readonly random: Random
}
async function beginning(tx: Tx, game: NewGame): Promise<DraftSetup> {
  const players: DraftSeat[] = []
  for (const { _id, name, bot } of game.players) {
    if (bot !== undefined) players.push({ _id, name, bot })
    else {
      const deck = await addDeck(tx, { userId: _id, name: game.name, format: 'draft', draftId: game.gameId })
      players.push({ _id, name, deckId: deck._id })
    }
  }
  const random = randomFrom(seeded(randomBytes(32).toString('hex')))
  return { name: game.name, players, seed: game.seed, createdTimestamp: game.now, random }
}

function rematchCube(settings: GameSettings): CubeDraftOptions {
  const { cubeId = '', cubeName, way = USUAL_WAY, numPacks, packSize, scarRounds } = settings as DraftSettings
  return {
    cubeId,
    way,
    ...defined({ cubeName }),
    numPacks,
    packSize,
    scarRounds: scarRounds.join(', '),
  }
}

function rematchSet(settings: GameSettings): SetDraftOptions {
  const { way = USUAL_WAY, numPacks, set } = settings as DraftSettings
  return { way, numPacks, ...defined({ set }) }
}

const ended = (tx: Tx, gameId: string): Promise<void> => releaseScars(tx, gameId)
const shared = {
  effect: draftEffect,
  withdrawn: withdrawFromDecks,
  ended,
  adopt: adoptDraft,
  storyParts: draftCurves,
}

/** Cube Draft: from a cube of this hub. */
export const cubeDraftModule: GameModule = {
  facts: cubeDraftFacts,
  known: knownCube,
  onlyChoice: onlyCube,
  practiceOptions: practiceCube,
  play: {
    ...shared,
    prepare: prepareScar,
    counted: countPicks,
    rules: cubeDraft as AnyRules,
    settings: cubeDraftSettings,
    rematchOptions: rematchCube,
  },
}

/** Set Draft: from the cards of a loaded set. */
export const setDraftModule: GameModule = {
  facts: setDraftFacts,
  known: knownSet,
  onlyChoice: onlySet,
  play: { ...shared, rules: setDraft as AnyRules, settings: setDraftSettings, rematchOptions: rematchSet },
}
