import { MantineProvider } from '@mantine/core'
import type { Card, CardData } from '@parlour/mtg-cards'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CardEditor } from './card-editor'
import { cardWith, field, MOTH, open, scarred, type } from './testing/edited-card'

afterEach(cleanup)

/** Shows the editor with its state kept, and gives the data as it stands. */
function edit(card: Card) {
  const latest: { data: CardData } = { data: card.data }
  function Page() {
    const [data, setData] = useState(card.data)
    latest.data = data
    return <CardEditor card={card} data={data} onData={setData} />
  }
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  )
  return () => latest.data.card_faces[0]
}

describe('editing in place', () => {
  test('Enter keeps the text and gives the focus back', () => {
    const face = edit(cardWith(MOTH))
    fireEvent.keyDown(type('name', 'Torch Moth'), { key: 'Enter' })
    expect(face()?.name).toBe('Torch Moth')
    expect(document.activeElement).toBe(field('name'))
  })

  test('Escape takes it back', () => {
    const face = edit(cardWith(MOTH))
    fireEvent.keyDown(type('name', 'Torch Moth'), { key: 'Escape' })
    expect(face()?.name).toBe('Lantern Moth')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('Enter with shift does not keep it yet; leaving the field does', () => {
    const face = edit(cardWith(MOTH))
    const box = type('name', 'Torch Moth')
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
    expect(face()?.name).toBe('Lantern Moth')
    fireEvent.blur(box)
    expect(face()?.name).toBe('Torch Moth')
  })

  test('in a text of several lines Enter is a new line and Ctrl with Enter keeps', () => {
    const face = edit(cardWith(MOTH))
    const box = type('rules text', 'Flying\nHaste')
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(screen.getByRole('textbox')).toBe(box)
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
    expect(face()?.oracle_text).toBe('Flying\nHaste')
  })

  test('a text may become empty, and be begun by key', () => {
    const face = edit(cardWith({ ...MOTH, flavor_text: 'It knows the way.' }))
    fireEvent.keyDown(field('flavor text'), { key: 'Enter' })
    const box = screen.getByRole('textbox', { name: 'flavor text' })
    fireEvent.change(box, { target: { value: '' } })
    fireEvent.blur(box)
    expect(face()?.flavor_text).toBe('')
    expect(field('flavor text: empty')).toBeTruthy()
  })

  test('the dash of a type line is made the long one', () => {
    const face = edit(cardWith(MOTH))
    fireEvent.keyDown(type('type line', 'Artifact Creature -  Insect'), { key: 'Enter' })
    expect(face()?.type_line).toBe('Artifact Creature — Insect')
  })

  test('a rules text shows the name and keeps following it', () => {
    const face = edit(cardWith(MOTH))
    const box = open('rules text')
    expect(box).toHaveProperty('value', 'Flying\nWhen Lantern Moth dies, draw a card.')
    fireEvent.change(box, { target: { value: 'When Lantern Moth dies, draw two cards.' } })
    fireEvent.blur(box)
    expect(face()?.oracle_text).toBe('When CARD_NAME dies, draw two cards.')
  })

  test('an image address is https or nothing', () => {
    const face = edit(cardWith(MOTH))
    const box = type('image address', 'javascript:alert(1)')
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(screen.getByRole('alert').textContent).toBe('An image address must start with https://')
    expect(face()?.image_uri).toBe('')
    fireEvent.change(box, { target: { value: 'https://pictures.example/moth.jpg' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(face()?.image_uri).toBe('https://pictures.example/moth.jpg')
  })

  test('layout and rarity belong to the whole card', () => {
    const card = cardWith(MOTH)
    const onData = vi.fn()
    render(
      <MantineProvider>
        <CardEditor card={card} data={card.data} onData={onData} />
      </MantineProvider>,
    )
    fireEvent.change(screen.getByLabelText('Rarity'), { target: { value: 'mythic' } })
    expect(onData).toHaveBeenLastCalledWith({ ...card.data, rarity: 'mythic' })
    fireEvent.change(screen.getByLabelText('Layout'), { target: { value: 'saga' } })
    expect(onData).toHaveBeenLastCalledWith({ ...card.data, layout: 'saga' })
  })
})

describe('which numbers show', () => {
  test.each([
    ['Creature — Insect', ['power', 'toughness']],
    ['Artifact — Vehicle', ['power', 'toughness']],
    ['Legendary Planeswalker — Vessa', ['loyalty']],
    ['Battle — Siege', ['defense']],
    ['Instant', []],
  ])('%s', (type_line, expected) => {
    edit(cardWith({ ...MOTH, type_line, loyalty: '4', defense: '5' }))
    const labels = ['power', 'toughness', 'loyalty', 'defense']
    const shown = labels.filter((label) =>
      screen.queryByRole('button', { name: new RegExp(`^edit ${label}`) }),
    )
    expect(shown).toEqual(expected)
  })

  test('a new planeswalker can be given its loyalty', () => {
    const face = edit(cardWith({ ...MOTH, type_line: 'Planeswalker — Vessa' }))
    fireEvent.keyDown(type('loyalty', '3'), { key: 'Enter' })
    expect(face()?.loyalty).toBe('3')
  })
})

describe('mana cost and color indicator', () => {
  const ALERT = 'You can only use the color indicator if there is no color in the mana cost.'
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('the indicator beside a cost is refused', () => {
    const face = edit(cardWith(MOTH))
    fireEvent.click(field('color indicator'))
    press('color indicator blue')
    expect(screen.getByRole('alert').textContent).toBe(ALERT)
    expect(face()?.color_indicator).toEqual([])
  })

  test('without a cost its colors are switched on and off', () => {
    const face = edit(cardWith({ ...MOTH, mana_cost: '' }))
    fireEvent.click(field('color indicator'))
    press('color indicator green')
    press('color indicator blue')
    expect(face()?.color_indicator).toEqual(['u', 'g'])
    press('color indicator green')
    expect(face()?.color_indicator).toEqual(['u'])
  })

  test('a cost is picked, in canonical order; it empties the indicator', () => {
    const face = edit(cardWith({ ...MOTH, mana_cost: '', color_indicator: ['u'] }))
    fireEvent.click(field('mana cost'))
    for (const name of ['add green', 'one generic mana more', 'one generic mana more', 'add white', 'add X'])
      press(name)
    press('ok')
    expect(face()).toMatchObject({ mana_cost: '{X}{2}{G}{W}', color_indicator: [] })
  })

  test('symbols are taken away, numbers counted down to nothing', () => {
    const face = edit(cardWith(MOTH))
    fireEvent.click(field('mana cost'))
    press('one generic mana less')
    press('ok')
    expect(face()?.mana_cost).toBe('{W}')
    fireEvent.click(field('mana cost'))
    press('remove white')
    press('ok')
    expect(face()?.mana_cost).toBe('')
  })

  test('a cost is typed; what is none cannot be taken', () => {
    const face = edit(cardWith(MOTH))
    fireEvent.click(field('mana cost'))
    const box = screen.getByRole('textbox', { name: 'Mana cost' })
    fireEvent.change(box, { target: { value: '2 bananas' } })
    expect(screen.getByText('This is not a mana cost.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'ok' })).toHaveProperty('disabled', true)
    fireEvent.change(box, { target: { value: '3ug' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(face()?.mana_cost).toBe('{3}{G}{U}')
  })

  test('every kind of symbol can be picked', () => {
    edit(cardWith(MOTH))
    fireEvent.click(field('mana cost'))
    const rows = screen.getAllByRole('group').map((row) => within(row).getAllByRole('button').length)
    expect(rows.slice(1)).toEqual([2, 5, 5, 5, 5, 5, 10, 10])
  })
})

describe('faces', () => {
  test('an added face is a scar and can be removed; the original one cannot', () => {
    edit(cardWith(MOTH))
    expect(screen.queryByRole('button', { name: 'remove this face' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'add face' }))
    expect(screen.getAllByText('SCAR')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'remove this face' }))
    expect(screen.queryByText('SCAR')).toBeNull()
  })

  test('a card has at most six', () => {
    edit(cardWith(MOTH))
    for (let faces = 1; faces < 6; faces += 1)
      fireEvent.click(screen.getByRole('button', { name: 'add face' }))
    expect(screen.queryByRole('button', { name: 'add face' })).toBeNull()
  })
})

describe('scars', () => {
  test('what is typed is marked word by word', () => {
    edit(cardWith(MOTH))
    fireEvent.blur(type('rules text', 'Flying\nWhen Lantern Moth dies, draw two cards.'))
    expect(screen.getByText('two cards').tagName).toBe('MARK')
    expect(screen.getByText('Flying').tagName).not.toBe('MARK')
  })

  test('a scarred field that can only be read shows the original on a click', () => {
    const card = scarred(MOTH, { oracle_text: 'Haste', mana_cost: '{R}' })
    render(
      <MantineProvider>
        <CardEditor card={card} data={card.data} readOnlyBecause="This cube cannot be edited." />
      </MantineProvider>,
    )
    expect(screen.getByText('This cube cannot be edited.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^edit/ })).toBeNull()
    fireEvent.click(screen.getByTitle('show the original rules text'))
    expect(screen.getByText('When Lantern Moth dies, draw a card.')).toBeTruthy()
    fireEvent.click(screen.getByTitle('back to the scarred rules text'))
    expect(screen.getByText('Haste', { selector: 'mark' })).toBeTruthy()
    fireEvent.keyDown(screen.getByTitle('show the original mana cost'), { key: 'Enter' })
    expect(screen.getByRole('img', { name: '1 white' })).toBeTruthy()
    expect(screen.queryByTitle('show the original name')).toBeNull()
  })

  test('the history says who, why and what', () => {
    const card = scarred(MOTH, { power: '3', oracle_text: 'CARD_NAME cannot block.' })
    render(
      <MantineProvider>
        <CardEditor card={card} data={card.data} nameOf={(id) => (id === 'u1' ? 'bob' : undefined)} />
      </MantineProvider>,
    )
    expect(screen.getByText('Applied scar: hotter')).toBeTruthy()
    expect(screen.getByText(/^bob · .*2026/)).toBeTruthy()
    expect(screen.getByText('1', { selector: 'del' })).toBeTruthy()
    expect(screen.getByText('3', { selector: 'ins' })).toBeTruthy()
    expect(screen.getByText('rules text')).toBeTruthy()
    expect(screen.queryByText(/CARD_NAME/)).toBeNull()
  })
})
