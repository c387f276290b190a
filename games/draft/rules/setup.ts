import { type LogLine, logLine, randomFrom, seeded, type Step } from '@parlour/kernel'
import { cardIndex } from './card-index'
import { SCARS_PER_SEAT } from './facts/draft-needs'
import { passesPacks } from './facts/ways'
import { openNext } from './passing'
import type { DrafterState, DraftSeat, DraftSettings, DraftState, PackState } from './types'
import { refusal } from './refusals'

/**
 * Seats the players, deals the packs in seat order with their scar pairs, and, where packs are passed, opens
 * everybody's first one (rules: draft 1, 3; hub 11). Refuses settings that do not fit together: a pasted
 * draft may hold any.
 */
export function setup(settings: DraftSettings): Step<DraftState> {
  cardIndex(settings)
  checkPacks(settings)
  const random = randomFrom(seeded(settings.seed))
  const inOrder = settings.shuffleSeats === false
  const seats = inOrder ? settings.players : random.shuffle(settings.players)
  const scars = (inOrder ? settings.scars : random.shuffle(settings.scars)).map(({ id }) => id)
  const packs = dealt(settings, seats, scars)
  const dealtState: DraftState = {
    settings,
    random: random.state,
    drafters: seats.map((seat) => drafter(seat, packs, !passesPacks(settings))),
    packs,
  }
  let state = dealtState
  const log = [...openingLines(settings, inOrder)]
  for (const { name } of passesPacks(settings) ? seats : []) {
    const opened = openNext(state, name)
    state = opened.state
    log.push(...opened.log)
  }
  return { state, log }
}

function checkPacks({ players, numPacks, packs }: DraftSettings): void {
  if (packs.length !== players.length * numPacks) {
    throw refusal('packs_do_not_fit', { players: players.length, numPacks, packs: packs.length })
  }
  if (packs.some((pack, at) => pack.length === 0 || pack.length !== packs[at % numPacks]?.length)) {
    throw refusal('packs_uneven')
  }
}

function dealt(
  settings: DraftSettings,
  seats: readonly DraftSeat[],
  scars: readonly string[],
): readonly PackState[] {
  let pairs = 0
  const isOfScarRound = (at: number) => settings.scarRounds.includes((at % settings.numPacks) + 1)
  // Drafts from before have scars for the packs of bots too, which nobody used.
  const isForAll = scars.length >= settings.packs.filter((_, at) => isOfScarRound(at)).length * SCARS_PER_SEAT
  return settings.packs.map((cards, at): PackState => {
    const seat = seats[Math.floor(at / settings.numPacks)]
    const owner = seat?.name ?? ''
    const index = at % settings.numPacks
    const pack = {
      id: `${owner}-${index}`,
      place: at,
      owner,
      index,
      waiting: owner,
      cards: cards.map(({ id }) => id),
      gone: [],
      seen: seats.map(() => null),
    }
    if (!isOfScarRound(at) || (seat?.bot !== undefined && !isForAll)) return pack
    const pair = scars.slice(pairs * SCARS_PER_SEAT, (pairs + 1) * SCARS_PER_SEAT)
    pairs += 1
    if (pair.length < SCARS_PER_SEAT) throw refusal('too_many_scar_rounds')
    return { ...pack, scars: pair }
  })
}

function drafter({ name }: DraftSeat, packs: readonly PackState[], hasSteps: boolean): DrafterState {
  return {
    name,
    picked: [],
    round: 0,
    waitingPacks: [],
    nextRoundPacks: [],
    unopenedPacks: packs.filter(({ owner }) => owner === name).map(({ place }) => place),
    scarredRounds: [],
    scarredCardId: null,
    ...(hasSteps ? { done: 0 } : {}),
  }
}

function openingLines(settings: DraftSettings, inOrder: boolean): readonly LogLine[] {
  const { numPacks: packs, packSize: size } = settings
  const source = settings.game === 'Cube Draft' ? settings.cubeName : settings.set?.name
  const counts = { packs, size }
  return [
    logLine('The draft begins'),
    ...(inOrder ? [] : [logLine('Players assigned to random seats')]),
    source === undefined
      ? logLine('Passing out packs: {packs} for each player, {size} cards in each', counts)
      : logLine('Passing out packs of {source}: {packs} for each player, {size} cards in each', {
          source,
          ...counts,
        }),
    ...(settings.packNote === undefined ? [] : [logLine('Each pack: {note}', { note: settings.packNote })]),
  ]
}
