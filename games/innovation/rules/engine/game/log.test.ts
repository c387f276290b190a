import { advance } from '@parlour/kernel'
import { newDiary, Run } from '@parlour/script'
import { describe, expect, it } from 'vitest'
import { innovation, language, machine } from '../../innovation'
import { open } from '../../testing/open'
import { positionAt } from '../../position/position-at'
import type { Change } from '../board/board'
import { Game } from './game'
import { reduce } from '../board/reduce'
import { unsplay } from './splaying'

const turn = { player: 'ann', action: 1, round: 2 }
const players = ['ann', 'bob']

/** The log as bob reads it, after ann's answers. */
function read(position: object, ...answers: readonly (string | readonly string[])[]): readonly string[] {
  const table = open({ players, turn, ...position })
  for (const answer of answers) table.answer('ann', answer)
  return table.log('bob')
}

describe('the log', () => {
  it('says a draw and what follows it in one line', () => {
    const ann = { green: ['Sailing'] }
    const log = read({ ann, decks: { base: { 1: ['Oars'] } } }, 'Dogma.Sailing')
    expect(log).toContain('ann draws and melds Oars')
    expect(log.join()).not.toContain('*base-1*')
  })

  it('joins a card that was drawn and shown with what happens to it then', () => {
    const ann = { red: ['Metalworking'] }
    const log = read({ ann, decks: { base: { 1: ['Oars', 'Pottery'] } } }, 'Dogma.Metalworking')
    expect(log).toContain('ann draws and reveals and scores Oars')
    expect(log).toContain('ann draws and reveals Pottery')
  })

  it('keeps a card that was drawn and scored a secret of who drew it', () => {
    const position = { players, turn, ann: { red: ['Machine Tools'] }, decks: { base: { 1: ['Oars'] } } }
    const table = open(position)
    table.answer('ann', 'Dogma.Machine Tools')
    expect(table.log('ann')).toContain('ann draws and scores Oars')
    expect(table.log('bob')).toContain('ann draws and scores *base-1*')
  })

  it('leaves a draw alone where another card follows', () => {
    const ann = { yellow: ['Domestication'], hand: ['Oars'] }
    const log = read({ ann, decks: { base: { 1: ['Pottery'] } } }, 'Dogma.Domestication')
    expect(log.slice(-3, -1)).toEqual(['ann melds Oars', 'ann draws *base-1*'])
  })

  it('says which player, icon and way was chosen, and what was declined', () => {
    const green = read({ ann: { green: ['Hitchhiking'] } }, 'Dogma.Hitchhiking')
    expect(green).toContain('ann chooses bob')
    const score = ['Optics']
    const blue = read({ ann: { blue: ['Evolution'], score } }, 'Dogma.Evolution', ['Draw a Higher Card'])
    expect(blue).toContain('ann chooses Draw a Higher Card')
    const declined = read({ ann: { green: ['Bicycle'] } }, 'Dogma.Bicycle', ['no'])
    expect(declined).toContain('ann chooses not to')
  })

  it('says of cards that change places who exchanges them, and into which pile each goes', () => {
    const ann = { yellow: ['Canal Building'], hand: ['Coal'], score: ['Oars'] }
    const log = read({ ann }, 'Dogma.Canal Building', ['Exchange highest cards between hand and score pile'])
    expect(log).toContain("ann exchanges *base-5* into ann's score pile")
    expect(log).toContain("ann exchanges *base-1* into ann's hand")
  })

  it('names the place an achievement comes from', () => {
    const ann = { red: ['Archery'], score: ['Coal'] }
    const log = read({ ann, achievements: ['Tools'] }, 'Achieve.*base-1*')
    expect(log).toContain('ann achieves *base-1* from the available ones')
  })

  it('counts points and achievements at a high draw, each in its number', () => {
    const ann = { red: ['Fusion'], score: ['Tools'], achievements: ['Oars'] }
    const bob = { score: ['Coal'] }
    const log = read({ ann, bob, decksExact: { base: { 11: [] } } }, 'Draw.draw a card')
    expect(log).toContain('1 point, 1 achievement: ann')
    expect(log).toContain('5 points, 0 achievements: bob')
    expect(log.at(-1)).toBe('bob wins due to high draw')
  })

  it('ends with who wins and why, a team together', () => {
    const position = {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { red: ['Archery'], score: ['Software'], achievements: ['World', 'Empire', 'Wonder'] },
      achievements: ['Sailing'],
    }
    expect(read(position, 'Achieve.*base-1*').at(-1)).toBe('ann, cat win due to achievements')
  })

  it('names several players one by one, whatever their names are', () => {
    const { settings, board } = positionAt({
      players: ['Smith, John', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      'Smith, John': {
        red: ['Archery'],
        score: ['Software'],
        achievements: ['World', 'Empire', 'Wonder', 'Monument'],
      },
      achievements: ['Sailing'],
    })
    const position = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
    const selection = [{ title: 'Achieve', selection: ['*base-1*'] }]
    const answer = { actor: 'Smith, John', title: 'Choose First Action', selection }
    const { step } = advance(innovation, position, answer)
    expect(step.log.at(-1)?.args.players?.value).toEqual(['Smith, John', 'cat'])
  })

  it('says of a karma whose it is, and marks it as an effect of its card', () => {
    const { settings, board } = positionAt({
      players,
      turn,
      expansions: ['base', 'figs'],
      ann: { blue: ['Alhazen'] },
    })
    const position = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
    const selection = [{ title: 'Draw', selection: ['draw a card'] }]
    const answer = { actor: 'ann', title: 'Choose First Action', selection }
    const karma = advance(innovation, position, answer).step.log.find(
      ({ args }) => args.card?.value === 'Alhazen',
    )
    expect(karma?.classes).toEqual(['card-effect', 'karma-effect'])
    expect(karma?.args).toMatchObject({ player: { value: 'ann' }, leader: { value: 'ann' } })
  })

  it('names whose stack is splayed as a name of its own', () => {
    const bob = { red: { cards: ['Archery', 'Oars'], splay: 'left' } }
    const { board } = positionAt({ players, turn, bob })
    const diary = newDiary<Change>(undefined)
    unsplay(new Game(new Run(board, { reduce }, diary), language), 0, { color: 'red', owner: 1 })
    const [line] = diary.lines
    expect(line?.template).toBe("{player} unsplays {playerOwner}'s {color}")
    expect(line?.args.playerOwner?.value).toBe('bob')
  })
})

describe('what a line adds to its turn', () => {
  const gains = (ann: object, card: string, bob: object = {}) => {
    const { settings, board } = positionAt({
      players,
      turn,
      ann,
      bob,
      decks: { base: { 1: ['Oars', 'Pottery'] } },
    })
    const position = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
    const selection = [{ title: 'Dogma', selection: [card] }]
    const { step } = advance(innovation, position, { actor: 'ann', title: 'Choose First Action', selection })
    return step.log.flatMap(({ gain }) => gain ?? [])
  }
  it('is its points where a card is scored, also one that was just drawn, and nothing where one is drawn', () => {
    expect(gains({ red: ['Metalworking'] }, 'Metalworking')).toEqual([{ what: 'point', by: 1 }])
    expect(gains({ green: ['The Wheel'] }, 'The Wheel')).toEqual([])
  })
  it('is what one player gets and what another loses where a scored card changes hands', () => {
    expect(gains({ green: ['Mapmaking'] }, 'Mapmaking', { score: ['Domestication'] })).toEqual([
      { what: 'point', by: 1, player: 'ann' },
      { what: 'point', by: -1 },
      { what: 'point', by: 1 },
    ])
  })
})

describe('the news of an answer', () => {
  it('hold what happened on the table, and no counts of the whole game', () => {
    const { settings, board } = positionAt({ players, turn, ann: { green: ['Sailing'] } })
    const position = { state: machine.startFrom(settings, board).state, seq: 0, branchId: 0 }
    const selection = [{ title: 'Dogma', selection: ['Sailing'] }]
    const { step } = advance(innovation, position, { actor: 'ann', title: 'Choose First Action', selection })
    const kinds = new Set(step.state.news.map(({ kind }) => kind))
    expect(step.state.board.counted.activated.length + step.state.answers.length).toBeGreaterThan(0)
    expect([kinds.has('moved'), kinds.has('counted')]).toEqual([true, false])
  })
})
