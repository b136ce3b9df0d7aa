// @vitest-environment happy-dom
import type { BotCheckMessage } from 'shared-contracts/bot-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createBotCheck } from './bot-check.ts';

const origin = 'https://frames.example';
const failed = vi.fn();
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  failed.mockClear();
});

/** The frame that was made last, as its own page would speak. */
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

test('a token comes from the frame, which gets the question at its own origin only [CHK-19]', async () => {
  const check = createBotCheck(`${origin}/frames/bot-check`, failed);
  const token = check.token('placeOrder');
  const { asked, say } = frame();
  say({ type: 'bot-check.ready' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const [{ requestId, action }, target] = asked.mock.calls[0] ?? [];
  expect({ action, target }).toEqual({ action: 'placeOrder', target: origin });
  say({ type: 'bot-check.token', requestId, token: 'forged' }, 'https://elsewhere.example');
  say({ type: 'bot-check.token', requestId, token: 'genuine' });
  await expect(token).resolves.toBe('genuine');
  expect(failed).not.toHaveBeenCalled();
});

test('one frame serves every question', async () => {
  const check = createBotCheck(`${origin}/frames/bot-check`, failed);
  check.preload();
  const { asked, say } = frame();
  say({ type: 'bot-check.ready' });
  const tokens = Promise.all([check.token('login'), check.token('placeOrder')]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  for (const [{ requestId, action }] of asked.mock.calls) say({ type: 'bot-check.token', requestId, token: action });
  await expect(tokens).resolves.toEqual(['login', 'placeOrder']);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('without an answer the shopper goes on without a token, and the next question makes a new frame', async () => {
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
