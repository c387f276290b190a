import { modals } from '@mantine/modals'
import { cleanup, render, screen } from '@testing-library/react'
import { createContext, useContext } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ParlourThemeProvider } from '../theme/parlour-theme-provider'
import { PageModals } from './page-modals'

afterEach(cleanup)

const Page = createContext('no page')

function PageName() {
  return <p>{useContext(Page)}</p>
}

it('gives a dialog the contexts of the page that opened it', async () => {
  render(
    <ParlourThemeProvider>
      <Page value="the users page">
        <PageModals>
          <button type="button" onClick={() => modals.open({ title: 'A link', children: <PageName /> })}>
            open
          </button>
        </PageModals>
      </Page>
    </ParlourThemeProvider>,
  )
  screen.getByRole('button', { name: 'open' }).click()
  expect(await screen.findByRole('dialog', { name: 'A link' })).toBeTruthy()
  expect(screen.getByText('the users page')).toBeTruthy()
})
