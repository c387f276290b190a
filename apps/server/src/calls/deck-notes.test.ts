import {
  cardAll,
  deckCreate,
  deckDuplicate,
  deckFetch,
  deckSave,
  ownData,
  userDecks,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { playOn, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'

const ZONES = { main: [], side: [], command: [] }

onBothStores('the notes of a deck', (hub) => {
  async function notedDeck() {
    const ann = await hub().person('ann')
    const { scryfall } = await ann.call(cardAll, { source: 'scryfall' })
    const [one = '', two = ''] = scryfall?.cards.map((card) => card._id) ?? []
    const { _id, name, format, rev } = (await ann.call(deckCreate, {})).deck
    const notes = {
      text: 'Keep two lands.\nNever block.',
      considering: [two, two],
      tags: { [one]: ['early'] },
    }
    const body = { _id, name, format, rev, cardIdsByZone: { ...ZONES, main: [one] } }
    const { deck } = await ann.call(deckSave, { deck: { ...body, notes } })
    return { ann, deck, notes, body }
  }

  it('are saved with it, stay when a save brings none, and go into a copy and into one’s own data', async () => {
    const { ann, deck, notes, body } = await notedDeck()
    expect(deck.notes).toEqual(notes)
    const again = (await ann.call(deckSave, { deck: { ...body, rev: deck.rev } })).deck
    expect(again).toMatchObject({ notes, rev: 2 })
    expect((await ann.call(deckFetch, { deckId: deck._id })).deck.notes).toEqual(notes)
    expect((await ann.call(deckDuplicate, { deckId: deck._id })).deck.notes).toEqual(notes)
    expect((await ann.call(ownData, {})).data.decks).toContainEqual(expect.objectContaining({ notes }))
    const empty = { text: '', considering: [], tags: {} }
    const { deck: cleared } = await ann.call(deckSave, { deck: { ...body, rev: 2, notes: empty } })
    expect(cleared).not.toHaveProperty('notes')
  })

  it('are refused with an older revision, with unknown cards, and where they are too long', async () => {
    const { ann, deck, notes, body } = await notedDeck()
    const current = { ...body, rev: deck.rev }
    const save = (sent: object) => refusal(ann, deckSave, { deck: { ...current, notes, ...sent } })
    expect(await save({ rev: 0, notes: { ...notes, text: 'lost' } })).toMatchObject({
      http: 409,
      current: { notes },
    })
    expect((await save({ notes: { ...notes, considering: ['f'.repeat(24)] } })).http).toBe(404)
    expect((await save({ notes: { ...notes, text: 'x'.repeat(20_001) } })).http).toBe(400)
    expect((await save({ notes: { ...notes, tags: { Forest: ['early'] } } })).http).toBe(400)
    expect((await save({ notes: { ...notes, tags: { [body._id]: [' '] } } })).http).toBe(400)
  })

  it('reach nobody else: no drafter after the end, no admin, and no copy of theirs', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const draftId = await startDraft([ann, bob], { packSize: 2 })
    const { decks } = await ann.call(userDecks, { userId: ann._id })
    const found = decks.find(({ links }) => links.draftId === draftId)
    if (found === undefined) throw new Error('There is no deck.')
    const { _id, name, format, rev } = found
    const notes = { text: 'Bob is white.', considering: [], tags: {} }
    await ann.call(deckSave, { deck: { _id, name, format, rev, cardIdsByZone: ZONES, notes } })
    await playOn([ann, bob], draftId)
    expect((await ann.call(deckFetch, { deckId: _id })).deck.notes).toEqual(notes)
    for (const other of [bob, hub().admin]) {
      const seen = [
        (await other.call(deckFetch, { deckId: _id })).deck,
        (await other.call(deckDuplicate, { deckId: _id })).deck,
      ]
      expect(JSON.stringify(seen)).not.toContain('Bob is white')
    }
    const listed = await hub().admin.call(userDecks, { userId: ann._id })
    expect(listed.decks.map((deck) => deck._id)).toContain(_id)
    expect(JSON.stringify(listed)).not.toContain('Bob is white')
  })
})
