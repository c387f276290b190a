import type { Choice, Request } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { leavesOf, meaningOf, reachOf } from './meaning'
import { viewFor } from '../../rules/testing/view-fixture'
import { actionMenu, request } from '../testing/question-fixture'

const view = viewFor()

function meanings(asked: Request): Readonly<Record<string, readonly string[]>> {
  const leaves = leavesOf(asked.choices)
  return Object.fromEntries(
    leaves.map((leaf) => [
      `${leaf.group ?? ''}.${leaf.item.title}`,
      meaningOf(leaf, { request: asked, view }),
    ]),
  )
}
const meant = (choice: Choice, rest: Partial<Request> = {}) =>
  Object.values(meanings(request([choice], rest)))[0]

test('the action menu: what each entry means on the board', () => {
  expect(meanings(actionMenu)).toEqual({
    'Achieve.*base-1*': ['back//achievements/base-1'],
    'Draw.draw a card': [`deck/base/${view.players[0]?.nextDraw?.value}`],
    'Dogma.Archery': ['card/Archery'],
    'Dogma.Tools': ['card/Tools'],
    'Endorse.red': ['stack/ann/red', 'card/Archery'],
    'Meld.Oars': ['card/Oars'],
    'Meld.Agriculture': ['card/Agriculture'],
  })
})

test('backs are the piles of their owner that hold such a card', () => {
  expect(meant({ title: '*base-1* (bob)', id: '*base-1* (bob)', kind: 'card' })).toEqual([
    'back/bob/hand/base-1',
    'back/bob/score/base-1',
  ])
  const both = request(['*base-1* (bob)', '*base-2* (bob)'], { max: 2 })
  expect(Object.values(meanings(both)).flat()).toEqual(['back/bob/hand/base-1', 'back/bob/hand/base-2'])
  expect(meant('*base-2* (bob)')).toEqual(['back/bob/hand/base-2'])
  expect(meant('safe: *base-2*')).toEqual(['back/ann/safe/base-2'])
  expect(meant('*base-9* (bob)')).toEqual([])
})

test('players, zones, colors, values, icons and decks by the words of requests', () => {
  expect(meant('bob')).toEqual(['player/bob'])
  expect(meant('players.bob.green')).toEqual(['stack/bob/green'])
  expect(meant('players.bob.hand')).toEqual(['pile/bob/hand'])
  expect(meant('red')).toEqual(['stack/ann/red'])
  expect(meant('bob green')).toEqual(['stack/bob/green'])
  expect(meant('bob-green')).toEqual(['stack/bob/green'])
  expect(meant('red left')).toEqual(['stack/ann/red'])
  expect(meant({ title: 'cat', choices: ['purple'] })).toEqual(['stack/cat/purple'])
  expect(meant(4)).toEqual(['value/4'])
  expect(meant('lightbulb')).toEqual(['icon/s'])
  expect(meant('base 3')).toEqual(['deck/base/3'])
  expect(meant('Archery, Tools')).toEqual(['card/Archery', 'card/Tools'])
  expect(meant('Empire')).toEqual(['card/Empire'])
})

test('words that name nothing on the board mean nothing', () => {
  for (const word of ['yes', 'no', 'auto', 'skip', 'heads']) expect(meant(word)).toEqual([])
})

test('who shares and who suffers is read from the subtitles', () => {
  const reach = (group: string, title: string) => {
    const leaf = leavesOf(actionMenu.choices).find((one) => one.group === group && one.item.title === title)
    return leaf === undefined ? undefined : reachOf(leaf, meaningOf(leaf, { request: actionMenu, view }))
  }
  expect(reach('Dogma', 'Archery')).toEqual({ icon: 'k', shares: ['bob'], demands: ['cat'] })
  expect(reach('Endorse', 'red')).toEqual({ icon: 'k', shares: ['bob'], demands: ['cat'] })
  expect(reach('Dogma', 'Tools')).toEqual({ icon: 's', shares: [], demands: [] })
  expect(reach('Meld', 'Oars')).toBeUndefined()
})
