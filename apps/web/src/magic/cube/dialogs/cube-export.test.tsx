import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { CubeExport } from './cube-export'

afterEach(cleanup)

it('tells a cube by names, or with all that its cards say', async () => {
  const cards = [cubeCard('tax', { name: 'Sky Tax' }), cubeCard('moth', { name: 'Moth', power: '7' })]
  const cube = testCube({ cardlist: ['tax', 'moth'] })
  showPage(<CubeExport cube={cube} onClose={() => undefined} />, {
    'magic/card/lookup': lookupAmong(cards),
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cube as text' })
  await waitFor(() => expect(box.value).toBe('Moth\nSky Tax\n'))
  const file = () => screen.getByRole('link', { name: 'download' }).getAttribute('download')
  expect(file()).toBe('Old Cube.txt')
  fireEvent.click(screen.getByText('whole cards (JSON)'))
  expect(JSON.parse(box.value)).toMatchObject([
    { _id: 'moth', data: { card_faces: [{ name: 'Moth', power: '7' }] } },
    { _id: 'tax' },
  ])
  expect(file()).toBe('Old Cube.json')
})
