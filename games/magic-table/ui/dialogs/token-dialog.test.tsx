import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

const herder = {
  card_faces: [{ type_line: 'Creature', oracle_text: 'Create a 1/1 white Bird creature token with flying.' }],
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** A table of ann's with a Herder in play, and its dialog of tokens. */
async function makeTokens(data: object) {
  const cards = { Herder: { data } }
  const table = open({ players: ['ann', 'bob'], cards, ann: { creatures: ['Herder'] } })
  render(<LiveTable table={table} viewer="ann" />)
  fireEvent.keyDown(document.body, { key: 'w' })
  return { table, dialog: await screen.findByRole('dialog', { name: 'Make token' }) }
}

describe('tokens', () => {
  it('that the own cards make are offered first', async () => {
    const { table, dialog } = await makeTokens(herder)
    const [heading] = within(dialog).getAllByRole('heading', { level: 3 })
    expect(heading?.textContent).toBe('Made by your cards: one press makes it')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Bird 1/1 white creature, Flying' }))
    await waitFor(() =>
      expect(table.board().ann).toMatchObject({
        creatures: [{ name: 'Bird', token: true }, { name: 'Herder' }],
      }),
    )
    expect(Object.values(table.view('bob').records)).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          card_faces: [
            expect.objectContaining({
              type_line: 'Token Creature — Bird',
              power: '1',
              color_indicator: ['w'],
              oracle_text: 'Flying',
            }),
          ],
        }),
      }),
    )
  })

  it('are made by one press in the bar of the card that makes them', async () => {
    const table = open({
      players: ['ann', 'bob'],
      cards: { Herder: { data: herder } },
      ann: { creatures: ['Herder'] },
    })
    render(<LiveTable table={table} viewer="ann" />)
    fireEvent.click(screen.getByRole('button', { name: /^Herder/ }))
    fireEvent.click(screen.getByRole('button', { name: 'make Bird 1/1' }))
    await waitFor(() =>
      expect(table.board().ann).toMatchObject({
        creatures: [{ name: 'Bird', token: true }, { name: 'Herder' }],
      }),
    )
  })

  it('of which the database has a card are made of it, with its picture', async () => {
    const face = {
      name: 'Bird',
      type_line: 'Token Creature — Bird',
      power: '1',
      toughness: '1',
      color_indicator: ['w'],
    }
    const card = { _id: 'bird', source: 'scryfall', data: { card_faces: [face] } }
    const sent: unknown[] = []
    const table = open({
      players: ['ann', 'bob'],
      cards: { Herder: { data: herder } },
      ann: { creatures: ['Herder'] },
    })
    const answer = table.answer.bind(table)
    const spied = Object.assign(Object.create(table) as typeof table, {
      answer: (who: string, picks: readonly unknown[]) => {
        sent.push(...picks)
        answer(who, [])
      },
    })
    render(<LiveTable table={spied} viewer="ann" calls={{ 'magic/card/by_name': { cards: [card] } }} />)
    fireEvent.keyDown(document.body, { key: 'w' })
    const dialog = await screen.findByRole('dialog', { name: 'Make token' })
    fireEvent.click(await within(dialog).findByTitle('by Herder, with its picture'))
    await waitFor(() =>
      expect(sent).toMatchObject([{ name: 'import card', data: { card: { _id: 'bird' }, isToken: true } }]),
    )
  })

  it('that are listed for a card come in the words of its text where it has any', async () => {
    const tokens = [
      { name: 'Wall', type_line: 'Token Artifact Creature — Wall' },
      { name: 'Bird', type_line: 'Token Creature — Bird' },
    ]
    const { dialog } = await makeTokens({ ...herder, tokens })
    const offered = within(dialog).getAllByTitle('by Herder')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Wall artifact creature',
      'Bird 1/1 white creature, Flying',
    ])
  })
})
