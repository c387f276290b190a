import { advance, type Answer, type JsonObject, type Pick, Refusal, StaleAnswer } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { positionAt } from '../testing/position-at'
import { machine, tyrants } from '../tyrants'

/** What a person can read: it begins like a sentence, or with what was sent, and ends like one. */
const SENTENCE = /^('|[A-Z]).*\.$/
const NAME = 'o\'neil, "jr." of..'
const stated = {
  players: ['ann', 'bob', NAME],
  ann: { hand: ['Noble', 'Spy Master'], power: 4, influence: 2 },
  sites: { 'ched-halls a': { troops: [NAME] } },
}

/** A game in a stated position, with what is asked of ann. */
function start(position: JsonObject = stated) {
  const { settings, board } = positionAt(position)
  const { state } = machine.startFrom(settings, board)
  const [request] = tyrants.pending(state)
  if (request === undefined) throw new Error('somebody is asked')
  const answer = (selection: readonly Pick[], rest: Partial<Answer> = {}): Answer => ({
    actor: 'ann',
    title: request.title,
    requestId: request.id,
    selection,
    ...rest,
  })
  return { position: { state, seq: 7, branchId: 2 }, answer }
}

type Start = ReturnType<typeof start>

/**
 * What became of an answer; nothing changes where it was refused, and the same question can still be
 * answered.
 */
function refusalOf({ position, answer }: Start, wrong: Answer): string {
  const before = JSON.stringify(position)
  const asked = JSON.stringify(tyrants.pending(position.state))
  let said = ''
  try {
    advance(tyrants, position, wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    said = error instanceof Error ? error.message : ''
  }
  expect(JSON.stringify(position)).toBe(before)
  expect(JSON.stringify(tyrants.pending(position.state))).toBe(asked)
  expect(advance(tyrants, position, answer(['Auto-play Cards'])).position.seq).toBe(8)
  return said
}

describe('an answer to the menu of the turn', () => {
  it.each<readonly [string, readonly Pick[]]>([
    ['nothing', []],
    ['no option', ['Fly']],
    ['a name of what every object has', ['constructor']],
    ['a number', [0]],
    ['two actions', ['Pass', 'Auto-play Cards']],
    ['one action twice', ['Pass', 'Pass']],
    ['a group without what is in it', ['Use Power']],
    ['a group with nothing picked', [{ title: 'Use Power', selection: [] }]],
    ['what is not in the group', [{ title: 'Use Power', selection: ['Return an Enemy Spy'] }]],
    ['two of a group', [{ title: 'Play Card', selection: ['Noble', 'Spy Master'] }]],
    [
      'two groups',
      [
        { title: 'Play Card', selection: ['Noble'] },
        { title: 'Use Power', selection: [] },
      ],
    ],
    ['a card that is in no hand', [{ title: 'Play Card', selection: ['Balor'] }]],
    ['a copy that is in another hand', [{ title: 'Play Card', selection: [{ id: 'noble-7' }] }]],
    ['a card that costs too much', [{ title: 'Recruit', selection: ['House Guard'] }]],
    ['an outcast', [{ title: 'Recruit', selection: ['Insane Outcast'] }]],
    ['a selection that is not a list', [{ title: 'Play Card', selection: 'Noble' }]],
    ['an object that says nothing', [{}]],
    ['two acts on the map', [deploying('ched-llace a'), deploying('araum-ched')]],
  ])('that picks %s is refused with a sentence', (_, selection) => {
    const table = start()
    expect(refusalOf(table, table.answer(selection))).toMatch(SENTENCE)
  })

  it('of another seat, of somebody who plays elsewhere, or of an earlier question is refused', () => {
    const table = start()
    const { answer } = table
    for (const wrong of [
      answer(['Pass'], { actor: 'bob' }),
      answer(['Pass'], { actor: NAME }),
      answer(['Pass'], { actor: 'zoe' }),
      answer(['Pass'], { requestId: '99.0' }),
      answer(['Pass'], { title: 'Choose a location to deploy' }),
    ]) {
      expect(refusalOf(table, wrong)).toMatch(SENTENCE)
      expect(() => advance(tyrants, table.position, wrong)).toThrow(StaleAnswer)
    }
  })
})

function deploying(location: string): JsonObject {
  return { action: 'place-troop-with-power', location }
}

describe('an act on the map', () => {
  const killing = (location: string, owner: Pick) => ({ action: 'assassinate-with-power', location, owner })
  it.each<readonly [string, JsonObject, JsonObject]>([
    ['without presence', deploying('Skullport'), {}],
    ['without space', deploying('araum-ched'), {}],
    ['without power', deploying('ched-llace a'), { ann: { hand: ['Noble', 'Spy Master'], power: 0 } }],
    ['at an unknown location', deploying('map.Ched Nasad'), {}],
    ['at a location of another map', deploying('Gauntlgrym'), { map: 'base-3b' }],
    ['at a location that is a number', { action: 'place-troop-with-power', location: 3 }, {}],
    ['on a troop of nobody', killing('ched-halls a', 'zoe'), {}],
    ['on a troop of a seat by its number', killing('ched-halls a', 2), {}],
    ['on a name that is cut short', killing('ched-halls a', "o'neil"), {}],
    ['on a spy that is not there', { ...killing('Ched Nasad', 'bob'), action: 'return-spy-with-power' }, {}],
    ['that there is not', { action: 'place-troop-with-influence', location: 'Ched Nasad' }, {}],
  ])('%s is refused with a sentence', (_, act, more) => {
    const table = start({ ...stated, ...more })
    for (const title of ['Choose Action', '__ALT_ACTION__'])
      expect(refusalOf(table, table.answer([act], { title }))).toMatch(SENTENCE)
  })

  it('on a player with commas, dots and quotes in the name is taken', () => {
    const { position, answer } = start()
    const { state } = advance(tyrants, position, answer([killing('ched-halls a', NAME)])).position
    expect(machine.boardOf(state).players[0]?.trophies).toEqual([0, 0, 0, 1])
  })
})
