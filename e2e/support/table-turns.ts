import type { Pick } from '@parlour/kernel'
import { gameSaveResponse } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../../tests/hub-client'
import { button } from './draft-match'
import { drawnByStar, zone } from './magic-table'
import { expect } from './test'

/** A player at the page of the table. */
export interface SeatedPage {
  readonly user: HubUser
  readonly page: Page
}

const handCards = ({ page }: SeatedPage) => zone(page, 'your hand').locator('[data-card]')
const creatures = ({ page, user }: SeatedPage) => zone(page, `${user.name}’s creatures`)
const phase = ({ page }: SeatedPage) =>
  page.getByRole('navigation', { name: 'Phases', exact: true }).locator('[aria-current="step"]')

/**
 * Two players who keep their first hands play whole turns by clicking, a card in each, and one attacks in
 * theirs until the other has no life left; the winner has priority. Returns how many turns it took.
 */
export async function playTurns(winner: SeatedPage, loser: SeatedPage): Promise<number> {
  let life = 20
  for (let turn = 1; ; turn += 1) {
    const [player, other] = turn % 2 === 1 ? [winner, loser] : [loser, winner]
    await beginTurn(player)
    if (player === winner && turn > 1) {
      await attack(player, loser)
      life -= 5
      const fight = `${loser.user.name} life: ${life + 5} − 5 = ${life}`
      for (const { page } of [winner, loser]) await expect(page.getByRole('log')).toContainText(fight)
      if (life === 0) return turn
    }
    await button(player.page, 'end').click()
    await button(player.page, `pass priority (to ${other.user.name})`).click()
    await expect(other.page.getByRole('heading', { name: 'Do Something', exact: true })).toBeVisible()
  }
}

/**
 * Clicks the star, which draws in all turns but the first and then goes to main 1, and puts the first card of
 * the hand among the creatures.
 */
async function beginTurn(player: SeatedPage): Promise<void> {
  const { page } = player
  const before = await handCards(player).count()
  const drawn = await drawnByStar(page)
  await page.getByRole('button', { name: /^start turn, untap/ }).click()
  await expect(phase(player)).toHaveText('main 1')
  await expect(handCards(player)).toHaveCount(before + drawn)
  await handCards(player).first().click()
  await creatures(player)
    .getByRole('button', { name: /^creatures/ })
    .click()
  await expect(handCards(player)).toHaveCount(before + drawn - 1)
}

/** The first creature attacks, and the defender counts what it costs. */
async function attack(player: SeatedPage, defender: SeatedPage): Promise<void> {
  const { page } = player
  await button(page, 'attackers').click()
  await expect(phase(player)).toHaveText('attackers')
  await creatures(player).locator('[data-card]').first().click()
  await page
    .getByRole('group', { name: 'Chosen cards', exact: true })
    .getByRole('button', { name: /^attacking/ })
    .click()
  await expect(defender.page.locator('[data-kind="attacking"] [data-card]')).toHaveCount(1)
  await button(page, 'damage').click()
  await button(defender.page, `${defender.user.name}’s life minus 5`).click()
}

/** A player does these by call, one after the other. */
export async function actAtTable(
  gameId: string,
  player: HubUser,
  ...actions: readonly Pick[]
): Promise<void> {
  for (const action of actions)
    await player.send(gameSaveResponse, {
      gameId,
      response: { actor: player.name, title: 'Do Something', selection: [action] },
    })
}
