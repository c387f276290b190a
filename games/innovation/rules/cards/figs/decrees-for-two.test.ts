import { choicesOf } from '@parlour/scenario'
import { describe, expect, it } from 'vitest'
import { open } from '../../testing/open'
import { allCards } from '../all-cards'
import { figuresSet } from './figures-set'

/** The cards that let their owner issue a decree with two figures, with that decree. */
const permitting = figuresSet.flatMap(({ name, color, karma }) =>
  karma.flatMap((one) =>
    'reads' in one && one.reads.decreeForTwo !== undefined
      ? [{ name, color, decree: one.reads.decreeForTwo }]
      : [],
  ),
)

/** Three figures of one value, so that the ordinary rule allows no decree. */
const figures = allCards
  .filter(
    ({ name, set, age }) => set === 'figs' && age === 10 && !permitting.some((one) => one.name === name),
  )
  .slice(0, 3)
  .map(({ name }) => name)

type Stacks = Readonly<Record<string, readonly string[]>>

/** The decrees that ann is offered with such a board and hand. */
function offered(stacks: Stacks, hand: readonly string[]): readonly unknown[] {
  const table = open({ players: ['ann', 'bob'], expansions: ['base', 'figs'], ann: { ...stacks, hand } })
  const group = table.pending.flatMap(choicesOf).find(({ kind }) => kind === 'decree')
  return (group?.choices ?? []).map((choice) => (typeof choice === 'object' ? choice.title : choice))
}

describe.each(permitting.map((one) => [one.name, one] as const))('%s', (_, { name, color, decree }) => {
  it('allows its decree with any two figures', () => {
    expect(offered({ [color]: [name] }, figures.slice(0, 2))).toEqual([decree])
  })
  it('allows none with one figure, or with another card beside it', () => {
    expect(offered({ [color]: [name] }, figures.slice(0, 1))).toEqual([])
    expect(offered({ [color]: [name] }, [...figures.slice(0, 1), 'Oars'])).toEqual([])
  })
  it('allows nothing while it is covered', () => {
    const cover = allCards.find((card) => card.set === 'base' && card.color === color)
    expect(offered({ [color]: [cover?.name ?? '', name] }, figures.slice(0, 2))).toEqual([])
  })
  it.each(permitting.filter((other) => other.color !== color).slice(0, 1))(
    'and $name together allow both decrees',
    (other) => {
      const stacks = { [color]: [name], [other.color]: [other.name] }
      const decrees = [...new Set([decree, other.decree])].sort()
      expect(offered(stacks, figures.slice(0, 2))).toEqual(decrees)
    },
  )
})
