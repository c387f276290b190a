import { matchAnswer, type Pick, randomFrom, type Request, seeded, start } from '@parlour/kernel'
import { cardName, frontColors } from '@parlour/mtg-cards'
import { STARTER_CUBE, STARTER_RATINGS, starterCards } from '@parlour/mtg-cards/starter'
import { describe, expect, it } from 'vitest'
import { randomDrafter, steady } from './bots'
import { cardOf } from './card-index'
import { dealPacks } from './deal-packs'
import { answered, fixtureSettings, startDraft } from './testing/draft-fixture'
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
    you: {
      name: 'A',
      picked,
      queued: 0,
      known: [{ id: 'A-0', owner: 'A', index: 0, cards: pack }],
      pack: { id: 'A-0', index: 0 },
    },
  }
  const choices = offered.map(({ id }) => id)
  const request: Request = {
    id: 'r',
    actor: 'A',
    kind: 'draft-card',
    title: 'Draft Card',
    choices,
    min: 1,
    max: 1,
  }
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

  it('holds to its colors later', () => {
    expect(choice([fairBlue, strongRed], bluePicks(20))).toBe('fair blue')
  })

  it('takes a colorless card over one of a wrong color', () => {
    expect(choice([card('tool', 2.5, ''), strongRed], bluePicks(20))).toBe('tool')
  })

  it('takes only what it may', () => {
    expect(choice([fairBlue, strongRed], [], [fairBlue])).toBe('fair blue')
  })
})

describe('a table of steady bots', () => {
  const colorsOf = new Map(starterCards().map(({ data }) => [cardName(data), frontColors(data).join('')]))
  const cube = STARTER_CUBE.cards.map((name) => ({
    name,
    _id: name,
    rating: STARTER_RATINGS[name] ?? 0,
    colors: colorsOf.get(name) ?? '',
  }))

  it.each([3, 5, 8])('of %i ends with decks of two colors for everyone', (seats) => {
    const names = Array.from({ length: seats }, (_, at) => `bot ${at}`)
    const luck = randomFrom(seeded(`table of ${seats}`))
    const packs = dealPacks(cube, { players: seats, numPacks: 3, packSize: 15 }, luck)
    const settings = { ...fixtureSettings({ names, packSize: 15, bots: names }), packs }
    let position = start(cubeDraft, settings).position
    for (let [request] = cubeDraft.pending(position.state); request !== undefined; ) {
      const view = cubeDraft.view(position.state, { seat: request.actor })
      const selection = steady({ view, request, random: luck })
      position = answered(position, { actor: request.actor, title: request.title, selection })
      request = cubeDraft.pending(position.state)[0]
    }
    for (const { name, picked } of position.state.drafters) {
      const cards = picked.map((id) => cardOf(settings, id).colors ?? '')
      const count = (color: string) => cards.filter((colors) => colors.includes(color)).length
      const [first = '', second = ''] = [...'wubrg'].sort((a, b) => count(b) - count(a))
      const spells = cards.filter(
        (colors) => colors !== '' && [...colors].every((color) => color === first || color === second),
      )
      expect(spells.length, `${name} has ${cards.join(' ')}`).toBeGreaterThanOrEqual(23)
    }
  })
})

describe('both bots', () => {
  it('answer a scar too, for whoever plays a seat with one', () => {
    const { state } = startDraft({ names: ['A', 'B'], scarRounds: [1] })
    for (const bot of [steady, randomDrafter]) {
      const [request] = cubeDraft.pending(state)
      if (request === undefined) throw new Error('nobody is asked')
      const selection = bot({ view: cubeDraft.view(state, { seat: 'A' }), request, random: random() })
      const answer = { actor: 'A', title: 'Apply Scar', selection }
      expect(() => cubeDraft.apply(state, matchAnswer(request, answer))).not.toThrow()
    }
  })
})
