import { advance, type Pick, type Position, start } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { innovation, machine } from '../../innovation'
import { positionAt } from '../../position/position-at'
import type { InnovationState } from '../board/board'

const turn = { player: 'ann', action: 1, round: 2 }

/** Whether everybody may read the last of ann's answers. */
function isOpen(position: object, ...selections: readonly (readonly Pick[])[]): boolean {
  const { settings, board } = positionAt({ players: ['ann', 'bob'], turn, ...position })
  let at: Position<InnovationState> = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
  let open = false
  for (const selection of selections) {
    const [request] = innovation.pending(at.state)
    const { position: next, recorded } = advance(innovation, at, {
      actor: 'ann',
      title: request?.title ?? '',
      selection,
    })
    at = next
    open = recorded.open === true
  }
  return open
}
const act = (title: string, pick: string): readonly Pick[] => [{ title, selection: [pick] }]

it.each([
  ['a card that everybody sees', { ann: { red: ['Archery'] } }, [act('Dogma', 'Archery')]],
  ['a hand card that it shows', { ann: { hand: ['Oars'] } }, [act('Meld', 'Oars')]],
  ['no card', {}, [act('Draw', 'draw a card')]],
  ['the back of a card', achieving(), [act('Achieve', '*base-1*')]],
  ['nothing', { ann: { blue: ['Pottery'], hand: ['Oars'] } }, [act('Dogma', 'Pottery'), []]],
])('an answer that picks %s is open', (_, position, selections) => {
  expect(isOpen(position, ...selections)).toBe(true)
})

it.each([
  ['goes back unseen', { ann: { blue: ['Pottery'], hand: ['Oars'] } }, [act('Dogma', 'Pottery'), ['Oars']]],
  [
    'is scored unseen',
    { ann: { purple: ['Tanning'], hand: ['Oars', 'Tools', 'Pottery'] } },
    [act('Dogma', 'Tanning'), ['Oars', 'Tools']],
  ],
])('an answer that picks a hand card which %s is not', (_, position, selections) => {
  expect(isOpen(position, ...selections)).toBe(false)
})

it('the first picks are open once all are melded', () => {
  const players = ['ann', 'bob'].map((name) => ({ _id: name, name }))
  const settings = { game: 'Innovation: Ultimate', name: 'opening', seed: 'opening', createdTimestamp: 0 }
  let { position } = start(innovation, { ...settings, players, expansions: ['base'] })
  const open: boolean[] = []
  for (const { actor, title, choices } of innovation.pending(position.state)) {
    const [first] = choices
    const name = typeof first === 'object' ? first.title : ''
    const { position: next, recorded } = advance(innovation, position, { actor, title, selection: [name] })
    position = next
    open.push(recorded.open === true)
    const seen = innovation.showsAnswer(position.state, recorded, { seat: 'another' })
    expect(seen).toBe(open.length === players.length)
  }
  expect(open).toEqual([false, true])
})

function achieving(): object {
  return { ann: { red: ['Archery'], score: ['Coal'] }, achievements: ['Sailing'] }
}
