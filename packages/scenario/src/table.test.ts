import { Refusal, type Step, StaleAnswer } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { BrokenCheck } from './checks'
import { openToy, toyGame, type ToyGame, toyRules, type ToyState } from './toy-game'

const position = { players: ['ann', 'bob'], hands: [['Elm', 'A.I.', 'Oak'], ['Cat']] }

describe('a table', () => {
  it('answers in the short form: the first dot parts group and choice', () => {
    const table = openToy(position)
    expect(table.turn()).toBe('ann')
    table.answer('ann', 'Play.A.I.')
    expect(table.board()).toEqual({ table: ['A.I.'], ann: { hand: ['Elm', 'Oak'] }, bob: { hand: ['Cat'] } })
    table.answer('bob', ['Play.Cat'])
    table.answer('ann', [{ title: 'Throw', selection: ['Oak', 'Elm'] }])
    expect(table.outcome).toEqual({ winners: ['bob'], reason: 'an empty hand' })
    expect(table.pending).toEqual([])
    expect(table.turn()).toBeUndefined()
  })

  it('refuses and changes nothing', () => {
    const table = openToy(position)
    const before = [table.board(), table.pending]
    for (const pick of ['Play.Cat', 'Elm', 'Play', 'Dogma.Elm', 'Throw.Oak']) {
      expect(() => table.answer('ann', pick), pick).toThrow(Refusal)
    }
    expect(() => table.answer('ann', [])).toThrow(Refusal)
    expect(() => table.answer('bob', 'Play.Cat')).toThrow(StaleAnswer)
    expect([table.board(), table.pending]).toEqual(before)
  })

  it('takes your own last answer back, up to a reveal', () => {
    const table = openToy(position)
    const before = table.board()
    expect(table.undo('ann')).toBe('__NO_MORE_ACTIONS__')
    table.answer('ann', 'Play.Oak')
    expect(table.undo('bob')).toBe('__NO_UNDO__')
    expect(table.undo('ann')).toBe('__SUCCESS__')
    expect(table.board()).toEqual(before)
    expect(table.log('ann')).toEqual([])
    table.answer('ann', [{ title: 'Throw', selection: ['Oak', 'Elm'] }])
    expect(table.undo('ann')).toBe('__NO_UNDO__')
  })

  it('reads the log as each player does', () => {
    const table = openToy(position)
    table.answer('ann', [{ title: 'Throw', selection: ['Oak', 'Elm'] }])
    expect(table.log('ann')).toEqual(['ann throws Oak and Elm'])
    expect(table.log('bob')).toEqual(['ann throws cards'])
    expect(table.log()).toEqual(['ann throws cards'])
    expect(() => table.log('cat')).toThrow(/'cat'/)
  })
})

describe('the free checks', () => {
  const withApply = (change: (step: Step<ToyState>, before: ToyState) => Step<ToyState>): ToyGame => ({
    ...toyGame,
    rules: { ...toyRules, apply: (state, answer) => change(toyRules.apply(state, answer), state) },
  })
  const play = (game: ToyGame) =>
    openToy({ ...position, hands: [['Elm', 'Oak'], ['Cat']] }, { game }).answer('ann', 'Play.Oak')

  it('hold for sound rules', () => expect(() => play(toyGame)).not.toThrow())

  it('find an option that is offered and refused', () => {
    expect(() => openToy({ ...position, hands: [['Elm', 'Stuck'], []] })).toThrow(/offers ann .*Stuck/)
    expect(() => openToy({ ...position, hands: [['Elm', 'Stuck'], []] }, { checks: false })).not.toThrow()
  })

  it('find bounds that a group does not state, or that are more than there is to pick', () => {
    for (const bounds of [{}, { min: 0 }, { min: 0, max: 3 }, { min: 2, max: 1 }]) {
      const choices = [{ title: 'Play', choices: ['Elm', 'Oak'], ...bounds }]
      const pending: ToyGame['rules']['pending'] = (state) =>
        toyRules.pending(state).map((request) => ({ ...request, choices, min: 0, max: 1 }))
      expect(() => openToy(position, { game: { ...toyGame, rules: { ...toyRules, pending } } })).toThrow(
        /'Play' in 'Choose Action' asks ann for/,
      )
    }
  })

  it('find a lost card', () => {
    const game = withApply((step) => ({ ...step, state: { ...step.state, table: [] } }))
    expect(() => play(game)).toThrow(/other cards/)
  })

  it('find a state that was changed in place', () => {
    const game = withApply((step, before) => {
      Object.assign(before, { turn: 'bob' })
      return step
    })
    expect(() => play(game)).toThrow(BrokenCheck)
  })

  it('find what is not plain data', () => {
    const odd = { toJSON: () => 'fine' }
    const game = withApply((step) => ({
      ...step,
      state: Object.assign({ odd: new Map([[odd, 1]]) }, step.state),
    }))
    expect(() => play(game)).toThrow(/plain data/)
  })

  it('find a secret in a view and in a log line', () => {
    const telling: ToyGame = {
      ...toyGame,
      rules: {
        ...toyRules,
        view: (state, viewer) => ({
          ...toyRules.view(state, viewer),
          table: Object.values(state.hands).flat(),
        }),
      },
    }
    expect(() => openToy(position, { game: telling })).toThrow(/is shown 'Elm'/)
    const chatty = withApply((step) => ({
      ...step,
      log: [{ template: 'bob still has Cat', args: {}, indent: 0, classes: [] }],
    }))
    expect(() => play(chatty)).toThrow(/is shown 'Cat'/)
  })

  it('find a secret in the pieces and links of a choice, in groups too', () => {
    const item = { title: 'a back', pieces: ['seat/1', 'card/Either/Or'] }
    const link = { title: 'a back', links: { shares: ['card/Either/Or'] } }
    for (const choices of [[item], [{ title: 'Play', choices: [item], min: 0, max: 1 }], [link]]) {
      const pending: ToyGame['rules']['pending'] = (state) =>
        toyRules.pending(state).map((request) => ({ ...request, choices, min: 0, max: 1 }))
      const apply: ToyGame['rules']['apply'] = (state) => ({ state, log: [] })
      const telling: ToyGame = { ...toyGame, rules: { ...toyRules, pending, apply } }
      const hands = [['Elm'], ['Either/Or']]
      expect(() => openToy({ ...position, hands }, { game: telling })).toThrow("ann is shown 'Either/Or'")
    }
  })

  it('allow a card that card texts name in the log, and still find it in a view', () => {
    const mentioned = new Set(['Cat'])
    const speaking = withApply((step) => ({
      ...step,
      log: [{ template: 'a text speaks of Cat', args: {}, indent: 0, classes: [] }],
    }))
    expect(() => play({ ...speaking, mentioned })).not.toThrow()
    const telling: ToyGame = {
      ...toyGame,
      mentioned,
      rules: {
        ...toyRules,
        view: (state) => ({ ...toyRules.view(state, {}), table: state.hands.bob ?? [] }),
      },
    }
    expect(() => play(telling)).toThrow(/is shown 'Cat'/)
  })

  it('allow a card in a log line for everybody, and still find it in a view', () => {
    const announcedCards: ToyGame['announcedCards'] = ({ args }) =>
      args.card?.value === 'Cat' ? ['Cat'] : []
    const args = { card: { value: 'Cat', classes: [] } }
    const open = withApply((step) => ({
      ...step,
      log: [{ template: 'bob goes on with {card}', args, indent: 0, classes: [] }],
    }))
    expect(() => play(open)).toThrow(/is shown 'Cat'/)
    expect(() => play({ ...open, announcedCards })).not.toThrow()
    const telling: ToyGame = {
      ...open,
      announcedCards,
      rules: {
        ...open.rules,
        view: (state) => ({ ...toyRules.view(state, {}), table: state.hands.bob ?? [] }),
      },
    }
    expect(() => play(telling)).toThrow(/is shown 'Cat'/)
  })
})
