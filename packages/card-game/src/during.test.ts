import { ask, type Script } from '@parlour/script'
import { expect, it } from 'vitest'
import { during } from './during'

interface Flags {
  mustAll: boolean
  reason: string | undefined
  depth: number
}

function* read(flags: Flags): Script<Flags> {
  yield* ask({ actor: 'ann', kind: 'any', title: 'Any?', choices: ['yes', 'no'] })
  return { ...flags }
}

it('a script sees other values across its questions, and the former ones are back when it is done', () => {
  const flags: Flags = { mustAll: false, reason: undefined, depth: 1 }
  const script = during(flags, { mustAll: true, reason: 'Oars' }, read(flags))
  expect(flags.mustAll).toBe(false)
  expect(script.next().done).toBe(false)
  expect(flags).toEqual({ mustAll: true, reason: 'Oars', depth: 1 })
  expect(script.next([])).toEqual({ done: true, value: { mustAll: true, reason: 'Oars', depth: 1 } })
  expect(flags).toEqual({ mustAll: false, reason: undefined, depth: 1 })
})

it('what the script changes in other fields stays', () => {
  const flags: Flags = { mustAll: false, reason: undefined, depth: 1 }
  function* deepen(): Script {
    flags.depth += 1
    flags.mustAll = false
  }
  const script = during(flags, { mustAll: true }, deepen())
  expect(script.next().done).toBe(true)
  expect(flags).toEqual({ mustAll: false, reason: undefined, depth: 2 })
})

it('one inside another gives back what the outer one set', () => {
  const flags: Flags = { mustAll: false, reason: undefined, depth: 1 }
  const seen: unknown[] = []
  function* note(): Script {
    seen.push(flags.reason)
  }
  function* outer(): Script {
    yield* during(flags, { reason: 'Tools' }, note())
    yield* note()
  }
  during(flags, { reason: 'Oars' }, outer()).next()
  expect(seen).toEqual(['Tools', 'Oars'])
  expect(flags.reason).toBeUndefined()
})
