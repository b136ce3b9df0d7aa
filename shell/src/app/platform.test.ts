import { ProductError } from 'shared-contracts/errors/product-error';
import { remoteFailed } from 'shared-contracts/events/platform';
import type { Platform } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test, vi } from 'vitest';
import { createPlatform } from './platform.ts';

function opened() {
  const { locale, config, calls, navigate, botCheck, consent, session, staff, services } = fakePlatform();
  const sendFault = vi.fn();
  const log = vi.fn();
  const platform: Platform = createPlatform({
    locale,
    config,
    calls,
    navigate,
    botCheck,
    releases: [],
    consent: () => consent,
    session: () => session,
    staff: () => staff,
    services: () => services,
    trace: '0'.repeat(32),
    log,
    sendFault,
  });
  const failed = vi.fn();
  platform.bus.subscribe(remoteFailed, failed);
  return { platform, sendFault, log, failed };
}

test('tells of a fault, and on the page of one that leaves a part of it out [PLT-06]', () => {
  const { platform, sendFault, log, failed } = opened();
  const error = new TypeError('undefined is not a function');
  platform.report(error, { remote: 'cart', phase: 'event' });
  expect(sendFault).toHaveBeenCalledExactlyOnceWith({ remote: 'cart', phase: 'event', error });
  expect(log).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  platform.report(error, { remote: 'cart', phase: 'render' });
  expect(failed).toHaveBeenCalledOnce();
});

test('tells nothing of what the services refuse [PLT-06]', () => {
  const { platform, sendFault, log, failed } = opened();
  platform.report(new ProductError('PAY401', 'Your payment was declined.'), { remote: 'checkout', phase: 'event' });
  for (const silent of [sendFault, log, failed]) expect(silent).not.toHaveBeenCalled();
});
