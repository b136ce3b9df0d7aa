// @vitest-environment happy-dom
import type { BotCheckMessage } from 'shared-contracts/bot-check';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, expect, test, vi } from 'vitest';
import { createBotCheck } from './bot-check.ts';

const origin = 'https://frames.example';
const failed = vi.fn();
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  failed.mockClear();
});

/** The last frame created, posting as its own page would. */
function frame() {
  const element = [...document.querySelectorAll('iframe')].at(-1);
  const source = { postMessage: vi.fn() };
  Object.defineProperty(element, 'contentWindow', { value: source });
  return {
    asked: source.postMessage,
    say: (data: BotCheckMessage, from = origin) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: source as unknown as Window })),
  };
}

test('gets a token from the frame, posting to its origin only [CHK-19]', async () => {
  const check = createBotCheck(`${origin}/frames/bot-check`, failed);
  const token = check.token('placeOrder');
  const { asked, say } = frame();
  say({ type: 'bot-check.ready' });
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  const [{ requestId, action }, target] = asked.mock.calls[0] ?? [];
  expect({ action, target }).toEqual({ action: 'placeOrder', target: origin });
  say({ type: 'bot-check.token', requestId, token: 'forged' }, 'https://elsewhere.example');
  say({ type: 'bot-check.token', requestId, token: 'genuine' });
  await expect(token).resolves.toBe('genuine');
  expect(failed).not.toHaveBeenCalled();
});

test('uses one frame for every request', async () => {
  const check = createBotCheck(`${origin}/frames/bot-check`, failed);
  check.preload();
  const { asked, say } = frame();
  say({ type: 'bot-check.ready' });
  const tokens = Promise.all([check.token('login'), check.token('placeOrder')]);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
  for (const [{ requestId, action }] of asked.mock.calls) say({ type: 'bot-check.token', requestId, token: action });
  await expect(tokens).resolves.toEqual(['login', 'placeOrder']);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('continues without a token when there is no answer, and creates a new frame next time', async () => {
  vi.useFakeTimers();
  const check = createBotCheck(`${origin}/frames/bot-check`, failed);
  const token = check.token('login');
  await vi.advanceTimersByTimeAsync(6000);
  await expect(token).resolves.toBeUndefined();
  expect(failed).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  void check.token('login');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});
