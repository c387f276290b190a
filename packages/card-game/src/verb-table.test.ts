import { expect, it } from 'vitest'
import { verbsFor, withVerbs } from './verb-table'

class Purse {
  readonly coins: number
  constructor(coins: number) {
    this.coins = coins
  }
  get isEmpty(): boolean {
    return this.coins === 0
  }
}
const verbs = verbsFor<Purse>()
const counting = verbs({
  get twice(): number {
    return this.coins * 2
  },
  plus(more: number): number {
    return this.coins + more
  },
})

it('a player has the verbs of every table, methods and getters, each for itself', () => {
  class Player extends Purse {}
  const Rich = withVerbs(
    Player,
    counting,
    verbs({
      less(by: number): number {
        return this.coins - by
      },
    }),
  )
  const [one, other] = [new Rich(3), new Rich(10)]
  expect([one.twice, one.plus(1), one.less(2), one.isEmpty]).toEqual([6, 4, 1, false])
  expect([other.twice, other.plus(1), other.less(2)]).toEqual([20, 11, 8])
  expect(Object.keys(one)).toEqual(['coins'])
})

it('refuses a verb that is there already', () => {
  class Player extends Purse {}
  const once = withVerbs(Player, counting)
  expect(() => withVerbs(once, verbs({ twice: () => 0 }))).toThrow("'twice' is in two tables of verbs")
  expect(() => withVerbs(Player, verbs({ isEmpty: () => true }))).toThrow('isEmpty')
})
