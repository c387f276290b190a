import { describe, expect, it } from 'vitest'
import { type DraftPosition, drafts, queues, startDraft } from './testing/draft-fixture'
import { cubeDraft } from './draft-rules'

const asked = (position: DraftPosition) => cubeDraft.pending(position.state).map(({ actor }) => actor)

describe('passing packs', () => {
  it('goes round between two players and piles up for the next round', () => {
    const steps: readonly (readonly [actor: string, a: string, b: string])[] = [
      ['A', '', 'B0, A0'],
      ['B', 'B0', 'A0'],
      ['B', 'B0, A0', ''],
      ['A', 'A0', 'B0'],
      ['A', 'A1', 'B0'],
      ['A', '', 'B0 | A1'],
      ['B', '', 'B1, A1'],
    ]
    let position = startDraft({ names: ['A', 'B'] })
    expect([queues(position, 'A'), queues(position, 'B')]).toEqual(['A0', 'B0'])
    for (const [actor, a, b] of steps) {
      position = drafts(position, actor)
      expect([queues(position, 'A'), queues(position, 'B')]).toEqual([a, b])
    }
  })

  it('sends odd packs backwards, and a pack of the next round waits although its holder has nothing else', () => {
    let position = startDraft({ names: ['A', 'B', 'C'], packSize: 2 })
    position = drafts(position, 'A')
    expect(queues(position, 'B')).toBe('B0, A0')
    position = drafts(position, 'B')
    expect(queues(position, 'C')).toBe('C0, B0')
    position = drafts(position, 'B')
    expect(queues(position, 'B')).toBe('B1')
    position = drafts(position, 'B')
    expect(queues(position, 'A')).toBe(' | B1')
    expect(asked(position)).toEqual(['C'])
    position = drafts(position, 'C')
    expect(queues(position, 'A')).toBe('C0 | B1')
    expect(asked(position)).toEqual(['A', 'C'])
    position = drafts(position, 'A')
    expect(queues(position, 'A')).toBe('A1, B1')
  })

  it('turns round again in the third round', () => {
    let position = startDraft({ names: ['A', 'B', 'C'], packSize: 2 })
    for (let count = 0; count < 4; count += 1)
      for (const actor of ['A', 'B', 'C']) position = drafts(position, actor)
    expect(['A', 'B', 'C'].map((name) => queues(position, name))).toEqual(['A2', 'B2', 'C2'])
    position = drafts(position, 'A')
    expect(queues(position, 'B')).toBe('B2, A2')
  })

  it('ends when the last card is drafted', () => {
    let position = startDraft({ names: ['A', 'B'], numPacks: 2, packSize: 2 })
    for (let count = 0; count < 4; count += 1) {
      for (const actor of ['A', 'B']) {
        expect(cubeDraft.outcome(position.state)).toBeUndefined()
        position = drafts(position, actor)
      }
    }
    expect(cubeDraft.outcome(position.state)).toEqual({
      winners: [],
      player: 'everyone',
      reason: 'Draft is complete',
    })
    expect(asked(position)).toEqual([])
    expect(position.state.packs.every(({ waiting }) => waiting === null)).toBe(true)
  })

  it('passes a pack on after as many cards as are taken at a time, or when it is empty', () => {
    const steps: readonly (readonly [actor: string, a: string, b: string])[] = [
      ['A', 'A0', 'B0'],
      ['A', '', 'B0, A0'],
      ['B', '', 'B0, A0'],
      ['B', 'B0', 'A0'],
      ['A', 'B0', 'A0'],
      ['A', '', 'A0, B0'],
      ['B', '', 'A0, B0'],
      ['B', 'A0', 'B0'],
      ['A', 'A1', 'B0'],
      ['B', 'A1', 'B1'],
    ]
    let position = startDraft({ names: ['A', 'B'], numPacks: 2, packSize: 5, cardsPerPick: 2 })
    for (const [actor, a, b] of steps) {
      const before = cubeDraft.pending(position.state).find((request) => request.actor === actor)?.id
      position = drafts(position, actor)
      expect([queues(position, 'A'), queues(position, 'B')]).toEqual([a, b])
      const requests = cubeDraft.pending(position.state)
      expect(requests.map(({ id }) => id)).not.toContain(before)
    }
    expect(cubeDraft.view(position.state, { seat: 'A' }).cardsPerPick).toBe(2)
  })

  it('never answers for a player, not even with the last card', () => {
    let position = startDraft({ names: ['A', 'B'], numPacks: 1, packSize: 1 })
    expect(asked(position)).toEqual(['A', 'B'])
    position = drafts(position, 'B')
    expect(asked(position)).toEqual(['A'])
  })
})
