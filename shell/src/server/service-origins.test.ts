import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { proxyServices } from './proxy.ts';
import { readServiceOrigins, serviceOriginOf } from './service-origins.ts';

describe('the origin of a service [BRD-04]', () => {
  test('is its own where one is given, and the common one elsewhere', () => {
    const origins = {
      all: 'http://api',
      byPrefix: readServiceOrigins('cart=https://cart.example, products=http://localhost:9'),
    };
    expect(serviceOriginOf(origins, '/cart/v1/item')).toBe('https://cart.example');
    expect(serviceOriginOf(origins, '/products/x')).toBe('http://localhost:9');
    expect(serviceOriginOf(origins, '/stores/x')).toBe('http://api');
  });

  test('is refused for a service that does not exist, and for what is no origin', () => {
    expect(() => readServiceOrigins('basket=https://cart.example')).toThrow('"basket" is no service');
    expect(() => readServiceOrigins('cart=cart.example')).toThrow('cart needs an origin');
    expect(() => readServiceOrigins('cart=https://cart.example/v1')).toThrow('cart needs an origin');
    expect(readServiceOrigins('')).toEqual({});
  });
});

describe('the proxy [BRD-04]', () => {
  const apps: ReturnType<typeof fastify>[] = [];
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  async function backEnd(name: string): Promise<string> {
    const app = fastify();
    apps.push(app);
    app.all('/*', async ({ url }) => ({ name, url }));
    return app.listen({ port: 0, host: '127.0.0.1' });
  }

  test('leads each service to its own back end', async () => {
    const [all, cart] = await Promise.all([backEnd('engine'), backEnd('other cart')]);
    const shop = fastify();
    apps.push(shop);
    await proxyServices(shop, { all, byPrefix: { cart } }, { keys: [], isHttps: false });
    const ask = async (url: string) => (await shop.inject(url)).json();
    expect(await ask('/cart/v1/cart/7?locale=en-us')).toEqual({
      name: 'other cart',
      url: '/cart/v1/cart/7?locale=en-us',
    });
    expect(await ask('/products/p1')).toEqual({ name: 'engine', url: '/products/p1' });
    expect((await shop.inject('/nothing/of/ours')).statusCode).toBe(404);
  });
});
