import { validate as validateWithSwagger } from '@apidevtools/swagger-parser'
import { gameFetch, userMe } from '@parlour/protocol'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredCalls } from '../apps/server/src/testing/declared-calls'
import { type HubPerson, startHub, type TestHub } from '../apps/server/src/testing/test-hub'
import { summarizedPaths } from '../apps/server/src/http/call-summaries'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly object[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties: object } }>>
  }
  readonly responses: object
}
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

describe('the OpenAPI document', () => {
  let hub: TestHub
  let text: string
  let ann: HubPerson
  const read = (): object => JSON.parse(text) as object
  const operations = () =>
    Object.entries((read() as ApiDocument).paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    )
  beforeAll(async () => {
    hub = await startHub({ config: { open: ['docs'] } })
    text = await (await fetch(`${hub.address}/api/docs/json`)).text()
    ann = await hub.person('ann')
  })
  afterAll(() => hub.close())

  it('is accepted by three validators', async () => {
    await validateWithSwagger(read() as never)
    expect(await new Validator().validate(read() as never)).toEqual({ valid: true })
    const config = await createConfig({ extends: ['spec'] })
    expect(await lintFromString({ source: text, config })).toEqual([])
  })

  it('becomes types, by name of the call', async () => {
    const types = astToString(await openapiTypes(text))
    expect(types).toContain('guestLogin: {')
    expect(types).toContain('CardFilterInput: ')
  })

  it('is short, since what is used often stands there once', () => {
    expect(text.length).toBeLessThan(120_000)
  })

  it('has a name, a line, the rights and the answers of every call', () => {
    const described = operations()
    const byPath = new Map(described.map((operation) => [operation.path, operation]))
    for (const { path, access } of declaredCalls) {
      const operation = byPath.get(`/api/${path}`)
      if (!hub.server.app.hasRoute({ method: 'POST', url: `/api/${path}` })) continue
      expect(operation?.summary, path).toMatch(/^[A-Z]/)
      expect(operation?.security, path).toEqual(access === 'guest' ? [] : [{ token: [] }])
      const body = operation?.requestBody?.content['application/json']?.schema
      expect(Object.keys(body?.properties ?? {}), path).toContain('appVersion')
      expect(Object.keys(operation?.responses ?? {}), path).toEqual(['200', 'default'])
    }
    const names = described.map(({ operationId }) => operationId)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('has no line for a call that is gone', () => {
    const paths = new Set(operations().map(({ path }) => path))
    expect(summarizedPaths.filter((path) => !paths.has(`/api/${path}`))).toEqual([])
  })

  it('is true of programs: a call without a version is answered', async () => {
    const post = (path: string, body: object) =>
      fetch(`${hub.address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` },
        body: JSON.stringify(body),
      })
    expect((await post(userMe.path, {})).status).toBe(200)
    expect((await post(userMe.path, { appVersion: 0 })).status).toBe(409)
    expect((await post(gameFetch.path, { gameId: 'x' })).status).toBe(400)
  })
})
