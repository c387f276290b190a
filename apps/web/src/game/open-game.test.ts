import { describe, expect, it } from 'vitest'
import { gameAt, pushTo, storeOf, turn } from './testing/game-store-fixture'

describe('an open game', () => {
  it('is fetched again when a push overtook the first fetch', async () => {
    const { store, answers, shownGame } = storeOf()
    const loaded = store.load()
    store.receive(pushTo(6))
    answers[0]?.(gameAt(5))
    await turn()
    expect(answers).toHaveLength(2)
    answers[1]?.(gameAt(6))
    await loaded
    expect(shownGame()?.seq).toBe(6)
  })

  it('is not fetched again when it stood so as it began to be watched, whichever comes first', async () => {
    for (const isFirst of [true, false]) {
      const { store, answers, shownGame } = storeOf()
      const loaded = store.load()
      if (isFirst) store.watched({ seq: 5, lines: 0 })
      answers[0]?.(gameAt(5))
      await loaded
      if (!isFirst) store.watched({ seq: 5, lines: 0 })
      await turn()
      expect([shownGame()?.seq, answers.length]).toEqual([5, 1])
    }
  })

  it('is fetched again when something came before it was watched, and nobody pushed it', async () => {
    for (const stand of [{ seq: 6, lines: 0 }, { seq: 5, lines: 1 }, undefined])
      for (const isFirst of [true, false]) {
        if (isFirst && stand === undefined) continue
        const { store, answers, shownGame } = storeOf()
        const loaded = store.load()
        if (isFirst) store.watched(stand)
        answers[0]?.(gameAt(5))
        if (!isFirst) {
          await loaded
          store.watched(stand)
        }
        await turn()
        expect(answers).toHaveLength(2)
        answers[1]?.(gameAt(6))
        await turn()
        expect([shownGame()?.seq, answers.length]).toEqual([6, 2])
      }
  })

  it('keeps what a push brought while an older state was loading', async () => {
    const { store, answers, shownGame } = storeOf()
    const first = store.load()
    answers[0]?.(gameAt(5))
    await first
    const again = store.load()
    store.receive(pushTo(6))
    answers[1]?.(gameAt(5))
    await again
    expect(shownGame()?.seq).toBe(6)
    expect(answers).toHaveLength(2)
  })

  it('shows who is present even when that was pushed before the game was loaded', async () => {
    const { store, answers, shownGame } = storeOf()
    const loaded = store.load()
    store.present(['ann', 'bob'])
    answers[0]?.({ ...gameAt(5), present: ['bob'] })
    await loaded
    expect(shownGame()?.present).toEqual(['ann', 'bob'])
    store.present(['bob'])
    expect(shownGame()?.present).toEqual(['bob'])
  })

  it('shows pushes that are there together with one change', async () => {
    const { store, answers, shownGame } = storeOf()
    const loaded = store.load()
    answers[0]?.(gameAt(5))
    await loaded
    const shown: (number | undefined)[] = []
    store.state.subscribe(({ game }) => shown.push(game?.seq))
    for (const seq of [6, 7, 8]) store.receive(pushTo(seq))
    await turn()
    expect([shown, shownGame()?.seq, answers.length]).toEqual([[8], 8, 1])
    store.receive(pushTo(9))
    await turn()
    expect(shown).toEqual([8, 9])
  })

  it('shows what came before a gap and fetches the rest once', async () => {
    const { store, answers, shownGame } = storeOf()
    const loaded = store.load()
    answers[0]?.(gameAt(5))
    await loaded
    for (const seq of [6, 8, 9]) store.receive(pushTo(seq))
    await turn()
    expect([shownGame()?.seq, answers.length]).toEqual([6, 2])
    answers[1]?.(gameAt(9))
    await turn()
    expect([shownGame()?.seq, answers.length]).toEqual([9, 2])
  })

  it('takes no notice of another game', async () => {
    const { store, answers, shownGame } = storeOf()
    const loaded = store.load()
    store.receive({ ...pushTo(9), gameId: 'h' })
    answers[0]?.(gameAt(5))
    await loaded
    expect([shownGame()?.seq, answers.length]).toEqual([5, 1])
  })
})
