import { blankCardData, type Card, cardFace, changeRecord } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { cubeDraft } from '../rules/draft-rules'
import { frontCards } from '../rules/facts/front-cards'
import { drafts, startDraft } from '../rules/testing/draft-fixture'
import { withPresentNames } from './use-present-names'

const named = (name: string) => ({
  ...blankCardData(),
  card_faces: [cardFace({ name, type_line: 'Creature' })],
})

/** The record of a card that was renamed by a scar, or never changed. */
function recordOf(id: string, before: string, now: string): Card {
  const author = { userId: 'u', date: '2026-01-01', comment: 'Applied scar' }
  const change = changeRecord(named(before), named(now), author)
  return { _id: id, source: 'custom', data: named(now), changes: change === undefined ? [] : [change] }
}

test('a card that a scar renamed has its new name in the pack, among the picks and in the packs that were seen', () => {
  const position = drafts(startDraft({ names: ['ann', 'bob'], packSize: 3 }), 'ann', 'ann0.1')
  const dealt = cubeDraft.view(drafts(position, 'bob', 'bob0.1').state, { seat: 'ann' })
  const cards = new Map(
    [recordOf('card ann0.1', 'ann0.1', 'Loud Moth'), recordOf('card bob0.2', 'bob0.2', 'Odd Crab')].map(
      (card) => [card._id, card],
    ),
  )
  const { you } = withPresentNames(dealt, cards)
  expect(you?.picked.map(({ name }) => name)).toEqual(['Loud Moth'])
  expect(frontCards(you).map(({ name }) => name)).toEqual(['Odd Crab', 'bob0.3'])
  expect(you?.known.flatMap((pack) => pack.cards).map(({ name }) => name)).toContain('Loud Moth')
})

test('a card that was never scarred keeps the name it was dealt with', () => {
  const { state } = startDraft({ names: ['ann', 'bob'], packSize: 3 })
  const dealt = cubeDraft.view(state, { seat: 'ann' })
  const cards = new Map([['card ann0.1', recordOf('card ann0.1', 'Front // Back', 'Front // Back')]])
  expect(frontCards(withPresentNames(dealt, cards).you)[0]?.name).toBe('ann0.1')
})
