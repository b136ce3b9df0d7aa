import { afterEach, expect, it, vi } from 'vitest';
import { servicesOf } from './shop.ts';

const ports = { shell: 3000, api: 3001, sandbox: 3002, platform: 3003, smtp: 3025 };
const environmentOf = (name: string) => servicesOf(ports).find((service) => service.name === name)?.environment;

afterEach(() => vi.unstubAllEnvs());

it('seeds demo people and stores on npm start, unless configured otherwise', () => {
  expect(environmentOf('commerce-api')).toMatchObject({ NODE_ENV: 'production', DEMO_PEOPLE: 'on' });
  vi.stubEnv('DEMO_PEOPLE', 'off');
  expect(environmentOf('commerce-api')).toMatchObject({ DEMO_PEOPLE: 'off' });
});
