import { type GameFacts, type LobbyPlayer, playerWarnings, warnIf, type Warning } from '@parlour/kernel'
import { z } from 'zod'
import { noOptions, numPacksOption, textOption, wayOption } from './options'
import { setDraftProfile } from './profiles'

/** Types of sets that may be drafted (rules: hub 12). */
export const DRAFTED_SET_TYPES: readonly string[] = ['expansion', 'core', 'draft_innovation', 'masters']

const draftedSet = z.object(
  {
    name: textOption("The set's name").default(''),
    code: textOption("The set's code").default(''),
    set_type: textOption("The set's type").default(''),
  },
  { error: 'The set must be an object with a name, code and type.' },
)

/** The size of the packs follows from the recipe. A panel that clears the set sends null. */
const optionsSchema = z.object(
  {
    way: wayOption,
    numPacks: numPacksOption,
    set: draftedSet
      .nullish()
      .transform((set) => set ?? undefined)
      .optional(),
  },
  noOptions,
)

/** What a lobby sets for a Set Draft. */
export type SetDraftOptions = Readonly<z.infer<typeof optionsSchema>>

/**
 * The chosen set as the list of sets has it, and whether its cards are there; undefined when it has none of
 * that code.
 */
export type KnownSet = { readonly set_type: string; readonly isLoaded: boolean } | undefined

function setWarnings(
  { numPacks, set }: SetDraftOptions,
  players: readonly LobbyPlayer[],
  known: KnownSet,
): readonly Warning[] {
  const isChosen = set !== undefined && known !== undefined
  const isDrafted = isChosen && DRAFTED_SET_TYPES.includes(set.set_type) && known.set_type === set.set_type
  return [
    ...playerWarnings(players, setDraftProfile.players),
    ...warnIf(numPacks <= 0, 'numPacks', 'Packs must be greater than zero'),
    ...warnIf(!isChosen, 'set', 'A set must be selected'),
    ...warnIf(isChosen && !isDrafted, 'set', 'Sets of this type cannot be drafted'),
    ...warnIf(isDrafted && !known.isLoaded, 'set', NOT_LOADED),
  ]
}

/** Why a set of the list cannot be drafted, in a few words; undefined where it can. */
export const draftObstacle = ({ set_type, cards }: { readonly set_type: string; readonly cards: number }) =>
  !DRAFTED_SET_TYPES.includes(set_type)
    ? 'cannot be drafted'
    : cards === 0
      ? 'cannot be drafted before its cards are loaded'
      : undefined

export const NOT_LOADED = 'The cards of this set are not loaded: an admin can update the card database.'

/** Only sets of the draftable types (rules: hub 12). */
export const setDraftFacts: GameFacts<SetDraftOptions, KnownSet> = {
  ...setDraftProfile,
  options: optionsSchema,
  warnings: setWarnings,
}
