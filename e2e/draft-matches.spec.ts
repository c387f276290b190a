import { deckSave, gameCreate, lobbyCreate, userDecks } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { begin, button, chooseInTableMenu, pairing, tournament } from './support/draft-match'
import { makeLegacyCube } from './support/legacy-cube'
import { zone } from './support/magic-table'
import { answerRounds, makeDraft } from './support/make-draft'
import { adminOf, makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'

/** A draft by calls that is over, of a cube of two cards for each of them. */
async function finishedDraft(players: readonly HubUser[], name: string): Promise<string> {
  const [host] = players
  if (host === undefined) throw new Error('A draft needs a host.')
  const cards = 2 * players.length
  const cubeId = await makeLegacyCube(host, { name: `Cube of ${name}`, cards, scars: 0 })
  const draftId = await makeDraft({ name, players, cubeId, numPacks: 1, packSize: 2 })
  await answerRounds(players, draftId)
  return draftId
}

test('a game is linked to a draft afterwards, and a spectator watches both without a seat', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['wil', 'xia'])
  const [wilUser, xiaUser] = players
  if (wilUser === undefined || xiaUser === undefined) throw new Error('Two people are wanted.')
  await finishedDraft(players, 'Quiet night')
  const userIds = players.map(({ _id }) => _id)
  const { lobbyId } = await wilUser.send(lobbyCreate, {
    userIds,
    game: 'Magic',
    options: { format: 'Constructed', dealByHand: true },
  })
  const { gameId } = await wilUser.send(gameCreate, { lobbyId })
  const [wil, xia] = [await signedIn(browser, wilUser), await signedIn(browser, xiaUser)]
  for (const page of [wil, xia]) {
    await page.goto(`${wilUser.url}/game/${gameId}`)
    await page.getByRole('radio', { name: /^Quiet night/ }).check()
  }
  await begin([wil, xia], { dealByHand: true })
  await wil.keyboard.press('d')
  await expect(zone(wil, 'your hand').locator('[data-card]')).toHaveCount(1)

  await test.step('the draft of both is offered, and linked', async () => {
    await chooseInTableMenu(wil, 'link to draft')
    const dialog = wil.getByRole('dialog', { name: 'Link to draft', exact: true })
    await expect(dialog.getByRole('radio')).toHaveCount(1)
    await expectAccessible(wil)
    await dialog.getByRole('radio', { name: /^Quiet night/ }).check()
    await dialog.getByRole('button', { name: 'link', exact: true }).click()
    await expect(dialog).toBeHidden()
    await chooseInTableMenu(xia, 'match stats')
    await expect(xia.getByRole('dialog')).toContainText('IN PROGRESS')
    await xia.getByRole('dialog').getByRole('link', { name: 'Quiet night', exact: true }).click()
    await expect(pairing(xia)).toContainText('playing game 1')
  })

  await test.step('somebody without a seat sees the table and the standings, no hand, and nothing to do', async () => {
    const admin = await signedIn(browser, await adminOf(server), { isAdmin: true })
    await admin.goto(`${wilUser.url}/game/${gameId}`)
    await expect(zone(admin, 'wil’s hand')).toBeVisible()
    await expect(admin.getByText(/Veiled Otter/)).toHaveCount(0)
    await expect(button(admin, 'undo')).toHaveCount(0)
    for (const name of ['take priority', 'pass priority (to xia)'])
      await expect(button(admin, name)).toHaveCount(0)
    await wil.keyboard.press('d')
    await expect(zone(admin, 'wil’s hand').locator('[data-card]')).toHaveCount(2)
    await chooseInTableMenu(admin, 'match stats')
    await expect(admin.getByRole('dialog')).toContainText(/(wil|xia) 0 - 0 - 0/)
    await admin.getByRole('dialog').getByRole('link', { name: 'Quiet night', exact: true }).click()
    await expect(pairing(admin)).toContainText('playing game 1')
    await expect(tournament(admin).getByRole('button')).toHaveCount(0)
    await expectAccessible(admin)
  })
})

test('six people play Swiss rounds: the proposed one is fixed by its first game', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['yan', 'zoe', 'kip', 'lea', 'max', 'ned'])
  const [yanUser, zoeUser] = players
  if (yanUser === undefined || zoeUser === undefined) throw new Error('Somebody must look.')
  const draftId = await finishedDraft(players, 'Great night')
  const { decks } = await yanUser.send(userDecks, { userId: yanUser._id })
  for (const { _id, name, rev, cardIdsByZone } of decks) {
    const zones = { main: [...cardIdsByZone.main], side: [], command: [] }
    await yanUser.send(deckSave, { deck: { _id, name, rev, format: 'custom', cardIdsByZone: zones } })
  }
  const yan = await signedIn(browser, yanUser)
  await yan.goto(`${yanUser.url}/game/${draftId}`)
  await expect(tournament(yan)).toContainText('Swiss, round 1 of 3')
  await expect(pairing(yan)).toHaveCount(3)
  await expect(tournament(yan).getByText('proposed')).toBeVisible()
  await expectAccessible(yan)
  await shoot(yan, 'draft-swiss')
  await test.step('the decks of the others are counted as they are built', async () => {
    const [built] = (await zoeUser.send(userDecks, { userId: zoeUser._id })).decks
    if (built === undefined) throw new Error('There is no deck.')
    const count = yan.getByRole('link', { name: 'deck of zoe', exact: true })
    const { _id, name, rev, format, cardIdsByZone } = built
    await expect(count).toHaveText(`${cardIdsByZone.main.length} cards`)
    const [aside = '', ...main] = cardIdsByZone.main
    const zones = { main, side: [aside, ...cardIdsByZone.side], command: [...cardIdsByZone.command] }
    await zoeUser.send(deckSave, { deck: { _id, name, rev, format, cardIdsByZone: zones } })
    await expect(count).toHaveText(`${main.length} cards`)
  })
  const paired = await pairing(yan).allTextContents()
  await button(yan, 'start match').click()
  await expect(yan.getByText('Your deck of this draft is chosen.')).toBeVisible()
  await yan.goBack()
  await expect(pairing(yan).filter({ hasText: 'yan' })).toContainText('playing game 1')
  await expect(tournament(yan).getByText('proposed')).toHaveCount(0)
  const names = (rows: readonly string[]) => rows.map((row) => row.slice(0, 9))
  expect(names(await pairing(yan).allTextContents())).toEqual(names(paired))
})
