import { beforeEach, expect, test, vi } from 'vitest';
import { liveRelease } from '../server/releases.ts';
import { someRelease } from '../testing/some-release.ts';
import { createTelemetry } from './telemetry.ts';

const recorded: unknown[] = [];
const listeners = new Map<string, (event: object) => void>();
beforeEach(() => {
  recorded.length = 0;
  vi.stubGlobal('window', { addEventListener: (name: string, on: (event: object) => void) => listeners.set(name, on) });
});
const opened = (mayMeasure = () => true) =>
  createTelemetry(
    { releases: ['cart', 'content'].map((name) => liveRelease(someRelease(name), undefined)) },
    { mayMeasure, onRecord: (record) => recorded.push(record) },
  );

test('books a failure to load to the remote that failed, not to the one that asked for it [PLT-12]', () => {
  const telemetry = opened();
  const error = new Error('cart/service did not load');
  error.stack = 'Error: x\n at load (/assets/shell/shell.js:1:1)\n at add (/releases/content/1.0.0/browser/a.js:1:1)';
  expect(telemetry.addFault({ remote: 'cart', phase: 'load', error })).toBe(true);
  // The remote that asked for it leaves the rejection unhandled, or throws it in its render.
  listeners.get('unhandledrejection')?.({ reason: error });
  expect(telemetry.addFault({ remote: 'content', phase: 'render', error })).toBe(false);
  expect(telemetry.addFault({ remote: 'content', phase: 'render', error: new Error('x', { cause: error }) })).toBe(
    false,
  );
  expect(recorded).toMatchObject([{ remote: 'cart', phase: 'load' }]);
});

test('books an uncaught error to the release in its stack [PLT-12]', () => {
  opened();
  const error = new Error('no sum');
  error.stack = 'Error: no sum\n at add (/releases/content/1.0.0/browser/a.js:1:1)';
  listeners.get('error')?.({ error, message: 'no sum' });
  expect(recorded).toMatchObject([{ remote: 'content', phase: 'uncaught', message: 'no sum' }]);
});

test('sends only faults without consent, and never what was measured without it [ACC-21]', () => {
  let isAllowed = false;
  vi.stubGlobal('document', { readyState: 'complete' });
  const telemetry = opened(() => isAllowed);
  let take = (): readonly unknown[] => [];
  const start = vi.fn(async (given: typeof take) => {
    take = given;
  });
  const measure = () => telemetry.add({ event: 'long-task', remote: 'cart', duration: 140 });
  telemetry.sendWhenLoaded(start);
  measure();
  expect(start).not.toHaveBeenCalled();

  telemetry.addFault({ remote: 'cart', phase: 'render', error: new Error('no sum') });
  expect(start).toHaveBeenCalledOnce();
  expect(take()).toMatchObject([{ event: 'exception' }]);

  measure();
  isAllowed = true;
  telemetry.consentChanged();
  expect(take()).toEqual([]);
  measure();
  isAllowed = false;
  telemetry.consentChanged();
  expect(take()).toEqual([]);
});

test('begins to send as soon as measurements are allowed [ACC-21]', () => {
  let isAllowed = false;
  vi.stubGlobal('document', { readyState: 'complete' });
  const telemetry = opened(() => isAllowed);
  const start = vi.fn(async () => undefined);
  telemetry.sendWhenLoaded(start);
  isAllowed = true;
  telemetry.consentChanged();
  expect(start).toHaveBeenCalledOnce();
});
