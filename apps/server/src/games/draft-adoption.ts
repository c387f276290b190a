import {
  cubeDraft,
  cubeDraftFacts,
  type DraftSeat,
  type DraftSettings,
  type DraftState,
  scarIn,
  setDraftFacts,
  wayOption,
} from '@parlour/draft'
import { type AnyRules, type GameSettings, RulesBug } from '@parlour/kernel'
import { z } from 'zod'
import { readDocument } from '../failures/read-value'
import { cubeById } from '../store/records/cubes'
import { addDeck } from '../store/records/decks'
import { freeScars, scarIdOf } from '../store/records/scars'
import { startPasted } from './start-pasted'
import { reserveFree } from './draft-effects'
import type { PastedGame } from './module'
import type { Tx } from '../store/driver/store'
import { refusal } from '../refusals/refusal'

const packCard = z.object({
  id: z.string().max(300),
  name: z.string().max(300),
  _id: z.string().max(100),
  rating: z.number().optional(),
  colors: z.string().max(10).optional(),
})
/** What a draft's own settings must hold, beside those of every game. */
const draftSettings = z.object({
  way: wayOption.optional(),
  numPacks: z.number().int().min(1).max(100),
  packSize: z.number().int().min(1).max(1000),
  scarRounds: z.array(z.number().int().min(1)).max(100).default([]),
  cubeId: z.string().max(100).optional(),
  cubeName: z.string().max(200).optional(),
  set: z
    .object({ name: z.string().max(200), code: z.string().max(20), set_type: z.string().max(40) })
    .optional(),
  packNote: z.string().max(2000).optional(),
  cardsPerPick: z.number().int().min(1).max(1000).optional(),
  packs: z.array(z.array(packCard).max(1000)).max(2000),
  scars: z
    .array(z.object({ id: z.string().max(40), text: z.string().max(2000) }))
    .max(4000)
    .default([]),
  shuffleSeats: z.boolean().optional(),
})

/**
 * A pasted draft: its packs and scars are taken over, every person gets a new deck, scars that are still free
 * are held. Refuses one whose cube is not here, and one that would stand still for want of scars.
 */
export async function adoptDraft(
  tx: Tx,
  settings: GameSettings,
  { gameId, answers }: Pick<PastedGame, 'gameId' | 'answers'>,
): Promise<GameSettings> {
  const { settings: read } = readDocument(z.object({ settings: draftSettings }), { settings }, 'data')
  const players: DraftSeat[] = []
  for (const { _id, name, bot } of settings.players) {
    if (bot !== undefined) players.push({ _id, name, bot })
    else {
      const deck = await addDeck(tx, { userId: _id, name: settings.name, format: 'draft', draftId: gameId })
      players.push({ _id, name, deckId: deck._id })
    }
  }
  const { seed, name, createdTimestamp } = settings
  const kind = settings.game
  if (kind !== cubeDraftFacts.kind && kind !== setDraftFacts.kind)
    throw new RulesBug(`${kind} is not a draft`)
  const draft = withoutUndefined({ ...read, game: kind, name, seed, createdTimestamp, players })
  if (draft.cubeId === undefined && draft.scarRounds.length === 0) return draft
  const cube = draft.cubeId === undefined ? undefined : await cubeById(tx, draft.cubeId)
  if (cube === undefined)
    throw refusal('cube_not_here', { cubeName: draft.cubeName ?? draft.cubeId ?? 'none' })
  return withScars(tx, draft, { gameId, answers })
}

const withoutUndefined = (settings: object): DraftSettings =>
  JSON.parse(JSON.stringify(settings)) as DraftSettings

/**
 * Holds the scars that the draft may still use. One that has been used since, or is held by another draft, is
 * replaced by a free one of the cube, while there are any.
 */
async function withScars(
  tx: Tx,
  draft: DraftSettings,
  { gameId, answers }: Pick<PastedGame, 'gameId' | 'answers'>,
): Promise<DraftSettings> {
  const { cubeId = '' } = draft
  const free = (await freeScars(tx, cubeId)).map(({ n, text }) => ({ id: scarIdOf(n), text }))
  const applied = new Set(answers.map(scarIn))
  const isKept = (id: string) => applied.has(id) || free.some((scar) => scar.id === id)
  const own = new Set(draft.scars.map((scar) => scar.id))
  const spare = free.filter((scar) => !own.has(scar.id))
  const scars = draft.scars.map((scar) => (isKept(scar.id) ? scar : (spare.shift() ?? scar)))
  checkPairs({ ...draft, scars }, isKept)
  await reserveFree(tx, cubeId, { gameId, scarIds: scars.map((scar) => scar.id) })
  return { ...draft, scars }
}

/**
 * One of the two scars of a person's pack must be free, or applied already; otherwise that person could not
 * go on.
 */
function checkPairs(draft: DraftSettings, isKept: (scarId: string) => boolean): void {
  const { packs } = startPasted(cubeDraft as AnyRules, draft).position.state as DraftState
  const people = draft.players.filter((seat) => seat.bot === undefined).map((seat) => seat.name)
  for (const { owner, scars = [] } of packs)
    if (people.includes(owner) && scars.length > 0 && !scars.some(isKept)) throw refusal('too_few_scars')
}
