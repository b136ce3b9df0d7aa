import { expect, test } from 'vitest';
import { readableCode } from './readable-code.ts';

test('generates codes without ambiguous letters', () => {
  const codes = Array.from({ length: 1000 }, readableCode);
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
});
