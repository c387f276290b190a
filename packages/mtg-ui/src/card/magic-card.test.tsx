import { blankCardData, type Card, cardFace, type CardFace } from '@parlour/mtg-cards'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CardNotes } from './card-notes'
import { MagicCard } from './magic-card'

afterEach(cleanup)

function card(faces: readonly Partial<CardFace>[], more: Partial<Card> = {}, layout = 'normal'): Card {
  return {
    _id: 'x',
    source: 'custom',
    data: { ...blankCardData(), layout, card_faces: faces.map(cardFace) },
    ...more,
  }
}
const bear = {
  name: 'Pole Heron',
  mana_cost: '{1}{W}',
  type_line: 'Creature — Bird',
  power: '1',
  toughness: '2',
}

test('power and toughness stand only on creatures and vehicles, loyalty only on planeswalkers', () => {
  render(<MagicCard size="full" card={card([bear])} />)
  expect(screen.getByLabelText('power and toughness 1/2')).toBeTruthy()
  expect(screen.getByRole('img', { name: '1 white' })).toBeTruthy()
  cleanup()
  render(<MagicCard size="full" card={card([{ ...bear, type_line: 'Instant', loyalty: '3' }])} />)
  expect(screen.queryByText('1/2')).toBeNull()
  expect(screen.queryByText('3')).toBeNull()
  cleanup()
  render(<MagicCard size="full" card={card([{ ...bear, power: '', toughness: '' }])} />)
  expect(screen.queryByLabelText(/power and toughness/), 'a creature that lacks both').toBeNull()
})

test('a picture shows once it has loaded, and the drawn landscape where none does', () => {
  const address = 'https://cards.example/heron.jpg'
  const { container } = render(<MagicCard size="full" card={card([{ ...bear, image_uri: address }])} />)
  const picture = container.querySelector<HTMLImageElement>(`img[src="${address}"]`)
  if (picture === null) throw new Error('The card has no picture.')
  expect(picture.style.visibility).toBe('hidden')
  fireEvent.error(picture)
  expect(picture.style.visibility, 'no mark of a picture that is missing').toBe('hidden')
  fireEvent.load(picture)
  expect(picture.style.visibility).toBe('visible')
})

test('a card with two faces turns over, a split card shows both halves', () => {
  const faces = [bear, { name: 'Moonlit Heron', type_line: 'Creature' }]
  render(<MagicCard size="small" card={card(faces, {}, 'transform')} />)
  expect(screen.queryByText('Moonlit Heron')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Turn to Moonlit Heron' }))
  expect(screen.getByText('Moonlit Heron')).toBeTruthy()
  cleanup()
  render(<MagicCard size="small" card={card(faces, {}, 'split')} />)
  expect(screen.getByText('Pole Heron')).toBeTruthy()
  expect(screen.getByText('Moonlit Heron')).toBeTruthy()
})

test('scarred words are marked, and the original can be looked at', () => {
  const changes = [
    {
      type: 'face_field',
      faceIndex: 0,
      field: 'oracle_text',
      oldValue: 'CARD_NAME deals 1 damage.',
      newValue: '',
      summary: '',
    },
  ] as const
  const history = {
    type: 'update',
    summary: '',
    changes,
    facesAdded: 0,
    facesRemoved: 0,
    fieldsChanged: 1,
    date: '',
    userId: '',
    comment: '',
  } as const
  render(
    <MagicCard
      size="full"
      card={card([{ ...bear, oracle_text: 'CARD_NAME deals 3 damage.' }], { changes: [history] })}
    />,
  )
  expect(screen.getByText('3').tagName).toBe('MARK')
  fireEvent.click(screen.getByRole('button', { name: 'original' }))
  expect(screen.getByText('Pole Heron deals 1 damage.')).toBeTruthy()
})

test('a note on a card is shown once, in the text box of its front face', () => {
  const faces = [bear, { name: 'Moonlit Heron', type_line: 'Creature' }]
  const drawn = card(faces, {}, 'split')
  render(
    <CardNotes value={({ _id }) => (_id === 'x' ? 'Flock: five fliers' : undefined)}>
      <MagicCard size="full" card={drawn} />
      <MagicCard size="full" card={{ ...drawn, _id: 'y' }} />
    </CardNotes>,
  )
  expect(screen.getAllByText(/Flock: five fliers/)).toHaveLength(1)
})

test('a malformed card does not break the page', () => {
  render(<MagicCard size="small" card={card([])} />)
  expect(screen.getByText('This card cannot be shown.')).toBeTruthy()
})
