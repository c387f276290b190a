import { expect, it } from 'vitest'
import { open } from '../../testing/open'

const turn = { player: 'ann', action: 1, round: 2 }
const players = ['ann', 'bob']

/** What becomes of ann's wish to take back the last of her answers. */
function undone(position: object, ...answers: readonly (string | readonly string[])[]): string {
  const table = open({ players, turn, ...position })
  const seen = () => JSON.stringify([table.board(), table.view('ann'), table.pending, table.log('ann')])
  let before = seen()
  for (const answer of answers) {
    before = seen()
    table.answer('ann', answer)
  }
  const result = table.undo('ann')
  expect(seen() === before).toBe(result === '__SUCCESS__')
  return result
}

it.each([
  ['a meld', { ann: { hand: ['Oars'] } }, ['Meld.Oars']],
  ['a claim, of which nobody sees the face', eligible(), ['Achieve.*base-1*']],
  [
    'an end of the game',
    { ...eligible(['World', 'Empire', 'Wonder', 'Monument', 'Universe']) },
    ['Achieve.*base-1*'],
  ],
  ['own cards that go back', { ann: { blue: ['Pottery'], hand: ['Oars'] } }, ['Dogma.Pottery']],
])('%s is taken back', (_, position, answers) => {
  expect(undone(position, ...answers)).toBe('__SUCCESS__')
})

function eligible(achievements: readonly string[] = []): object {
  return { ann: { red: ['Archery'], score: ['Coal'], achievements }, achievements: ['Sailing'] }
}

it.each([
  ['a card was drawn', {}, ['Draw.draw a card']],
  ['a drawn card was put among others unseen', { ann: { red: ['Machine Tools'] } }, ['Dogma.Machine Tools']],
  ["another's card came to hand", { ann: { red: ['Oars'] }, bob: { hand: ['Sailing'] } }, ['Dogma.Oars']],
])('nothing is taken back where %s, but in a friendly game', (_, position, answers) => {
  expect(undone(position, ...answers)).toBe('__NO_UNDO__')
  expect(undone({ ...position, settings: { friendly: true } }, ...answers)).toBe('__SUCCESS__')
})

it("nothing is taken back of another's, nor where another answered since", () => {
  const table = open({
    players,
    turn: { ...turn, action: 2 },
    ann: { hand: ['Oars'] },
    bob: { hand: ['Tools'] },
  })
  table.answer('ann', 'Meld.Oars')
  expect(table.undo('bob')).toBe('__NO_UNDO__')
  table.answer('bob', 'Meld.Tools')
  expect(table.undo('ann')).toBe('__NO_UNDO__')
  expect(table.undo('bob')).toBe('__SUCCESS__')
  expect(table.undo('ann')).toBe('__SUCCESS__')
})
