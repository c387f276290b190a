import { expect, it } from 'vitest'
import { picksAhead, standingAnswer } from './answer-ahead'
import type { Request } from './request'

const SPLAY: Request = {
  id: '7.0',
  actor: 'ann',
  kind: 'splay',
  title: '(optional) Choose a color',
  choices: [{ title: 'red', kind: 'splay-left', pieces: ['stack/1/red'] }],
  min: 0,
  max: 1,
}
const asked = (about: Partial<Request> = {}, source = 'Engineering: splay') => ({
  request: { ...SPLAY, ...about },
  source,
  isOwnTurn: false,
})
const red = standingAnswer(asked(), [{ index: 0, kind: 'splay-left' }], 'always')

it('gives a standing answer to the same question of the same text, whatever it is called', () => {
  expect(picksAhead(red, asked({ id: '31.2', title: 'Another title' }))).toEqual([{ title: 'red' }])
  expect(picksAhead(red, asked({}, 'Gunpowder: splay'))).toBeUndefined()
  expect(picksAhead(red, asked({ kind: 'color' }))).toBeUndefined()
})

it('does not give it where something else is on offer, or another number of it', () => {
  const green = { title: 'green', kind: 'splay-left', pieces: ['stack/1/green'] }
  expect(picksAhead(red, asked({ choices: [...SPLAY.choices, green] as Request['choices'] }))).toBeUndefined()
  expect(picksAhead(red, asked({ choices: [green] }))).toBeUndefined()
  expect(picksAhead(red, asked({ min: 1 }))).toBeUndefined()
})

it('leaves a question unanswered ahead whatever is on offer, unless something must be picked', () => {
  const none = standingAnswer(asked(), [], 'turn')
  expect(picksAhead(none, asked({ choices: ['blue', 'green'] }))).toEqual([])
  expect(picksAhead(none, asked({ min: 1 }))).toBeUndefined()
})

it('declines what is optional in the turns of others alone', () => {
  const decline = { form: 'decline', until: 'turn' } as const
  expect(picksAhead(decline, asked())).toEqual([])
  expect(picksAhead(decline, { ...asked(), isOwnTurn: true })).toBeUndefined()
  expect(picksAhead(decline, asked({ min: 1 }))).toBeUndefined()
  expect(picksAhead(decline, asked({ freeForm: true }))).toBeUndefined()
})

it('takes the dearest wish that is there, and asks where two of the first three are', () => {
  const wishes = { form: 'wishes', until: 'always', kind: 'pick', wishes: ['a', 'b', 'c', 'd'] } as const
  const pack = (...choices: string[]) => asked({ kind: 'pick', min: 1, max: 1, choices })
  const careful = { ...wishes, isCareful: true }
  expect(picksAhead(careful, pack('x', 'd', 'b'))).toEqual(['b'])
  expect(picksAhead(careful, pack('c', 'b'))).toBeUndefined()
  expect(picksAhead({ ...wishes, isCareful: false }, pack('c', 'b'))).toEqual(['b'])
  expect(picksAhead(careful, pack('x', 'y'))).toBeUndefined()
  expect(picksAhead(careful, { ...pack('b'), request: { ...SPLAY, choices: ['b'] } })).toBeUndefined()
})

it('picks what is worth least in the turns of others, where something must be picked', () => {
  const ahead = { form: 'lowest', until: 'turn' } as const
  const must = { ...asked({ min: 1 }), lowest: ['red'] }
  expect(picksAhead(ahead, must)).toEqual(['red'])
  expect(picksAhead(ahead, { ...must, lowest: undefined })).toBeUndefined()
  expect(picksAhead(ahead, { ...must, isOwnTurn: true })).toBeUndefined()
  expect(picksAhead(ahead, { ...asked(), lowest: ['red'] })).toBeUndefined()
})
