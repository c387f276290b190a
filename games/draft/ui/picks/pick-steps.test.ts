import { expect, test } from 'vitest'
import { cubeDraft } from '../../rules/draft-rules'
import { frontCards } from '../../rules/facts/front-cards'
import { type DraftPosition, drafts, startDraft } from '../../rules/testing/draft-fixture'
import { draftLogText, pickSteps } from './pick-steps'

/** Plays a draft in which everybody takes the first card, and notes what each saw. */
function played(
  names: readonly string[],
  options: { numPacks: number; packSize: number; cardsPerPick?: number },
) {
  let position: DraftPosition = startDraft({ names, ...options })
  const seen: string[] = []
  for (;;) {
    const [request] = cubeDraft.pending(position.state)
    if (request === undefined) break
    const { you } = cubeDraft.view(position.state, { seat: request.actor })
    if (request.actor === 'ann')
      seen.push(
        frontCards(you)
          .map(({ name }) => name)
          .toSorted()
          .join(),
      )
    position = drafts(position, request.actor)
  }
  return { view: cubeDraft.view(position.state, {}), seen }
}

test.each([
  ['three drafters', ['ann', 'bob', 'cat'], { numPacks: 3, packSize: 5 }],
  ['two drafters', ['ann', 'bob'], { numPacks: 2, packSize: 5 }],
  ['two cards a pick', ['ann', 'bob', 'cat', 'dan'], { numPacks: 2, packSize: 6, cardsPerPick: 2 }],
])('each pack is shown as it was seen: %s', (_, names, options) => {
  const { view, seen } = played(names, options)
  const steps = pickSteps(view, view.picks ?? {}, 'ann')
  expect(
    steps.map((step) =>
      step.seen
        .map(({ name }) => name)
        .toSorted()
        .join(),
    ),
  ).toEqual(seen)
  expect(steps.map(({ taken }) => taken.name)).toEqual((view.picks?.ann ?? []).map(({ name }) => name))
})

test('the file marks the pick in each pack', () => {
  const { view } = played(['ann', 'bob'], { numPacks: 1, packSize: 2 })
  expect(draftLogText('Friday', ['ann', 'bob'], pickSteps(view, view.picks ?? {}, 'ann'))).toBe(
    [
      'Friday\nPlayers:\n    ann\n    bob',
      'Pack 1 pick 1:\n--> ann0.1\n    ann0.2',
      'Pack 1 pick 2:\n--> bob0.2',
    ].join('\n\n'),
  )
})

test('each card of a pack tells who took it, and at which pick of the round', () => {
  const { view } = played(['ann', 'bob'], { numPacks: 2, packSize: 3 })
  const [first] = pickSteps(view, view.picks ?? {}, 'ann')
  expect(first?.seen.map(({ name, takenBy, takenAt }) => [name, takenBy, takenAt])).toEqual([
    ['ann0.1', 'ann', 1],
    ['ann0.2', 'bob', 2],
    ['ann0.3', 'ann', 3],
  ])
  for (const seat of ['ann', 'bob'])
    for (const { seen, taken, pick } of pickSteps(view, view.picks ?? {}, seat))
      expect(seen.find(({ id }) => id === taken.id)).toMatchObject({ takenBy: seat, takenAt: pick })
})
