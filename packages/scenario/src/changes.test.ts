import { describe, expect, it } from 'vitest'
import { runScenario } from './run-scenario'
import { readScenario } from './scenario'
import { openToy, toyGame, type ToyGame } from './toy-game'

const position = { players: ['ann', 'bob'], hands: [['Elm', 'Oak', '2 x Ash'], ['Cat']] }
const play = { as: 'ann', pick: 'Play.Oak' }
const reply = { as: 'bob', pick: 'Play.Cat' }

const runWith = (game: ToyGame, ...steps: readonly object[]): string | undefined =>
  runScenario(readScenario({ game: 'toy', title: 'a test', position, steps }), (stated) =>
    openToy(stated, { game }),
  )
const run = (...steps: readonly object[]): string | undefined => runWith(toyGame, ...steps)

describe('what changed', () => {
  it('is each listed zone, and nothing else of any player', () => {
    expect(run(play, { changes: { ann: { hand: ['Elm', '2 x Ash'] } } })).toBeUndefined()
    expect(run(play, { changes: { table: ['Oak'], ann: { hand: ['Elm', 'Ash', 'Ash'] } } })).toBeUndefined()
  })

  it('fails when a zone changed that is not listed', () => {
    expect(run(play, { changes: {} })).toBe(
      'step 2 (changes): ann.hand: expected ["Elm","Oak","Ash","Ash"], found ["Elm","Ash","Ash"]',
    )
    expect(run(play, reply, { changes: { ann: { hand: ['Elm', '2 x Ash'] } } })).toBe(
      'step 3 (changes): bob.hand: expected ["Cat"], found []',
    )
  })

  it('fails when a listed zone did not change', () => {
    expect(run(play, { changes: { ann: { hand: ['Elm', '2 x Ash'] }, bob: { hand: ['Cat'] } } })).toBe(
      'step 2 (changes): bob.hand was so before: leave it out, or it should have changed',
    )
    expect(run({ changes: { ann: { hand: ['Elm', 'Oak', '2 x Ash'] } } })).toMatch(/ann.hand was so before/)
  })

  it('fails when a listed zone changed to something else', () => {
    expect(run(play, { changes: { ann: { hand: ['Elm', 'Ash'] } } })).toBe(
      'step 2 (changes): ann.hand: expected ["Elm","Ash"], found ["Elm","Ash","Ash"]',
    )
  })

  it('counts from the last statement, of either kind', () => {
    const stated = [
      { changes: { ann: { hand: ['Elm', '2 x Ash'] } } },
      { becomes: { ann: { hand: ['Elm', '2 x Ash'] } } },
    ]
    for (const step of stated) {
      expect(run(play, step, { changes: {} })).toBeUndefined()
      expect(run(play, step, reply, { changes: { bob: { hand: [] } } })).toBeUndefined()
      expect(run(play, step, reply, { changes: {} })).toMatch(/step 4 \(changes\): bob.hand/)
    }
  })

  it('compares the other keys of the board where they are given, and refuses an unknown player', () => {
    expect(run(play, { changes: { ann: { hand: ['Elm', '2 x Ash'] }, table: [] } })).toMatch(
      /table: expected \[\], found \["Oak"\]/,
    )
    expect(run({ changes: { cat: { hand: [] } } })).toMatch(/cat: expected {"hand":\[\]}, found nothing/)
  })
})

describe('what changed of a shared key', () => {
  /** The toy, with the table both as a zone and inside an object of zones. */
  const game: ToyGame = {
    ...toyGame,
    board: (state) => ({ ...toyGame.board(state), places: { table: state.table, thrown: state.thrown } }),
    shared: ['table', 'places'],
  }
  const played = { ann: { hand: ['Elm', '2 x Ash'] }, table: ['Oak'], places: { table: ['Oak'] } }

  it.each([
    [played, undefined],
    [{ ...played, table: undefined }, 'step 2 (changes): table: expected [], found ["Oak"]'],
    [{ ...played, places: {} }, 'step 2 (changes): places.table: expected [], found ["Oak"]'],
    [
      { ...played, places: { table: ['Oak'], thrown: [] } },
      'step 2 (changes): places.thrown was so before: leave it out, or it should have changed',
    ],
    [{ ...played, table: ['Elm'] }, 'step 2 (changes): table: expected ["Elm"], found ["Oak"]'],
  ])('%j', (changes, failure) => expect(runWith(game, play, { changes })).toBe(failure))
})
