import type { Page } from '@playwright/test'
import { expect } from './test'

/** Where the page asks its person something. */
export const move = (page: Page) => page.getByRole('region', { name: 'Your move', exact: true })
const commandLine = (page: Page) => page.getByRole('textbox', { name: 'Command', exact: true })

/** Switches the text view on as somebody does who hears the page. */
export async function inWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text view', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Leave the text view', exact: true })).toBeAttached()
}

/** Types a command and sends it. */
export async function command(page: Page, words: string): Promise<void> {
  await commandLine(page).fill(words)
  await commandLine(page).press('Enter')
}

/** A choice as the accessible tree has it. */
export interface HeardChoice {
  /** The list it stands in. */
  readonly list: string
  readonly name: string
}

/** The question in the accessible tree. */
interface HeardQuestion {
  readonly title: string
  /** How many are wanted at least. */
  readonly least: number
  readonly choices: readonly HeardChoice[]
}

/** Reads what is asked by roles and names alone. */
export async function heardQuestion(page: Page): Promise<HeardQuestion> {
  const tree = await move(page).ariaSnapshot()
  const choices: HeardChoice[] = []
  let list = ''
  for (const line of tree.split('\n')) {
    const [, role, quoted = '""'] = /- '?(list|checkbox) ("(?:[^"\\]|\\.)*")/.exec(line) ?? []
    const name = String(JSON.parse(quoted))
    if (role === 'list') list = name
    if (role === 'checkbox') choices.push({ list, name })
  }
  const title = (await move(page).getByRole('heading', { level: 2 }).textContent()) ?? ''
  const [, least = '1'] = /\[(\d+)/.exec((await move(page).getByRole('status').textContent()) ?? '') ?? []
  return { title, least: Number(least), choices }
}

/**
 * Answers with a choice by a command, or where several are wanted by their check boxes. Waits until the
 * server has it.
 */
export async function answerInWords(
  page: Page,
  { title, least, choices }: HeardQuestion,
  { list, name }: HeardChoice,
): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('game/save_response'))
  if (least > 1) {
    for (let at = 0; at < least; at += 1) await move(page).getByRole('checkbox').nth(at).press('Space')
    await move(page)
      .getByRole('button', { name: /^choose/ })
      .press('Enter')
  } else {
    const [called = ''] = name.split('. ')
    const isAlone = choices.filter((choice) => choice.name.split('. ')[0] === called).length === 1
    await command(page, isAlone || list === title ? called : `${list} ${called}`)
  }
  expect((await saved).ok()).toBe(true)
  await expect(move(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
}
