import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { makeReport, staleModules, writeReport } from './api-report.ts';
import { isSchema, type SchemaLike, schemaText } from './schema-text.ts';

const code = v.pipe(v.string(), v.trim(), v.maxLength(8), v.regex(/^[A-Z]+$/));
const text = (schema: unknown) => schemaText(schema as SchemaLike, new Map([[code, 'code']]));

describe('the text of a schema [PLT-09]', () => {
  test.each<[string, unknown, string]>([
    ['a plain type', v.string(), 'string'],
    ['conditions', v.pipe(v.number(), v.integer(), v.minValue(1)), 'number integer min_value(1)'],
    ['a named one by its name', v.array(code), 'code[]'],
    ['choices', v.array(v.picklist(['a', 'b'])), '("a" | "b")[]'],
    ['what may be null', v.nullable(v.literal('x')), '"x" | null'],
    ['an object', v.object({ code, qty: v.optional(v.number(), 1) }), '{\n  code: code\n  qty?: number = 1\n}'],
    ['an object that takes nothing more', v.strictObject({}), 'only {}'],
    ['a record', v.record(v.string(), code), '{ [string]: code }'],
    ['one of several', v.union([v.string(), v.array(v.number())]), 'string | number[]'],
  ])('%s', (_case, schema, expected) => {
    expect(isSchema(schema)).toBe(true);
    expect(text(schema)).toBe(expected);
  });
});

test('reports outdated reports, and those of removed contracts [PLT-09]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    const report = { 'events/cart': 'one', money: 'two' };
    writeReport(report, folder);
    expect(staleModules(report, folder)).toEqual([]);
    expect(staleModules({ 'events/cart': 'other' }, folder)).toEqual(['events/cart', 'money']);
    writeFileSync(join(folder, 'money.txt'), 'by hand');
    expect(staleModules(report, folder)).toEqual(['money']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('lists events with their conditions, calls, services, and the platform, identically each time [PLT-09]', async () => {
  const report = await makeReport(root);
  expect(report['events/cart']).toMatch(/event cartChanged 'cart.changed', retained: \{\n {2}basketId\?: string\n/);
  expect(report['calls/cart']).toMatch(/call addItem 'cart.addItem' POST \/cart\/v1\/item/);
  expect(report['calls/cart']).toContain('storeId?: string transform max_length(20)');
  expect(report['services/cart']).toContain('openMiniCart(): void;');
  expect(report.platform).toContain('readonly toasts: Toasts;');
  expect(await makeReport(root)).toEqual(report);
});

test('names the type errors of contracts that do not compile [PLT-09]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  try {
    mkdirSync(join(folder, 'shared-contracts/src'), { recursive: true });
    writeFileSync(join(folder, 'shared-contracts/tsconfig.json'), '{ "include": ["src"] }');
    writeFileSync(join(folder, 'shared-contracts/src/money.ts'), "export const amount: number = 'ten';\n");
    await expect(makeReport(folder)).rejects.toThrow(
      /^shared-contracts does not compile; mend this first:\s+.*money\.ts\(1,14\): error TS2322/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
