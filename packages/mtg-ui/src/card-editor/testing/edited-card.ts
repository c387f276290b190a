import { blankCardData, type Card, cardFace, type CardFace, changeRecord } from '@parlour/mtg-cards'
import { fireEvent, screen } from '@testing-library/react'

export const MOTH = {
  name: 'Lantern Moth',
  mana_cost: '{1}{W}',
  type_line: 'Creature — Insect',
  oracle_text: 'Flying\nWhen CARD_NAME dies, draw a card.',
  power: '1',
  toughness: '2',
}

export function cardWith(face: Partial<CardFace>, more: Partial<Card> = {}): Card {
  return {
    _id: 'moth',
    source: 'custom',
    data: { ...blankCardData(), card_faces: [cardFace(face)] },
    ...more,
  }
}

/** Returns the card after a save that made this change, with its history. */
export function scarred(face: Partial<CardFace>, change: Partial<CardFace>): Card {
  const before = cardWith(face)
  const data = { ...before.data, card_faces: [cardFace({ ...face, ...change })] }
  const record = changeRecord(before.data, data, {
    userId: 'u1',
    date: '2026-01-02T10:00:00Z',
    comment: 'Applied scar: hotter',
  })
  return { ...before, data, changes: record === undefined ? [] : [record] }
}

/** Returns the button that opens a text field of the card editor. */
export const field = (label: string) => screen.getByRole('button', { name: new RegExp(`^edit ${label}`) })
/** Opens a text field of the card editor. Returns its input. */
export const open = (label: string) => {
  fireEvent.click(field(label))
  return screen.getByRole('textbox', { name: label })
}
export function type(label: string, text: string) {
  const box = open(label)
  fireEvent.change(box, { target: { value: text } })
  return box
}
