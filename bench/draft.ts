import { advance, type Answer, type Position, randomFrom, replay, seeded, start } from '@parlour/kernel'
import { cubeDraft, type DraftSettings, type DraftState } from '@parlour/draft'
import { median } from './median'
import type { BenchRow } from './row'
import { coreSeconds, timeOf } from './time'

const SEATS = 8
const PACKS = 3
const PACK_SIZE = 15
const GAMES = 200
/** Games before the measured ones, until the compiler has done its work. */
const WARM_UP = 100

/** A draft of 8 seats with 3 packs of 15 cards: 360 answers. */
function settingsOf(seed: string): DraftSettings {
  const names = Array.from({ length: SEATS }, (_, seat) => `seat ${seat + 1}`)
  const pack = (name: string, index: number) =>
    Array.from({ length: PACK_SIZE }, (_, at) => {
      const id = `${name}, pack ${index}, card ${at}`
      return { id, name: id, _id: id }
    })
  return {
    game: 'Cube Draft',
    name: 'bench',
    seed,
    createdTimestamp: 0,
    numPacks: PACKS,
    packSize: PACK_SIZE,
    scarRounds: [],
    players: names.map((name) => ({ _id: name, name, deckId: name })),
    packs: names.flatMap((name) => Array.from({ length: PACKS }, (_, index) => pack(name, index))),
    scars: [],
  }
}

interface PlayedDraft {
  readonly answers: readonly Answer[]
  /** How long the rules took for each answer, in milliseconds. */
  readonly times: readonly number[]
}

/** Plays a whole draft: a random seat of those that are asked takes a random card. */
function playDraft(seed: string): PlayedDraft {
  const random = randomFrom(seeded(seed))
  let position: Position<DraftState> = start(cubeDraft, settingsOf(seed)).position
  const answers: Answer[] = []
  const times: number[] = []
  for (;;) {
    const pending = cubeDraft.pending(position.state)
    if (pending.length === 0) return { answers, times }
    const { actor, title, id, choices } = random.pick(pending)
    if (typeof choices === 'string') throw new Error(`'${title}' offers no choices`)
    const choice = random.pick(choices)
    const selection = [typeof choice === 'object' ? (choice.id ?? choice.title) : choice]
    const answer = { actor, title, selection, requestId: id }
    const started = performance.now()
    position = advance(cubeDraft, position, answer).position
    times.push(performance.now() - started)
    answers.push(answer)
  }
}

/** What a draft of 8 × 3 × 15 costs inside the rules. */
export function draftRows(): readonly BenchRow[] {
  for (let game = 0; game < WARM_UP; game += 1) playDraft(`warm-up ${game}`)
  const { result: played, seconds } = coreSeconds(() =>
    Array.from({ length: GAMES }, (_, game) => playDraft(`game ${game}`)),
  )
  const around = (at: number) => median(played.flatMap(({ times }) => times.slice(at - 5, at + 5)))
  const history = played[0]?.answers ?? []
  const replayed = timeOf(() => replay(cubeDraft, settingsOf('game 0'), history), { warmup: 3, rounds: 20 })
  return [
    {
      name: 'draft: an answer in the rules',
      measured: median(played.flatMap(({ times }) => times)),
      unit: 'ms',
      budget: 0.3,
    },
    {
      name: 'draft: the 300th answer against the 10th',
      measured: around(300) / around(10),
      unit: '×',
      budget: 1,
    },
    { name: 'draft: whole random games 8 × 3 × 15', measured: GAMES / seconds, unit: 'per s', budget: 500 },
    { name: `draft: replay of ${history.length} answers`, measured: replayed, unit: 'ms', budget: 40 },
  ]
}
