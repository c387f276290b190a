import { type GameFacts, type LobbyPlayer, playerWarnings, warnIf, type Warning } from '@parlour/kernel'
import { z } from 'zod'
import { cardsNeeded, scarsNeeded } from './draft-needs'
import { noOptions, numPacksOption, textOption, wayOption, wholeNumberOption } from './options'
import { cubeDraftProfile } from './profiles'
import { scarRoundsOf } from './scar-rounds'
import { passesPacks } from './ways'

const BIGGEST_PACK = 1000

const optionsSchema = z.object(
  {
    cubeId: textOption('The cube').default(''),
    cubeName: textOption("The cube's name").optional(),
    way: wayOption,
    numPacks: numPacksOption,
    packSize: wholeNumberOption('The pack size', BIGGEST_PACK).default(15),
    /** As typed in the panel: round numbers from 1, separated by commas. */
    scarRounds: textOption('The scar rounds').default(''),
  },
  noOptions,
)

/** What a lobby sets for a Cube Draft. */
export type CubeDraftOptions = Readonly<z.infer<typeof optionsSchema>>

/**
 * What the server knows of the chosen cube; undefined when there is no such cube. `cards` counts the active
 * ones.
 */
export type KnownCube =
  | { readonly cards: number; readonly unusedScars: number; readonly legacy: boolean; readonly name: string }
  | undefined

/** Returns the rounds in which cards are scarred: none where packs are not passed. As `scarRoundsOf`. */
export const scarRoundsFor = (
  options: Pick<CubeDraftOptions, 'way' | 'scarRounds'>,
): readonly number[] | undefined => (passesPacks(options) ? scarRoundsOf(options.scarRounds) : [])

function cubeWarnings(
  options: CubeDraftOptions,
  players: readonly LobbyPlayer[],
  cube: KnownCube,
): readonly Warning[] {
  const { numPacks, packSize } = options
  const listed = scarRoundsFor(options)
  const rounds = listed?.filter((round) => round <= numPacks)
  const areValid = rounds !== undefined && rounds.length === listed?.length
  const scars = cube?.legacy === true ? cube.unusedScars : 0
  const needed = scarsNeeded(rounds?.length ?? 0, players)
  const cards = cardsNeeded({ players: players.length, numPacks, packSize })
  return [
    ...playerWarnings(players, cubeDraftProfile.players),
    ...warnIf(numPacks <= 0, 'numPacks', 'Packs must be greater than zero'),
    ...warnIf(packSize <= 0, 'packSize', 'Pack size must be greater than zero'),
    ...warnIf(
      packSize === 1 && needed > 0,
      'packSize',
      'Pack size must be at least two in a draft with scar rounds',
    ),
    ...warnIf(options.cubeId === '' || cube === undefined, 'cubeId', 'A cube must be selected'),
    ...warnIf(!areValid, 'scarRounds', 'Invalid scar rounds'),
    ...warnIf(cube !== undefined && areValid && scars < needed, 'scarRounds', 'Not enough scars in the cube'),
    ...warnIf(cube !== undefined && cards > cube.cards, 'cubeId', 'Not enough cards in the cube'),
  ]
}

/** Scars count in legacy cubes only, and only unused ones (rules: hub 12). */
export const cubeDraftFacts: GameFacts<CubeDraftOptions, KnownCube> = {
  ...cubeDraftProfile,
  options: optionsSchema,
  warnings: cubeWarnings,
}
