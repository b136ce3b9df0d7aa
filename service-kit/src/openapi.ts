import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyCall } from 'shared-contracts/call';
import { errorCatalogue } from 'shared-contracts/errors/catalogue';
import { headerNames, storefrontAccessKey } from 'shared-contracts/headers';
import type * as v from 'valibot';

/** Messages that the services send; their receiver answers with a status of 2xx. */
interface Messages {
  readonly summary: string;
  readonly body: v.GenericSchema;
  /** Each with what it reports. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The OpenAPI 3.1 document of a set of calls, and of messages by name. Omits transforms and custom checks, which JSON Schema lacks. */
export function openApiDocument(
  calls: readonly AnyCall[],
  info: { readonly title: string; readonly version: string },
  messages: Readonly<Record<string, Messages>> = {},
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  const webhooks = Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, webhook(message)]));
  return { openapi: '3.1.0', info, paths, webhooks };
}

function webhook({ summary, body, headers }: Messages): Record<string, unknown> {
  return {
    post: {
      summary,
      parameters: Object.entries(headers).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
      responses: { '2XX': { description: 'Received; other answers, and none within 10 seconds, are tried again' } },
    },
  };
}

const accessKeyParameter = {
  name: headerNames.accessKey,
  in: 'header',
  required: true,
  schema: { type: 'string', const: storefrontAccessKey },
};

function operation(call: AnyCall): Record<string, unknown> {
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      accessKeyParameter,
      ...(call.idempotencyKey
        ? [
            {
              name: headerNames.idempotencyKey,
              in: 'header',
              required: !call.isKeyOptional,
              schema: { type: 'string' },
            },
          ]
        : []),
    ],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } }
      : {}),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(call.response), example: call.example } },
      },
      default: {
        description: `Errors: ${call.errors.map((id) => `${id} (${errorCatalogue[id].name})`).join(', ') || 'general ones only'}`,
      },
    },
  };
}

function parameters(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}
