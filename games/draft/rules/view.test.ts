import type { RecordedAnswer } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { type DraftPosition, drafts, scars, startDraft } from './testing/draft-fixture'
import { cubeDraft } from './draft-rules'
import { frontCards } from './facts/front-cards'
import type { KnownPack } from './types'

const viewOf = ({ state }: DraftPosition, seat: string) => cubeDraft.view(state, { seat })
const marked = (known: KnownPack | undefined) =>
  known?.cards.map(({ id, gone }) => (gone === undefined ? id : `${id} ${gone}`))
const knows = (position: DraftPosition, seat: string, pack: string) =>
  marked(viewOf(position, seat).you?.known.find(({ id }) => id === pack))

describe('what a seat sees', () => {
  const two = { names: ['A', 'B'] }

  it('is its own front pack, and of packs behind it the number', () => {
    const before = viewOf(startDraft(two), 'B')
    expect(before.you).toMatchObject({ name: 'B', deckId: 'deck of B', picked: [], queued: 0 })
    expect(before.you?.pack).toMatchObject({ id: 'B-0', index: 0 })
    expect(frontCards(before.you)[0]).toEqual({
      id: 'B0.1',
      name: 'B0.1',
      _id: 'card B0.1',
      rating: 0,
      colors: 'w',
    })
    const after = viewOf(drafts(startDraft(two), 'A', 'A0.1'), 'B')
    expect(after.you).toMatchObject({ queued: 1 })
    expect(JSON.stringify(after)).not.toContain('A0.')
  })

  it('says once what each card of the pack in front is', () => {
    const viewText = JSON.stringify(viewOf(startDraft(two), 'A'))
    for (const card of ['A0.1', 'A0.2', 'A0.3'])
      expect(viewText.split(`"_id":"card ${card}"`)).toHaveLength(2)
  })

  it('is not a pack of the next round that came early', () => {
    let position = startDraft(two)
    for (const actor of ['A', 'B', 'B', 'A', 'A', 'A']) position = drafts(position, actor)
    const you = viewOf(drafts(position, 'B'), 'B').you
    expect(you?.pack?.id).toBe('B-1')
    expect(you?.queued).toBe(1)
    expect(JSON.stringify(viewOf(position, 'B'))).not.toContain('A1.')
  })

  it('remembers a pack as it was at the latest look', () => {
    let position = drafts(startDraft(two), 'A', 'A0.1')
    expect(knows(position, 'A', 'A-0')).toEqual(['A0.1 yours', 'A0.2', 'A0.3'])
    position = drafts(drafts(position, 'B', 'B0.1'), 'B', 'A0.3')
    expect(knows(position, 'B', 'A-0')).toEqual(['A0.2', 'A0.3 yours'])
    expect(knows(position, 'A', 'A-0')).toEqual(['A0.1 yours', 'A0.2', 'A0.3'])
    position = drafts(position, 'A', 'B0.2')
    expect(knows(position, 'A', 'A-0')).toEqual(['A0.1 yours', 'A0.2', 'A0.3 taken'])
    expect(knows(position, 'A', 'B-0')).toEqual(['B0.2 yours', 'B0.3'])
    position = drafts(position, 'B', 'B0.3')
    expect(knows(position, 'A', 'B-0')).toEqual(['B0.2 yours', 'B0.3'])
  })

  it('is never another seat’s picks before the end, and everybody’s after it', () => {
    let position = startDraft({ ...two, numPacks: 1, packSize: 1 })
    position = drafts(position, 'A')
    expect(viewOf(position, 'B').picks).toBeUndefined()
    expect(JSON.stringify(viewOf(position, 'B'))).not.toContain('A0.1')
    position = drafts(position, 'B')
    expect(viewOf(position, 'B').picks).toEqual({
      A: [{ id: 'A0.1', name: 'A0.1', _id: 'card A0.1', rating: 0, colors: 'w', pack: 'A-0' }],
      B: [{ id: 'B0.1', name: 'B0.1', _id: 'card B0.1', rating: 0, colors: 'w', pack: 'B-0' }],
    })
  })

  it('holds the pair of scars only while one is to be applied, with the cards of the pack', () => {
    let position = startDraft({ ...two, scarRounds: [1] })
    expect(viewOf(position, 'A').you?.scars).toEqual([
      { id: 'scar-1', text: 'text of scar 1' },
      { id: 'scar-2', text: 'text of scar 2' },
    ])
    expect(frontCards(viewOf(position, 'A').you)).toHaveLength(3)
    position = scars(position, 'A', { cardId: 'A0.2' })
    expect(viewOf(position, 'A').you).toMatchObject({ scarredCardId: 'A0.2' })
    expect(viewOf(position, 'A').you).not.toHaveProperty('scars')
    expect(viewOf(drafts(position, 'A', 'A0.1'), 'A').you).not.toHaveProperty('scarredCardId')
  })

  it('is not more for a player named like a property of every object', () => {
    const position = startDraft({ names: ['constructor', '__proto__', 'toString'] })
    for (const seat of ['constructor', '__proto__', 'toString']) {
      expect(viewOf(position, seat).you?.known.map(({ owner }) => owner)).toEqual([seat])
    }
  })
})

describe('what everybody sees', () => {
  it('is where packs are and how many, without a card', () => {
    const position = drafts(startDraft({ names: ['A', 'B'], numPacks: 2, scarRounds: [] }), 'A')
    const view = cubeDraft.view(position.state, {})
    expect(view).toEqual({
      kind: 'cube',
      numPacks: 2,
      packSize: 3,
      scarRounds: [],
      initializationComplete: true,
      seats: [
        { _id: 'id of A', name: 'A', picks: 1, round: 0 },
        { _id: 'id of B', name: 'B', picks: 0, round: 0 },
      ],
      packs: [
        { index: 0, waiting: 'B' },
        { index: 1, waiting: null },
        { index: 0, waiting: 'B' },
        { index: 1, waiting: null },
      ],
    })
  })

  it('marks the seats of bots', () => {
    const position = startDraft({ names: ['A', 'B'], bots: ['B'] })
    expect(cubeDraft.view(position.state, {}).seats.map(({ bot }) => bot)).toEqual([undefined, 'steady'])
  })

  it('does not include an answer before the end, but for its own seat', () => {
    const position = startDraft({ names: ['A', 'B'], numPacks: 1, packSize: 1 })
    const answer: RecordedAnswer = {
      seq: 1,
      actor: 'A',
      kind: 'draft-card',
      title: 'Draft Card',
      selection: ['A0.1'],
      isUserResponse: true,
    }
    const shown = ({ state }: DraftPosition) =>
      [{ seat: 'A' }, { seat: 'B' }, {}].map((viewer) => cubeDraft.showsAnswer(state, answer, viewer))
    expect(shown(position)).toEqual([true, false, false])
    expect(shown(drafts(drafts(position, 'A'), 'B'))).toEqual([true, true, true])
  })
})
