import { allCalls } from 'shared-contracts/calls/all-calls';
import { addItem } from 'shared-contracts/calls/cart';
import { orderEventMessages, orderEventTypes } from 'shared-contracts/order-events';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  const info = { title: 'Shop', version: '1' };
  const document = openApiDocument(allCalls, info, { orderEvent: orderEventMessages }) as {
    openapi: string;
    webhooks: Record<string, { post: { parameters: { name: string }[]; requestBody: object } }>;
    paths: Record<string, Record<string, { operationId: string; parameters: object[]; requestBody?: object }>>;
  };

  test('contains every call under its path and method', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const call of allCalls) {
      expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(call.name);
    }
  });

  test('says where a parameter stands and whether it is required', () => {
    const operation = document.paths['/cart/v1/cart/{basketId}/item']?.put;
    expect(operation?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'basketId', in: 'path', required: true }),
        expect.objectContaining({ name: 'locale', in: 'query', required: false }),
        expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
      ]),
    );
  });

  test('documents the order events that other systems receive [BEY-12]', () => {
    const message = document.webhooks.orderEvent?.post;
    expect(message?.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    for (const type of orderEventTypes) expect(JSON.stringify(message?.requestBody)).toContain(`"${type}"`);
  });

  test('documents strict bodies, responses, and errors', () => {
    const operation = document.paths['/cart/v1/item']?.post;
    expect(operation).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
      responses: {
        200: { content: { 'application/json': { example: addItem.example } } },
        default: { description: expect.stringContaining('INV408 (ADDED_MAX_QUANTITY)') },
      },
    });
  });

  test('requires no more than a caller must send: defaults are optional', () => {
    const body = document.paths['/cart/v1/item']?.post?.requestBody as {
      content: { 'application/json': { schema: { properties: { items: { items: { required: string[] } } } } } };
    };
    const { required } = body.content['application/json'].schema.properties.items.items;
    expect(required.sort()).toEqual(['productId', 'upc']);
  });

  test('serializes as JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
