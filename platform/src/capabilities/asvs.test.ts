import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const file = 'docs/security/asvs.md';
const text = readFileSync(path.join(root, file), 'utf8');
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id, level, requirement, status, evidence, owner]) => ({ id, level, requirement, status, evidence, owner }));

describe('the list of security requirements', () => {
  test('names each requirement of ASVS 5.0 levels 1 and 2 once [SEC-05]', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const ofLevel = (wanted: string) => rows.filter(({ level }) => level === wanted).length;
    expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
  });

  test('says for each whether it is met, how that is known, and who keeps it so [SEC-05]', () => {
    const incomplete = rows.filter(
      ({ requirement, status, evidence, owner }) =>
        !requirement ||
        !evidence ||
        !['met', 'operator', 'not met', 'not applicable'].includes(status ?? '') ||
        (status !== 'not applicable' && !/^(commerce|platform|account|checkout|operator)$/.test(owner ?? '')),
    );
    expect(incomplete).toEqual([]);
  });

  test('counts them as its table does', () => {
    const count = (level: string, status: string) =>
      rows.filter((row) => row.level === level && row.status === status).length;
    for (const level of ['1', '2']) {
      const counted = ['met', 'operator', 'not met', 'not applicable'].map((status) => count(level, status));
      expect(text).toMatch(new RegExp(`\\| level ${level}\\s+\\| ${counted.join('\\s+\\| ')}\\s+\\|`));
    }
  });

  test('tells the operator what to do about each that only the operator can meet', () => {
    const [, duties = ''] = readFileSync(path.join(root, 'docs/production.md'), 'utf8').split(
      '## What only you can do',
    );
    const untold = rows.filter(({ id = '', status }) => status === 'operator' && !duties.includes(id));
    expect(untold).toEqual([]);
  });

  test('proves them by files that exist', () => {
    const named = [...text.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
