import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { Failure } from '#contract/failure.ts'
import { Fast } from '#contract/fast.ts'
import { api } from '#contract/index.ts'
import { commonRefusals, type RefusalName, refusals, signedInRefusals } from '#contract/refusals.ts'
import { User } from '#contract/user.ts'

/** A JSON Schema, as far as we look into it. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  $ref?: string
  anyOf?: Schema[]
  items?: Schema
  [keyword: string]: unknown
}

/** Every endpoint with its noun and its name. */
export const endpoints: readonly { noun: string; name: string; endpoint: Endpoint }[] =
  Object.entries(api).flatMap(([noun, calls]) =>
    Object.entries(calls)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, endpoint]) => ({ noun, name, endpoint })),
  )

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value
}

/** Schemas that have a name of their own in the document. */
const named = new Map<unknown, string>([
  [Fast, 'Fast'],
  [User, 'User'],
  [Failure, 'Failure'],
])

/** What a call takes (`input`) or gives (`output`). */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const name = (zodSchema as unknown) === schema ? undefined : named.get(zodSchema)
      if (name) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as '$ref']
        jsonSchema.$ref = `#/components/schemas/${name}`
      }
      // The format says it; and an answer may grow.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return rest as Schema
}

const ofBodies: readonly RefusalName[] = ['NO_JSON', 'TOO_LARGE', 'NOT_JSON']

/** Every refusal that a call may answer with. */
export function refusalsOf(endpoint: Endpoint): RefusalName[] {
  const { method, access, params, query } = endpoint
  const common = commonRefusals.filter((name) => {
    if (ofBodies.includes(name)) return method !== 'GET'
    // A body that is odd in itself is refused also where none is read.
    return name !== 'FIELDS' || method !== 'GET' || params || query
  })
  return [...(access === 'public' ? [] : signedInRefusals), ...common, ...(endpoint.refusals ?? [])]
}

/** The OpenAPI 3.1 document of the whole API. */
export function openapi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const { noun, name, endpoint } of endpoints) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = operation(noun, name, endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Upvas', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: Object.fromEntries(
        [...named].map(([schema, name]) => [name, schemaOf(schema as z.ZodMiniType, 'output')]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(noun: string, name: string, endpoint: Endpoint): object {
  const { params, query, body, file, access, summary, answer } = endpoint
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
  const input = body && schemaOf(body, 'input')
  return {
    operationId: name,
    tags: [noun],
    summary,
    security: access === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(input && {
      requestBody: {
        required: (input.required ?? []).length > 0,
        content: { 'application/json': { schema: input } },
      },
    }),
    ...(file && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { maxLength: file.maxBytes } } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: success(schemaOf(answer, 'output')) } },
      },
      ...failures(endpoint),
    },
  }
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }))
}

function success({ properties, required, ...rest }: Schema): Schema {
  return {
    ...rest,
    properties: { success: { const: true }, ...properties },
    required: ['success', ...(required ?? [])],
  }
}

// Refusals of one status share one description.
function failures(endpoint: Endpoint): Record<string, object> {
  const byStatus = Object.groupBy(refusalsOf(endpoint), (name) => refusals[name].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, names = []]) => [
      status,
      {
        description: names.map((name) => refusals[name].message).join(' | '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}
