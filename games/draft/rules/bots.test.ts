import { type Pick, randomFrom, type Request, seeded } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { randomDrafter, steady } from './bots'
import { startDraft } from './draft-fixture'
import { cubeDraft } from './draft-rules'
import type { DraftView, PackCard } from './types'

const random = () => randomFrom(seeded('bots'))
const card = (name: string, rating: number, colors: string): PackCard => ({
  id: name,
  name,
  _id: name,
  rating,
  colors,
})

function choice(pack: readonly PackCard[], picked: readonly PackCard[], offered = pack): Pick | undefined {
  const blank = cubeDraft.view(startDraft({ names: ['A', 'B'], numPacks: 3, packSize: 15 }).state, {})
  const view: DraftView = {
    ...blank,
    you: { name: 'A', picked, queued: 0, known: [], pack: { id: 'A-0', index: 0, cards: pack } },
  }
  const choices = offered.map(({ id }) => id)
  const request: Request = { id: 'r', actor: 'A', title: 'Draft Card', choices, min: 1, max: 1 }
  return steady({ view, request, random: random() })[0]
}

describe('the steady bot', () => {
  const strongRed = card('strong red', 4, 'r')
  const fairBlue = card('fair blue', 3, 'u')
  const bluePicks = (count: number) =>
    Array.from({ length: count }, (_, at) => card(`blue ${at}`, 3, at % 2 ? 'u' : 'w'))

  it('takes the best card at first', () => {
    expect(choice([fairBlue, strongRed], [])).toBe('strong red')
    expect(choice([fairBlue, strongRed], [card('one', 3, 'u')])).toBe('strong red')
  })

  it('holds to its colours later', () => {
    expect(choice([fairBlue, strongRed], bluePicks(20))).toBe('fair blue')
  })

  it('takes a colourless card over one of a wrong colour', () => {
    expect(choice([card('tool', 2.5, ''), strongRed], bluePicks(20))).toBe('tool')
  })

  it('takes only what it may', () => {
    expect(choice([fairBlue, strongRed], [], [fairBlue])).toBe('fair blue')
  })
})

describe('both bots', () => {
  it('answer a scar too, for whoever plays a seat with one', () => {
    const { state } = startDraft({ names: ['A', 'B'], scarRounds: [1] })
    for (const bot of [steady, randomDrafter]) {
      const [request] = cubeDraft.pending(state)
      if (request === undefined) throw new Error('nobody is asked')
      const selection = bot({ view: cubeDraft.view(state, { seat: 'A' }), request, random: random() })
      expect(() => cubeDraft.apply(state, { actor: 'A', title: 'Apply Scar', selection })).not.toThrow()
    }
  })
})
