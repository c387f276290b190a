import type { Card } from '@parlour/mtg-cards'
import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { CubeExport } from './cube-export'

afterEach(cleanup)

it('exports a cube by names, as a table, or with all data of its cards', async () => {
  const cards = [cubeCard('tax', { name: 'Sky Tax' }), cubeCard('moth', { name: 'Moth', power: '7' })]
  const scar = { createdAt: '', createdBy: 'ann', appliedTo: null, appliedBy: null, appliedAt: null, rev: 0 }
  const scarlist = [
    { ...scar, id: 'scar-1', text: 'Swap two words' },
    {
      ...scar,
      id: 'scar-2',
      text: 'Give it wings',
      appliedTo: 'moth',
      appliedBy: 'ann',
      appliedAt: '2026-01-01',
    },
  ]
  const cube = testCube({ cardlist: ['tax', 'moth'], scarlist })
  showPage(<CubeExport cube={cube} onClose={() => undefined} />, {
    'magic/card/lookup': lookupAmong(cards),
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cube as text' })
  await waitFor(() => expect(box.value).toBe('Moth\nSky Tax\n'))
  const file = () => screen.getByRole('link', { name: 'download' }).getAttribute('download')
  expect(file()).toBe('Old Cube.txt')
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'table (CSV)' } })
  expect(box.value).toBe('name,set,number,notes,scars\nMoth,,,,Give it wings\nSky Tax,,,,\n')
  expect(file()).toBe('Old Cube.csv')
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'whole cube (JSON)' } })
  expect(JSON.parse(box.value)).toMatchObject({
    name: 'Old Cube',
    legacy: true,
    scars: ['Swap two words'],
    cards: [
      { data: { card_faces: [{ name: 'Moth', power: '7' }] } },
      { data: { card_faces: [{ name: 'Sky Tax' }] } },
    ],
  })
  expect(file()).toBe('Old Cube.json')
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'Forge (.dck)' } })
  expect(box.value).toBe('[metadata]\nName=Old Cube\n[Main]\n1 Moth\n1 Sky Tax\n')
  expect(file()).toBe('Old Cube.dck')
})

it('waits for what no page is sent of a card, the printing that it is a copy of, and keeps it in the file of the whole cube', async () => {
  const { data, ...owl } = cubeCard('owl', { name: 'Owl' })
  const origin = { set: 'abc', collector_number: '7' }
  const asPagesGetIt = { ...owl, data: { ...data, origin } }
  const whole = { ...owl, data: { ...data, origin: { ...origin, id: 'printed-owl' } } }
  let come = () => {}
  const comes = new Promise<void>((resolve) => (come = resolve))
  showPage(<CubeExport cube={testCube({ cardlist: ['owl'] })} onClose={() => undefined} />, {
    'magic/card/lookup': async (body) => {
      await comes
      return { cards: [body.whole === true ? whole : asPagesGetIt] }
    },
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cube as text' })
  expect(box.placeholder).toBe('The cards are still loading.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'copy' }).disabled).toBe(true)
  expect(screen.queryByRole('link', { name: 'download' })).toBeNull()
  come()
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'whole cube (JSON)' } })
  await screen.findByRole('link', { name: 'download' })
  expect(JSON.parse(box.value)).toMatchObject({ cards: [{ data: { origin: { id: 'printed-owl' } } }] })
})

it('says before the download which cards only the whole cube keeps', async () => {
  const printed = cubeCard('owl', { name: 'Owl' })
  const origin = { id: 'printed-owl', set: 'abc', collector_number: '7' }
  const copy = { ...printed, data: { ...printed.data, origin } }
  const difference = { type: 'face_field' as const, faceIndex: 0, field: 'power', summary: '' }
  const record = {
    type: 'update' as const,
    summary: '',
    facesAdded: 0,
    facesRemoved: 0,
    fieldsChanged: 1,
    date: '2026-01-01',
    userId: 'ann',
    comment: '',
    changes: [difference],
  }
  const edited = { ...copy, _id: 'edited', changes: [record] }
  const made = Array.from({ length: 7 }, (_, at) => cubeCard(`made-${at}`, { name: `Made ${at}` }))
  const words = async (cards: readonly Card[]) => {
    const cube = testCube({ cardlist: cards.map(({ _id }) => _id) })
    showPage(<CubeExport cube={cube} onClose={() => undefined} />, {
      'magic/card/lookup': lookupAmong(cards),
    })
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cube as text' })
    await waitFor(() => expect(box.value).not.toBe(''))
    const hints: (string | undefined)[] = []
    for (const label of ['names', 'table (CSV)', 'whole cube (JSON)']) {
      fireEvent.change(screen.getByLabelText('Format'), { target: { value: label } })
      hints.push(screen.queryByText(/The whole cube \(JSON\) keeps them\./)?.textContent ?? undefined)
    }
    cleanup()
    return hints
  }
  expect(await words([copy])).toEqual([undefined, undefined, undefined])
  const both =
    'Cards created here will be missing when this is imported: Made 0, Made 1, Made 2, Made 3, Made 4 and 2 more. ' +
    'Cards edited here will come back as printed: Owl. The whole cube (JSON) keeps them.'
  expect(await words([...made, edited])).toEqual([both, both, undefined])
})

it('says that cards of the cube are left out which could not be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lookup = () => {
    throw new CallError('The hub is away.', { httpStatus: 503 })
  }
  const cube = testCube({ cardlist: ['tax'] })
  showPage(<CubeExport cube={cube} onClose={() => undefined} />, { 'magic/card/lookup': lookup })
  expect((await screen.findByRole('alert')).textContent).toContain('Some cards could not be loaded.')
  log.mockRestore()
})
