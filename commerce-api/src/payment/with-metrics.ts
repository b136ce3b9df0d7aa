import type { Metrics } from '../server/metrics.ts';
import type { PaymentProvider, Providers } from './provider.ts';
import type { ProviderMethod } from './tenders.ts';

/** Wraps a provider and counts its answers by method, step and outcome. */
function measuredProvider(provider: PaymentProvider, method: ProviderMethod, metrics: Metrics): PaymentProvider {
  const counted = async <T>(step: string, work: Promise<T>, outcomeOf: (answer: T) => string): Promise<T> => {
    try {
      const answer = await work;
      metrics.paid(method, step, outcomeOf(answer));
      return answer;
    } catch (error) {
      metrics.paid(method, step, 'failed');
      throw error;
    }
  };
  const done = (): string => 'done';
  return {
    authorize: (key, request) => counted('authorize', provider.authorize(key, request), ({ status }) => status),
    complete: (key, reference, result) =>
      counted('complete', provider.complete(key, reference, result), ({ status }) => status),
    capture: (key, part) => counted('capture', provider.capture(key, part), done),
    refund: (key, part) => counted('refund', provider.refund(key, part), done),
    abandon: (key, request) => counted('abandon', provider.abandon(key, request), (outcome) => outcome),
  };
}

/** Wraps all providers with metrics. */
export function withMetrics(providers: Providers, metrics: Metrics): Providers {
  return {
    CREDIT_CARD: measuredProvider(providers.CREDIT_CARD, 'CREDIT_CARD', metrics),
    DW_APPLE_PAY: measuredProvider(providers.DW_APPLE_PAY, 'DW_APPLE_PAY', metrics),
    PAYPAL: measuredProvider(providers.PAYPAL, 'PAYPAL', metrics),
    KLARNA: measuredProvider(providers.KLARNA, 'KLARNA', metrics),
  };
}
