import { randomFrom, seeded } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from './catalog'
import { SPLAYS } from './names'
import { bonusesIn, countOf, echoesOf, hexesOf, visibleAfter, visibleOf } from './visible'

const ICONS_OF_ALL = cards.map(({ icons }) => icons)

describe('what a stack shows', () => {
  it('is counted by code, hexes and hexnotes together, bonuses by value', () => {
    const visible = visibleOf(['kh&a', 'm3ss', 'ffht'], 'right')
    expect(['k', 's', 'f', '3', 'h', 'm'].map((code) => countOf(visible, code))).toEqual([1, 0, 2, 1, 1, 1])
    expect([hexesOf(visible), echoesOf(visible), visible.cards]).toEqual([2, 1, 3])
    expect(bonusesIn([visible, visibleOf(['11kk'], 'none')])).toEqual([10, 3, 1, 1])
  })

  it.each(SPLAYS)('is the same counted on from card to card, splayed %s', (splay) => {
    const random = randomFrom(seeded(splay))
    let stack: readonly string[] = []
    let visible = visibleOf(stack, splay)
    for (let move = 0; move < 500; move += 1) {
      const came = stack.length === 0 || random.below(5) < 3
      const at = random.below(3) === 0 ? 0 : random.below(stack.length + (came ? 1 : 0))
      const card = came ? random.pick(ICONS_OF_ALL) : (stack[at] ?? '')
      const topBefore = stack[0] ?? ''
      stack = came ? stack.toSpliced(at, 0, card) : stack.toSpliced(at, 1)
      const { length: height, [0]: top = '' } = stack
      visible = visibleAfter(visible, { card, came, topBefore, top, height, splay })
      expect(visible).toEqual(visibleOf(stack, splay))
    }
  })

  it('needs no more than one hex and one echo mark of a card', () => {
    for (const icons of ICONS_OF_ALL) {
      expect(icons.match(/[hm]/g)?.length ?? 0, icons).toBeLessThanOrEqual(1)
      expect(icons.match(/&/g)?.length ?? 0, icons).toBeLessThanOrEqual(1)
    }
  })
})
