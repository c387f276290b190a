import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Call } from '@parlour/protocol'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { APP_VERSION } from '../version'
import { summaryOf } from './call-summaries'

/** What OpenAPI says of a call beside its body: a name for generated clients, a line, who may send it. */
export const operationOf = ({ path, access }: Pick<Call, 'path' | 'access'>) => ({
  operationId: camelCase(path),
  summary: summaryOf(path),
  tags: [path.split('/')[0] ?? ''],
  security: access === 'guest' ? [] : [{ token: [] }],
  ...(access === 'admin' ? { description: 'For admins.' } : {}),
})

export const VERSION_OPERATION = {
  operationId: 'version',
  summary: 'The build that the hub runs',
  tags: ['hub'],
  security: [],
}

/** `magic/cube/update_settings` as `magicCubeUpdateSettings`. */
const camelCase = (path: string): string =>
  path.replace(/[/_-](\w)/g, (_separator, letter: string) => letter.toUpperCase())

type JsonSchema = Readonly<Record<string, unknown>>

/** Removes what only sentences need, and `readOnly`, which in a body means 'not to be sent'. */
const zodToJsonConfig = {
  override: ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    delete jsonSchema.holder
    delete jsonSchema.readOnly
  },
}
const schemasOf = createJsonSchemaTransform({ zodToJsonConfig })
const withComponents = createJsonSchemaTransformObject({ zodToJsonConfig })

const componentRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answerOf = (description: string, name: string) => ({
  description,
  content: { 'application/json': { schema: componentRef(name) } },
})
const ANSWERS = { Done: answerOf('Done.', 'Success'), Refused: answerOf('Refused.', 'Failure') }
/** The answers of every operation. Every failure has the same envelope, whatever its HTTP code. */
const responses = {
  200: { $ref: '#/components/responses/Done' },
  default: { $ref: '#/components/responses/Refused' },
}

const COMPONENTS: Readonly<Record<string, JsonSchema>> = {
  AppVersion: {
    type: 'integer',
    description: 'The build that a page was loaded from; another one is refused. Programs leave it out.',
  },
  Success: {
    type: 'object',
    properties: { status: { type: 'string', const: 'success' } },
    required: ['status'],
    additionalProperties: true,
  },
}

interface MadeDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, object>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> }
}

/** How the OpenAPI document is made of the declared calls. */
export const documentOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Parlour', version: String(APP_VERSION), license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of `guestLogin`.' },
      },
    },
  },
  transform: (route) => {
    const { schema, url } = schemasOf(route)
    const { body } = (schema ?? {}) as { readonly body?: JsonSchema }
    return { schema: body === undefined ? schema : { ...schema, body: versioned(body) }, url }
  },
  transformObject: (document) => {
    const { components, paths, ...whole } = withComponents(document) as MadeDocument
    const schemas = { ...components?.schemas, ...COMPONENTS }
    const answered = mapValues(paths ?? {}, (path) =>
      mapValues(path, (operation) => ({ ...operation, responses })),
    )
    return {
      ...whole,
      paths: answered,
      components: { ...components, responses: ANSWERS, schemas: usedIn([answered, ANSWERS], schemas) },
    }
  },
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const versioned = (body: JsonSchema): JsonSchema => ({
  ...body,
  properties: { ...(body.properties as JsonSchema | undefined), appVersion: componentRef('AppVersion') },
})

/** The schemas to which something leads from `start`, directly or by another of them. */
function usedIn(start: unknown, schemas: Readonly<Record<string, object>>): Record<string, object> {
  const used = new Map<string, object>()
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const schema = schemas[name]
      if (schema === undefined || used.has(name)) continue
      used.set(name, schema)
      visit(schema)
    }
  }
  visit(start)
  return Object.fromEntries(used)
}
