import { expect, it } from 'vitest'
import { isWider, type OnlookerRule, readOnlookerRule } from './onlooker-rule'

it('reads who may look in and how far behind, and nothing as nobody', () => {
  expect(readOnlookerRule(undefined)).toBeUndefined()
  expect(readOnlookerRule(null)).toBeUndefined()
  expect(readOnlookerRule({ who: 'hub', other: 1 })).toEqual({ who: 'hub' })
  expect(readOnlookerRule({ who: 'link', behind: 10 })).toEqual({ who: 'link', behind: 10 })
})

it('refuses other people, and all hands less than ten answers behind', () => {
  const wrong = [
    'hub',
    {},
    { who: 'all' },
    ...[9, 0, -1, 10.5, 201, '10', null].map((behind) => ({ who: 'hub', behind })),
  ]
  for (const sent of wrong)
    expect(() => readOnlookerRule(sent), JSON.stringify(sent)).toThrow(/'Onlookers' must be/)
})

it('takes for wider what lets in more people, shows hands, or shows them earlier', () => {
  const rules: readonly (OnlookerRule | null)[] = [
    null,
    { who: 'hub' },
    { who: 'hub', behind: 20 },
    { who: 'hub', behind: 10 },
    { who: 'link', behind: 10 },
  ]
  for (const [at, rule] of rules.entries())
    for (const [of, than] of rules.entries()) expect([at, of, isWider(rule, than)]).toEqual([at, of, at > of])
  expect(isWider({ who: 'link' }, { who: 'hub', behind: 10 })).toBe(true)
  expect(isWider({ who: 'hub', behind: 10 }, { who: 'link' })).toBe(true)
})
