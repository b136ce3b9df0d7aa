import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../openapi.ts';
import { orderEventMessages, orderEventTypes } from '../order-events.ts';
import { isStaffPath } from '../staff-role.ts';
import { allCalls, servicePrefixes } from './all-calls.ts';
import * as cart from './cart.ts';

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const fieldsOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

describe.each(allCalls.map((call) => ({ name: call.name, call })))('the contract of $name', ({ call }) => {
  test('has a valid example answer', () => {
    expect(v.safeParse(call.response, call.example).issues).toBeUndefined();
  });

  test('declares exactly the parameters of its path', () => {
    expect(fieldsOf(call.params).sort()).toEqual(parametersOf(call.path).sort());
  });

  test('takes the locale in its query [PLT-04]', () => {
    expect(fieldsOf(call.query)).toContain('locale');
  });

  test('has a path for staff exactly when no shopper may make it', () => {
    // Those that open a session of staff are for anyone.
    if (call.access !== 'anyone') expect(isStaffPath(call.path)).toBe(typeof call.access === 'object');
  });

  test('requires an idempotency key only for changes', () => {
    if (call.idempotencyKey) expect(call.method).not.toBe('GET');
  });
});

test('has unique names, methods, and paths', () => {
  expect(allCalls.length).toBeGreaterThan(30);
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
  const places = allCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('makes every change of a cart or order repeatable', () => {
  const readingPosts = [
    'cart.validateShippingAddress',
    'cart.giftCardBalance',
    'consumer.trackOrder',
    'consumer.purchaseHistory',
    'consumer.downloadInvoice',
    'consumer.retrieveUserData',
  ];
  const changes = allCalls.filter(
    ({ method, name }) => method !== 'GET' && /^(cart|checkout|consumer)\./.test(name) && !readingPosts.includes(name),
  );
  expect(changes.filter(({ idempotencyKey }) => !idempotencyKey).map(({ name }) => name)).toEqual([]);
});

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

  test('documents what other systems receive of orders [BEY-12]', () => {
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
        200: { content: { 'application/json': { example: cart.addItem.example } } },
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

test('covers every call by a service prefix', () => {
  expect(servicePrefixes).toEqual([
    'cart',
    'consumers-v3',
    'fapi',
    'pre',
    'products',
    'publish',
    'staff',
    'staff-moderation',
    'staff-studio',
    'stores',
    'token',
    'wishlists',
  ]);
});
