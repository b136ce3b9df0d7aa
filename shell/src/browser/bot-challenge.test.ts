import { createStore } from 'jotai/vanilla';
import { ProductError } from 'shared-contracts/errors/product-error';
import { botChallenge } from 'shared-contracts/events/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDialogs, openDialogsAtom } from '../app/dialog-manager.ts';
import { createEventBus } from '../app/event-bus.ts';
import { followBotChallenges } from './bot-challenge.ts';

const store = createStore();
const dialogs = createDialogs(store);
const bus = createEventBus({
  source: { remote: 'shell', release: '1.0.0', trace: 't-1' },
  onHandlerError: (error) => {
    throw error;
  },
});
const challenge = followBotChallenges({ bus, dialogs });
const open = () => store.get(openDialogsAtom);
const refusal = (correlationId: string) =>
  new ProductError('AUT403', '', { status: 403, appId: 'commerce-api', correlationId });
beforeEach(() => dialogs.closeAll());

test('announces the refusal and resolves with the token of the passed challenge [PLT-04]', async () => {
  const heard = vi.fn();
  bus.subscribe(botChallenge, ({ payload }) => heard(payload));
  const token = challenge(refusal('call-1'));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ appId: 'commerce-api', correlationId: 'call-1' });
  await eventually(() => expect(open().map(({ definition }) => definition.name)).toEqual(['checkout.bot-challenge']));
  open()[0]?.resolve('passed');
  await expect(token).resolves.toBe('passed');
  expect(open()).toEqual([]);
});

test('resolves with no token when the shopper closes it', async () => {
  const token = challenge(refusal('call-2'));
  await eventually(() => expect(open()).toHaveLength(1));
  open()[0]?.dismiss();
  await expect(token).resolves.toBeUndefined();
});

test('asks for one call after the other, above what is open', async () => {
  dialogs.open({ name: 'account.sign-in', presentation: 'modal' }, {});
  const [first, second] = [challenge(refusal('a')), challenge(refusal('b'))];
  await eventually(() => expect(open()).toHaveLength(2));
  open()[1]?.resolve('first');
  await expect(first).resolves.toBe('first');
  await eventually(() => expect(open()).toHaveLength(2));
  open()[1]?.resolve('second');
  await expect(second).resolves.toBe('second');
  expect(open().map(({ definition }) => definition.name)).toEqual(['account.sign-in']);
});

test('opens no dialog for an event of another publisher', async () => {
  bus.publish(botChallenge, { appId: 'commerce-api', correlationId: 'of nobody' });
  const token = challenge(refusal('own'));
  await eventually(() => expect(open()).toHaveLength(1));
  open()[0]?.resolve('passed');
  await expect(token).resolves.toBe('passed');
  expect(open()).toEqual([]);
});
