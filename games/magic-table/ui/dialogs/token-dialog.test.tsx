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
    expect(heading?.textContent).toBe('Made by your cards')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Bird 1/1 white, flying' }))
    expect(within(dialog).getByLabelText('count')).toHaveProperty('value', '1')
    fireEvent.click(within(dialog).getByRole('button', { name: 'make token' }))
    await waitFor(() =>
      expect(table.board().ann).toMatchObject({
        creatures: [{ name: 'Bird', token: true, annotation: '1/1 white, flying' }, { name: 'Herder' }],
      }),
    )
  })

  it('that are listed for a card come in the words of its text where it has any', async () => {
    const tokens = [
      { name: 'Wall', type_line: 'Token Artifact Creature — Wall' },
      { name: 'Bird', type_line: 'Token Creature — Bird' },
    ]
    const { dialog } = await makeTokens({ ...herder, tokens })
    const offered = within(dialog).getAllByTitle('by Herder')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Wall artifact', 'Bird 1/1 white, flying'])
  })
})
