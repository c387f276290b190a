import { readFileSync } from 'node:fs'
import type { GameSettings, RecordedAnswer } from '@parlour/kernel'
import { cubeAll, cubeFetch, deckCreate, deckSave, gameSaveResponse } from '@parlour/protocol'
import { registeredGames } from '../games/registry'
import { answerOnce, startDraft } from './play-draft'
import { storeGame } from './store-game'
import type { HubPerson, TestHub } from './test-hub'

/** Of `tests/recorded`, whose answers are given again. A Cube Draft is begun here: its scars need a cube. */
const RECORDED = ['set-draft-3', 'magic-table-2', 'innovation-4', 'tyrants-4'] as const
const DECK_SIZE = 40

interface RecordedFile {
  readonly settings: GameSettings
  readonly answers: readonly (RecordedAnswer & { readonly refused?: true })[]
}

const recordedGame = (name: string): RecordedFile =>
  JSON.parse(
    readFileSync(new URL(`../../../../tests/recorded/${name}.json`, import.meta.url), 'utf8'),
  ) as RecordedFile

/** Every string in a value, keys included. */
export function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const one of value) stringsIn(one, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      found.add(key)
      stringsIn(one, found)
    }
  return found
}

/** Plays one answer of a game. Returns whether it was accepted. */
type PlayAnswer = (at: number) => Promise<boolean>

export interface BegunGame {
  readonly gameId: string
  readonly play: PlayAnswer
}

async function begunDraft(people: readonly HubPerson[]): Promise<BegunGame> {
  const gameId = await startDraft(people, { numPacks: 2, packSize: 8, scarRounds: '1,2' })
  return {
    gameId,
    play: async (at) => {
      for (let n = 0; n < people.length; n += 1) {
        const person = people[(at + n) % people.length]
        if (person !== undefined && (await answerOnce(person, gameId))) return true
      }
      return false
    },
  }
}

/** Stores a recorded game with these people in its seats, each with a deck of their own. */
async function begunAsRecorded(
  hub: TestHub,
  { settings, answers }: RecordedFile,
  people: readonly HubPerson[],
): Promise<BegunGame> {
  const decks = await Promise.all(people.map(deckOf))
  const players = people.map((person, at) => {
    const { bot: _, ...seat } = settings.players[at] ?? { _id: '', name: '' }
    return { ...seat, _id: person._id, ...('deckId' in seat ? { deckId: decks[at] } : {}) }
  })
  const rules = registeredGames.get(settings.game)?.play?.rules
  if (rules === undefined) throw new Error(`There are no rules of ${settings.game}.`)
  const gameId = await storeGame(hub, rules, { ...settings, players })
  return {
    gameId,
    play: async (at) => {
      const { actor, title, selection } = answers[at] ?? { actor: '', title: '', selection: [] }
      const seat = people.findIndex(({ name }) => name === actor)
      const own = title === 'Choose Deck' ? [{ deckId: decks[seat] }] : selection
      const response = { actor, title, selection: own }
      return (await people[seat]?.send(gameSaveResponse, { gameId, response }))?.http === 200
    },
  }
}

/** Makes somebody a deck of the first cards of the starter cube. Returns its id. */
async function deckOf(person: HubPerson): Promise<string> {
  const { cubes } = await person.call(cubeAll, {})
  const { cube } = await person.call(cubeFetch, { cubeId: cubes[0]?._id ?? '' })
  const { deck } = await person.call(deckCreate, { opts: { name: 'forty' } })
  const main = (cube.cardlist ?? []).slice(0, DECK_SIZE)
  await person.call(deckSave, { deck: { ...deck, cardIdsByZone: { main, side: [], command: [] } } })
  return deck._id
}

export const runningGames: readonly (readonly [
  string,
  readonly string[],
  (hub: TestHub, people: readonly HubPerson[]) => Promise<BegunGame>,
])[] = [
  ['Cube Draft', ['ann', 'bob', 'cat'], (_, people) => begunDraft(people)],
  ...RECORDED.map((name) => {
    const recorded = recordedGame(name)
    const names = recorded.settings.players.map((seat) => seat.name)
    return [
      recorded.settings.game,
      names,
      (hub: TestHub, people: readonly HubPerson[]) => begunAsRecorded(hub, recorded, people),
    ] as const
  }),
]
