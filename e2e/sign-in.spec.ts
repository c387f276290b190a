import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a stranger is asked to sign in, and a wrong password opens nothing', async ({ page, server }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login/)
  await expectAccessible(page)
  await shoot(page, 'login')
  await signIn(page, server.admin.name, 'not the password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('the first admin signs in, is remembered by a reload, and signs out', async ({ page, server }) => {
  await page.goto('/')
  await signIn(page, server.admin.name, server.admin.password)
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'home-empty')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
})

test('a killed server loses no session', async ({ page, server }) => {
  await page.goto('/')
  await signIn(page, server.admin.name, server.admin.password)
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
  await server.crash()
  await server.restart()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible()
})
