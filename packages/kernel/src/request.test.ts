import { describe, expect, it } from 'vitest'
import { requestFor, StaleAnswer } from './position'
import { type Request, requestsFor } from './request'

const request: Request = {
  id: 'table',
  actor: 'ann',
  kind: 'do',
  title: 'Do Something',
  choices: '__UNSPECIFIED__',
  min: 1,
  max: 1,
  alsoBy: ['bob'],
}
const answer = (actor: string) => ({ actor, title: 'Do Something', selection: [{ name: 'draw' }] })

describe('a request that others may answer too', () => {
  it('is addressed to each of them, and to nobody else', () => {
    expect(requestsFor([request], 'ann')).toEqual([request])
    expect(requestsFor([request], 'bob')).toEqual([{ ...request, actor: 'bob' }])
    expect(requestsFor([request], 'cat')).toEqual([])
    expect(requestsFor([request], undefined)).toEqual([])
  })

  it('takes an answer of each of them as their own', () => {
    expect(requestFor([request], answer('bob')).actor).toBe('bob')
    expect(() => requestFor([request], answer('cat'))).toThrow(StaleAnswer)
  })
})
