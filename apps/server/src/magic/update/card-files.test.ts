import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CARD_UPLOAD_PATH, cardSearch, cardVersions, setsAll } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { NO_REFERENCE, referenceRecords } from '../../../../../packages/mtg-cards/src/testing/reference-data'
import { onBothStores } from '../../testing/both-stores'
import { cardRecord as card, ended, providerNames } from '../../testing/card-provider'
import type { HubPerson } from '../../testing/test-hub'
import { APP_VERSION } from '../../version'
import { createCardUpdates } from './card-updates'

onBothStores('card files', (hub) => {
  it('reads a file that an admin sends, packed or not; others may not send one', async () => {
    const ann = await hub().person('ann')
    const send = (
      person: HubPerson,
      body: string | Uint8Array<ArrayBuffer>,
      headers: Record<string, string> = {},
    ) =>
      fetch(`${hub().address}/api/${CARD_UPLOAD_PATH}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'x-app-version': String(APP_VERSION),
          'x-file-name': encodeURIComponent('my cards/é.json'),
          ...headers,
        },
        body,
      })
    const file = JSON.stringify([card('Sent Elf', '1'), card('Sent Elf', '2')])
    expect((await send(ann, file)).status).toBe(403)
    expect((await send(hub().admin, file, { 'x-app-version': '0' })).status).toBe(409)
    const answer = await send(hub().admin, file)
    expect(await answer.json()).toMatchObject({ status: 'success', update: { state: 'running' } })
    expect(await ended(ann)).toMatchObject({ state: 'done', filename: 'my cardsé.json', cards: 2 })
    expect(await providerNames(hub())).toEqual(['Sent Elf', 'Sent Elf'])
    const version = async () => (await ann.call(cardVersions, {})).versions.scryfall
    expect(await version()).toBe('my cardsé.json')
    await send(hub().admin, new Uint8Array(gzipSync(JSON.stringify([card('Packed Elf', '1')]))))
    expect((await ended(ann)).state).toBe('done')
    expect(await providerNames(hub())).toEqual(['Packed Elf'])
    expect(await version()).toBe('my cardsé.json #2')
    await send(hub().admin, new Uint8Array(gzipSync(file).subarray(0, 60)))
    expect(await ended(ann)).toMatchObject({ state: 'failed' })
    expect(await providerNames(hub())).toEqual(['Packed Elf'])
    expect(readdirSync(join(hub().server.services.config.dataFolder, 'card-updates'))).toEqual([])
  })

  it('reads a folder: each card from the first file that holds it, sets from a list or from the cards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-cards-'))
    mkdirSync(join(folder, 'sets'))
    writeFileSync(join(folder, 'a.json'), JSON.stringify([card('First', '1'), card('Only here', '2')]))
    writeFileSync(
      join(folder, 'sets', 'b.json'),
      JSON.stringify([
        card('First', '1'),
        card('Other', '1', { set: 'oth', set_name: 'Other Set' }),
        card('Led', '1', { set: 'led', set_name: 'Commander Legacy' }),
        card('Helper', '1', { set: 'toth', set_name: 'Other Set Tokens' }),
      ]),
    )
    const { store, config: own, log } = hub().server.services
    const updates = createCardUpdates({ store, config: own, log })
    await updates.start({ kind: 'path', path: folder })
    await updates.settled()
    rmSync(folder, { recursive: true })
    expect(await updates.status()).toMatchObject({ state: 'done', cards: 5, counts: { read: 6, kept: 5 } })
    const { sets: known } = await hub().admin.call(setsAll, {})
    expect(
      known
        .slice(1)
        .map(({ code, name, set_type, cards }) => `${code} ${name}, ${set_type}: ${cards}`)
        .toSorted(),
    ).toEqual([
      'led Commander Legacy, commander: 1',
      'new Brand New, expansion: 2',
      'oth Other Set, expansion: 1',
      'toth Other Set Tokens, token: 1',
    ])
    await updates.start({ kind: 'path', path: join(folder, 'nothing.json') })
    await updates.settled()
    expect((await updates.status()).message).toContain('There is no file or folder')
  })

  it('reads the ten real sets, where they are at hand', async ({ skip }) => {
    if (referenceRecords('sets.json') === undefined) skip(NO_REFERENCE)
    const { store, config: own, log } = hub().server.services
    const updates = createCardUpdates({ store, config: own, log })
    const path = new URL('../../../../../../shared/reference/magic', import.meta.url).pathname
    await updates.start({ kind: 'path', path })
    await updates.settled()
    const status = await updates.status()
    expect(status.state).toBe('done')
    expect(status.counts?.read).toBeGreaterThan(3900)
    const { sets: known } = await hub().admin.call(setsAll, {})
    expect(known.length).toBeGreaterThanOrEqual(1048)
    expect(known.find((set) => set.code === 'dom')?.cards).toBeGreaterThanOrEqual(280)
    expect((await hub().admin.call(cardSearch, { query: '"Jaya\'s" t:sorcery s:dom' })).total).toBe(1)
  })
})
