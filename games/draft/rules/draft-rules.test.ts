import {
  advance,
  type Answer,
  defined,
  lineText,
  Refusal,
  StaleAnswer,
  start,
  undoResult,
} from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { answered, drafts, fixtureSettings, scars, startDraft } from './testing/draft-fixture'
import { cubeDraft } from './draft-rules'
import { APPLY_SCAR, DRAFT_CARD } from './facts/titles'
import { drafterOf } from './state'

const two = { names: ['A', 'B'] }
const pick = (actor: string, ...selection: Answer['selection']): Answer => ({
  actor,
  title: DRAFT_CARD,
  selection,
})
const requestOf = (position: ReturnType<typeof startDraft>, actor: string) =>
  cubeDraft.pending(position.state).find((request) => request.actor === actor)

describe('drafting a card', () => {
  it('asks for one of the pack card ids', () => {
    expect(requestOf(startDraft(two), 'B')).toEqual({
      id: 'B:B-0:3',
      actor: 'B',
      kind: 'draft-card',
      title: 'Draft Card',
      choices: ['B0.1', 'B0.2', 'B0.3'],
      min: 1,
      max: 1,
    })
  })

  it('gives the card to the drafter and, in the same step, to the deck', () => {
    const { step, recorded } = advance(cubeDraft, startDraft(two), pick('A', 'A0.2'))
    expect(drafterOf(step.state, 'A').picked).toEqual(['A0.2'])
    expect(step.effects).toEqual([{ type: 'deck-add', deckId: 'deck of A', cardId: 'card A0.2', seat: 'A' }])
    expect(recorded).toMatchObject({ actor: 'A', title: 'Draft Card', selection: ['A0.2'], noUndo: true })
  })

  it('keeps nothing of an answer but the card', () => {
    const { recorded } = advance(cubeDraft, startDraft(two), pick('A', { title: 'A0.2', isChecked: true }))
    expect(recorded.selection).toEqual(['A0.2'])
  })

  it('is final', () => {
    const { recorded } = advance(cubeDraft, startDraft(two), pick('A', 'A0.2'))
    expect(undoResult([recorded], 'A', true)).toBe('__NO_UNDO__')
  })

  it('refuses what is not offered and changes nothing', () => {
    const position = drafts(startDraft(two), 'A', 'A0.1')
    const refused: readonly Answer[] = [
      pick('B', 'A0.2'),
      pick('B', 'A0.1'),
      pick('B', 'nonsense'),
      pick('B', 'B0.1', 'B0.2'),
      pick('B', 'B0.1', 'B0.1'),
      pick('B'),
      pick('B', {}),
      pick('A', 'A0.2'),
      pick('nobody', 'B0.1'),
      { actor: 'B', title: APPLY_SCAR, selection: [{ scarId: 'scar-1', cardId: 'B0.1' }] },
      { actor: 'B', title: 'Choose Action', selection: ['B0.1'] },
    ]
    for (const answer of refused) {
      expect(() => answered(position, answer), JSON.stringify(answer)).toThrow(Refusal)
    }
  })

  it('refuses a card already taken from the pack when it comes back', () => {
    let position = startDraft(two)
    for (const actor of ['A', 'B', 'B']) position = drafts(position, actor)
    position = drafts(position, 'A')
    expect(requestOf(position, 'A')?.choices).toEqual(['A0.3'])
    expect(() => drafts(position, 'A', 'A0.1')).toThrow(Refusal)
  })

  it('refuses an answer to a pack that is no longer in front', () => {
    const before = requestOf(startDraft(two), 'A')?.id ?? ''
    let position = drafts(startDraft(two), 'A')
    expect(() => answered(position, { ...pick('A', 'A0.2'), requestId: before })).toThrow(StaleAnswer)
    position = drafts(position, 'B')
    expect(requestOf(position, 'A')?.id).not.toBe(before)
    expect(() => answered(position, { ...pick('A', 'B0.2'), requestId: before })).toThrow(StaleAnswer)
    expect(() => answered(position, { ...pick('A', 'B0.2'), requestId: 'A:B-0:2' })).not.toThrow()
  })

  it('logs who drafted and never what', () => {
    const opening = start(cubeDraft, fixtureSettings(two)).step.log.map(lineText)
    expect(opening).toEqual([
      'The draft begins',
      'Passing out packs: 3 for each player, 3 cards in each',
      'A opens pack 1',
      'B opens pack 1',
    ])
    const { step } = advance(cubeDraft, startDraft(two), pick('A', 'A0.2'))
    expect(step.log.map(lineText)).toEqual(['A drafted a card'])
  })
})

describe('scar rounds', () => {
  const scarred = { names: ['A', 'B'], scarRounds: [2], numPacks: 2, packSize: 3 }
  const first = { ...scarred, scarRounds: [1] }

  it('puts a pair of scars into every pack of the round and into no other', () => {
    const packs = startDraft(scarred).state.packs
    expect(packs.map((pack) => [pack.id, pack.scars])).toEqual([
      ['A-0', undefined],
      ['A-1', ['scar-1', 'scar-2']],
      ['B-0', undefined],
      ['B-1', ['scar-3', 'scar-4']],
    ])
  })

  it('asks for a scar once per player and round, on your own pack, before the first pick', () => {
    let position = startDraft(first)
    expect(requestOf(position, 'A')).toMatchObject({
      title: 'Apply Scar',
      choices: ['scar-1', 'scar-2'],
      freeForm: true,
      min: 1,
      max: 1,
    })
    position = scars(position, 'A', { cardId: 'A0.1' })
    expect(requestOf(position, 'A')?.title).toBe('Draft Card')
    position = scars(position, 'B', { cardId: 'B0.1' })
    position = drafts(drafts(position, 'A'), 'B')
    expect(cubeDraft.pending(position.state).map(({ title }) => title)).toEqual(['Draft Card', 'Draft Card'])
  })

  it('blocks the scarred card for the next pick of that player only', () => {
    let position = scars(startDraft(first), 'A', { cardId: 'A0.1' })
    expect(requestOf(position, 'A')?.choices).toEqual(['A0.2', 'A0.3'])
    expect(() => drafts(position, 'A', 'A0.1')).toThrow(Refusal)
    position = drafts(position, 'A', 'A0.2')
    expect(drafterOf(position.state, 'A').scarredCardId).toBeNull()
    position = drafts(scars(position, 'B', { cardId: 'B0.2' }), 'B', 'B0.1')
    expect(requestOf(position, 'B')?.choices).toEqual(['A0.1', 'A0.3'])
    expect(drafterOf(drafts(position, 'B', 'A0.1').state, 'B').picked).toEqual(['B0.1', 'A0.1'])
  })

  it('lets the scarred card be drafted when the pack comes round', () => {
    let position = startDraft(first)
    position = drafts(scars(position, 'A', { cardId: 'A0.1' }), 'A', 'A0.2')
    position = drafts(scars(position, 'B', { cardId: 'B0.2' }), 'B', 'B0.1')
    position = drafts(drafts(position, 'B', 'A0.3'), 'A', 'B0.2')
    expect(requestOf(position, 'A')?.choices).toEqual(['A0.1'])
  })

  it('lifts the block when the scarred card is all that is left', () => {
    const position = scars(startDraft({ ...first, packSize: 1 }), 'A', { cardId: 'A0.1' })
    expect(requestOf(position, 'A')?.choices).toEqual(['A0.1'])
    expect(drafterOf(drafts(position, 'A', 'A0.1').state, 'A').picked).toEqual(['A0.1'])
  })

  it('deals scars to people alone, but where a draft from before has them for all', () => {
    const settings = fixtureSettings({ ...first, bots: ['B'] })
    const withScars = (count: number) => {
      const { state } = start(cubeDraft, { ...settings, scars: settings.scars.slice(0, count) }).position
      return state.packs.flatMap(({ owner, index, scars }) =>
        index === 0 && scars !== undefined ? [owner] : [],
      )
    }
    expect(withScars(settings.scars.length)).toContain('B')
    expect(withScars(2 * (settings.players.length - 1))).not.toContain('B')
    expect(() => withScars(2 * (settings.players.length - 1) - 1)).toThrow(Refusal)
  })

  it('never asks a bot', () => {
    const position = startDraft({ ...first, bots: ['B'] })
    expect(cubeDraft.pending(position.state).map(({ title }) => title)).toEqual(['Apply Scar', 'Draft Card'])
  })

  it('keeps the changed card with its pack, for those who have seen it, until the draft is over', () => {
    const [before, card] = [{ card_faces: [{ name: 'dealt' }] }, { card_faces: [{ name: 'changed' }] }]
    const selection = [{ scarId: 'scar-2', cardId: 'A0.3', before, card, comment: 'why not', more: 'no' }]
    const { step, recorded, position } = advance(cubeDraft, startDraft({ ...first, packSize: 3 }), {
      actor: 'A',
      title: APPLY_SCAR,
      selection,
    })
    expect(step.effects).toBeUndefined()
    const { more: _, ...withoutMore } = selection[0] ?? {}
    expect(recorded).toMatchObject({ selection: [withoutMore], noUndo: true })
    expect(step.log.map(lineText)).toEqual(['A applied a scar'])
    const seenBy = (seat: string | undefined, { state } = position) =>
      cubeDraft.view(state, defined({ seat })).scarred
    expect(seenBy('A')).toEqual({ 'card A0.3': { before, card } })
    expect([seenBy('B'), seenBy(undefined)]).toEqual([undefined, undefined])
    const passed = drafts(drafts(scars(position, 'B', { cardId: 'B0.1' }), 'A', 'A0.1'), 'B', 'B0.2')
    expect(seenBy('B', passed)).toEqual({ 'card A0.3': { before, card } })
  })

  it('is not shown to players who first see the pack after the card is gone', () => {
    const three = { ...first, names: ['A', 'B', 'C'] }
    const scar = { scarId: 'scar-1', cardId: 'A0.3', before: {}, card: { card_faces: [] } }
    let position = answered(startDraft(three), { actor: 'A', title: APPLY_SCAR, selection: [scar] })
    position = drafts(position, 'A', 'A0.1')
    position = drafts(scars(position, 'B', { cardId: 'B0.1' }), 'B', 'B0.2')
    position = drafts(scars(position, 'C', { cardId: 'C0.1' }), 'C', 'C0.2')
    position = drafts(position, 'B', 'A0.3')
    position = drafts(position, 'C')
    expect(cubeDraft.view(position.state, { seat: 'B' }).scarred).toBeDefined()
    expect(cubeDraft.view(position.state, { seat: 'C' }).scarred).toBeUndefined()
  })

  it('changes the stored cards with the last pick of the draft', () => {
    const [before, card] = [{ card_faces: [] }, { card_faces: [{ name: 'changed' }] }]
    const settings = fixtureSettings({ names: ['A'], scarRounds: [1], numPacks: 1, packSize: 2 })
    let { position } = start(cubeDraft, settings)
    const scar = { scarId: 'scar-1', cardId: 'A0.1', before, card, comment: 'why not' }
    position = answered(position, { actor: 'A', title: APPLY_SCAR, selection: [scar] })
    position = drafts(position, 'A', 'A0.2')
    const last = advance(cubeDraft, position, { actor: 'A', title: DRAFT_CARD, selection: ['A0.1'] })
    expect(last.step.effects?.filter(({ type }) => type === 'apply-scar')).toEqual([
      { type: 'apply-scar', ...scar, cardId: 'card A0.1', userId: 'id of A' },
    ])
    expect(cubeDraft.view(last.position.state, { seat: 'A' }).scarred).toBeUndefined()
  })

  it('refuses scars and cards of other packs and answers of another shape', () => {
    const good = { scarId: 'scar-1', cardId: 'A0.1' }
    const selections: readonly (readonly unknown[])[] = [
      [],
      ['scar-1'],
      [good, good],
      [{ ...good, scarId: 'scar-3' }],
      [{ ...good, cardId: 'B0.1' }],
      [{ scarId: 'scar-1' }],
      [{ cardId: 'A0.1' }],
      [{ ...good, scarId: { $ne: '' } }],
      [{ ...good, card: 'changed' }],
      [{ ...good, card: [] }],
      [{ ...good, comment: 7 }],
      [{ ...good, comment: 'x'.repeat(2001) }],
    ]
    for (const selection of selections) {
      const answer = { actor: 'A', title: APPLY_SCAR, selection } as Answer
      expect(() => answered(startDraft(first), answer), JSON.stringify(selection).slice(0, 80)).toThrow(
        Refusal,
      )
    }
    const after = scars(startDraft(first), 'A', { cardId: 'A0.1' })
    expect(() => scars(after, 'A', { cardId: 'A0.2' })).toThrow(StaleAnswer)
  })
})

describe('setting up', () => {
  it('seats the players at random, the same for the same seed', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const seated = (seed: string) => {
      const { shuffleSeats, ...settings } = fixtureSettings({ names, seed })
      return start(cubeDraft, settings).position.state.drafters.map(({ name }) => name)
    }
    expect(seated('one')).toEqual(seated('one'))
    expect(new Set(['one', 'two', 'three'].map((seed) => seated(seed).join())).size).toBeGreaterThan(1)
    expect(seated('one').sort()).toEqual(names)
  })

  it('refuses packs and scars that do not fit', () => {
    const settings = fixtureSettings({ ...two, scarRounds: [1] })
    const [first = [], ...others] = settings.packs
    const wrong: readonly (readonly [Partial<typeof settings>, RegExp])[] = [
      [{ packs: others }, /cannot share 5 packs/],
      [{ packs: [first.slice(1), ...others] }, /one size/],
      [{ packs: settings.packs.map(() => []) }, /not empty/],
      [{ packs: [[...first.slice(0, 2), ...first.slice(0, 1)], ...others] }, /the id A0.1/],
      [{ scars: settings.scars.slice(1) }, /too few scars/],
    ]
    for (const [change, sentence] of wrong) {
      expect(() => cubeDraft.setup({ ...settings, ...change })).toThrow(Refusal)
      expect(() => cubeDraft.setup({ ...settings, ...change })).toThrow(sentence)
    }
  })
})
