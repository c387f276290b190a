import { cubeAll, cubeFetch } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { APP_VERSION } from '../version'

onBothStores('every answer', (hub) => {
  const post = (path: string, body: object, token = '') =>
    fetch(`${hub().address}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ ...body, appVersion: APP_VERSION }),
    })

  it('restricts what the browser may do, also in a refusal', async () => {
    const { token } = hub().admin
    const answers = [
      await post(cubeAll.path, {}, token),
      await post(cubeAll.path, {}),
      await post('no/such/call', {}),
      await fetch(`${hub().address}/api/version`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([200, 401, 404, 200])
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('allows no foreign scripts, wherever it might be shown as a document', async () => {
    const { token } = hub().admin
    const shown = [await post('no/such/call', {}), await fetch(`${hub().address}/api/version`)]
    for (const { headers } of shown)
      expect(headers.get('content-security-policy')).toContain("default-src 'self';")
    const call = await post(cubeAll.path, {}, token)
    expect([call.headers.get('content-type'), call.headers.get('content-security-policy')]).toEqual([
      'application/json; charset=utf-8',
      null,
    ])
  })

  it('is packed when that saves packets', async () => {
    const { token } = hub().admin
    const short = await post(cubeAll.path, {}, token)
    const { cubes } = (await short.json()) as { cubes: readonly { _id: string }[] }
    const long = await post(cubeFetch.path, { cubeId: cubes[0]?._id }, token)
    expect([short, long].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
    expect(await long.json()).toMatchObject({ status: 'success' })
  })
})
