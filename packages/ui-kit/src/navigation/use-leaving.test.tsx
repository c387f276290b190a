import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes, useSearchParams } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { testHistory } from '../testing/test-history'
import { PageRouter } from './page-router'
import { useLeaving } from './use-leaving'

afterEach(cleanup)

function Desk({ hasWork }: { readonly hasWork: boolean }) {
  const leaving = useLeaving(() => hasWork)
  const [, setSearch] = useSearchParams()
  return (
    <>
      <Link to="/garden">to the garden</Link>
      <button type="button" onClick={() => setSearch({ lamp: 'on' })}>
        light
      </button>
      {leaving && (
        <dialog open>
          <button type="button" onClick={leaving.stay}>
            stay
          </button>
          <button type="button" onClick={leaving.leave}>
            leave
          </button>
        </dialog>
      )}
    </>
  )
}

/** A desk with work on it or without, to which one came from the door. */
function show(hasWork: boolean) {
  const history = testHistory('/desk', ['/door'])
  render(
    <PageRouter history={history}>
      <Routes>
        <Route path="/desk" element={<Desk hasWork={hasWork} />} />
        <Route path="/door" element={<h1>door</h1>} />
        <Route path="/garden" element={<h1>garden</h1>} />
      </Routes>
    </PageRouter>,
  )
  return history
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const follow = () => fireEvent.click(screen.getByRole('link'))
const unloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a page without work is left at once', async () => {
  show(false)
  expect(unloads()).toBe(true)
  follow()
  await screen.findByRole('heading', { name: 'garden' })
})

test('a link away from work is asked about, and followed once one says so', async () => {
  show(true)
  expect(unloads()).toBe(false)
  follow()
  await screen.findByRole('dialog')
  press('stay')
  expect([screen.queryByRole('dialog'), window.location.pathname]).toEqual([null, '/desk'])
  follow()
  await screen.findByRole('dialog')
  press('leave')
  await screen.findByRole('heading', { name: 'garden' })
  expect(window.location.pathname).toBe('/garden')
})

test('so is the back button, and the address stays the one of the page until then', async () => {
  const history = show(true)
  history.back()
  await screen.findByRole('dialog')
  await waitFor(() => expect(window.location.pathname).toBe('/desk'))
  press('leave')
  await screen.findByRole('heading', { name: 'door' })
  expect(window.location.pathname).toBe('/door')
})

test('another address of the same page does not leave it', async () => {
  show(true)
  press('light')
  await waitFor(() => expect(window.location.search).toBe('?lamp=on'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
