import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { checkField, transformField } from 'shared-contracts/address-check';
import type { Address, ApplicableShippingMethod } from 'shared-contracts/calls/cart-entities';
import type { PointPlace } from 'shared-contracts/calls/stores';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { Skeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { type AddressValues, valuesOf } from 'storefront-kit/address-values';
import { useMutation } from 'storefront-kit/use-mutation';
import { useReport } from 'storefront-kit/use-report';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-state.ts';
import { addressForm, contactForm, newsWish } from '../../model/contact.ts';
import { askedRules, type Collector, needsOf, pointOf } from '../../model/delivery-needs.ts';
import { keepTyped } from '../../model/form-memory.ts';
import { isSubscribed } from '../../model/saved.ts';
import { AddressForm } from '../address/address-form.tsx';
import { CollectorFields, isCollector } from './collector-fields.tsx';
import { DeliveryGroups } from './delivery-groups.tsx';
import { ShippingAddress } from './shipping-address.tsx';

/** Where the collection points stand. */
const collectionPointsId = 'collection-points';

/** Only for the shoppers who choose to collect at one. */
const CollectionPoints = lazy(async () => ({ default: (await import('./collection-points.tsx')).CollectionPoints }));

interface ShippingStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly onDone: () => void;
}

/** The message of a refused address, beside the field it is about; undefined when it is about none. */
function fieldErrorsOf({ message, details }: ProductError, rules: readonly AddressFieldRule[]) {
  const rule = rules.find(({ name }) => name === details[0]?.field);
  return rule && { [rule.name]: message };
}

/** Recipient and address first, then dates and prices. Nothing asks for an address when nothing is delivered. */
export function ShippingStep({ state, model, onDone }: ShippingStepProps) {
  const { locale } = usePlatform();
  const report = useReport('checkout');
  const texts = checkoutMessages(locale);
  const { cart, rules, saved, contact } = state;
  const submission = useMutation({ remote: 'checkout' });
  const selection = useMutation({ remote: 'checkout', concurrent: true });
  const error = submission.error ?? selection.error;
  const fieldErrors = useMemo(
    () => submission.error && fieldErrorsOf(submission.error, rules),
    [submission.error, rules],
  );
  const [wantsNews, setWantsNews] = useState(
    newsWish.read() ?? (cart?.shippingAddress ?? contact)?.subscriptions?.newsletterConsent ?? false,
  );
  const [collector, setCollector] = useState<Collector>();
  const [point, setPoint] = useState<PointPlace | undefined>(() => cart && pointOf(cart));
  /** The postal code that collection points are offered near. */
  const [near, setNear] = useState('');
  const [tried, setTried] = useState(false);
  const postalRule = rules.find(({ name }) => name === 'postalCode');
  const follow = useCallback(
    ({ postalCode = '' }: AddressValues) => {
      if (postalRule && !checkField(postalRule, postalCode)) setNear(transformField(postalRule, postalCode));
    },
    [postalRule],
  );
  const keepContact = useCallback((typed: AddressValues) => keepTyped(contactForm, typed), []);

  if (!cart) return null;
  const needs = needsOf(cart);
  const { goesHome, collected, usesPoint } = needs;
  const asked = askedRules(rules, needs);
  const pointMissing = usesPoint && !point;

  async function submit(address: Address) {
    selection.clear();
    setTried(true);
    if (collector && !isCollector(rules, collector)) {
      document.getElementById('collector-firstName')?.focus();
      return;
    }
    const consent = { subscriptions: { newsletterConsent: wantsNews } };
    await model.submitDelivery({ ...address, ...consent }, { collector, point });
    if (pointMissing) {
      const place = document.getElementById(collectionPointsId);
      (place?.querySelector<HTMLElement>('[type=radio]') ?? place?.querySelector('input'))?.focus();
      return;
    }
    // Accounts subscribe immediately; guests with the order.
    if (saved && !saved.isServed && wantsNews) await model.subscribe().catch(report);
    onDone();
  }
  const choose = (shippingId: string, method: ApplicableShippingMethod) => {
    submission.clear();
    return selection.run(() => model.chooseMethod(shippingId, method));
  };

  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      {goesHome ? (
        <ShippingAddress
          // Offers saved data to shoppers who sign in midway.
          key={saved ? 'member' : 'guest'}
          id={addressForm}
          state={state}
          model={model}
          serverErrors={fieldErrors}
          onAddress={follow}
          onSubmit={submit}
          attempt={submission.run}
        />
      ) : (
        <AddressForm
          key={saved ? 'member' : 'guest'}
          id={contactForm}
          rules={asked}
          values={valuesOf(contact)}
          onSubmit={(typed) => submission.run(() => submit(typed))}
          onInput={keepContact}
          {...(fieldErrors ? { serverErrors: fieldErrors } : {})}
        />
      )}
      {/* An associate subscribes nobody. */}
      {!(saved && (saved.isServed || isSubscribed(saved.profile))) && (
        <Checkbox
          label={texts.newsletter}
          hint={saved ? texts.newsletterNote : texts.newsletterGuestNote}
          checked={wantsNews}
          onChange={(event) => {
            setWantsNews(event.currentTarget.checked);
            newsWish.keep(event.currentTarget.checked);
          }}
        />
      )}
      <DeliveryGroups
        cart={cart}
        onChoose={choose}
        points={
          usesPoint && (
            <Suspense fallback={<Skeleton height="10rem" />}>
              <CollectionPoints
                id={collectionPointsId}
                near={near}
                chosen={point}
                onChoose={setPoint}
                error={tried && pointMissing ? deliveryMessages(locale).pointMissing : undefined}
              />
            </Suspense>
          )
        }
      />
      {collected.length > 0 && (
        <CollectorFields rules={rules} collector={collector} onChange={setCollector} checked={tried} />
      )}
      {error && !fieldErrors && (
        <Alert tone="error" announce="alert">
          {error.message || texts.notSaved}
        </Alert>
      )}
      <Button
        type="submit"
        form={goesHome ? addressForm : contactForm}
        size="large"
        loading={submission.isPending || selection.isPending}
        loadingText={texts.saving}
      >
        {texts.toPayment}
      </Button>
    </div>
  );
}
