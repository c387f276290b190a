import type { WireLogEntry } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { actionMenu, cardChoice, request } from '../testing/question-fixture'
import { askingOf } from './asking'

const line = (indent: number, classes: readonly string[] = [], card = ''): WireLogEntry => ({
  type: 'log',
  id: 1,
  indent,
  template: '',
  args: { card: { value: card, classes: [] }, player: { value: 'ann', classes: [] } },
  classes: [...classes],
})
const effect = (card: string, indent = 0) => line(indent, ['card-effect'], card)
const asks = (...log: readonly WireLogEntry[]) => askingOf(request([]), log)?.card.name

it('is the effect that is under way, whatever it has done so far', () => {
  expect(asks(effect('Tools'), line(1), line(1))).toBe('Tools')
})

it('is an effect within another only while that lasts', () => {
  expect(asks(effect('Tools'), effect('Oars', 1), line(2))).toBe('Oars')
  expect(asks(effect('Tools'), effect('Oars', 1), line(2), line(1))).toBe('Tools')
})

it('is a karma while that lasts, not the effect that it answers to', () => {
  const karma = (indent: number) => line(indent, ['card-effect', 'karma-effect'], 'Archimedes')
  expect(asks(effect('Tools'), karma(1), line(2))).toBe('Archimedes')
  expect(askingOf(request([]), [effect('Tools'), karma(1)])?.way).toBe('karma-effect')
  expect(asks(effect('Tools'), karma(1), line(2), line(1))).toBe('Tools')
})

it('is nothing once all effects are over, nor for the action of a turn', () => {
  expect(asks(effect('Tools'), line(1), line(0))).toBeUndefined()
  expect(askingOf(actionMenu, [effect('Tools')])).toBeUndefined()
})

it('is the card on display that may be activated, not the effect before it', () => {
  const choices = [{ ...cardChoice('Excalibur'), title: 'dogma' }, 'skip']
  const free = request(choices, { kind: 'artifact-action', title: 'Free Artifact Action' })
  const asking = askingOf(free, [effect('Tools'), line(1), line(0, ['action-heading'])])
  expect(asking?.card.name).toBe('Excalibur')
  expect(asking?.text).toBe(asking?.card.effects.map(({ text }) => text).join(' '))
})
