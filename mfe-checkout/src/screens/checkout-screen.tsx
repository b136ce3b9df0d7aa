import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { DialogDismissed } from 'shared-contracts/dialogs';
import { signInDialog } from 'shared-contracts/dialogs/account';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { cartChanged } from 'shared-contracts/events/cart';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform, useSession } from 'shared-contracts/platform';
import { type Head, Link, useSearchParams } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Container } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Steps } from 'shared-ui/steps';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';

import { isComplete } from '../features/address/address-values.ts';
import { CartNotices } from '../features/cart-notices.tsx';
import { DeliveryRecap } from '../features/delivery/delivery-recap.tsx';
import { ShippingStep } from '../features/delivery/shipping-step.tsx';
import { BillingStep } from '../features/payment/billing-step.tsx';
import { ReviewStep } from '../features/review/review-step.tsx';
import { StepSection } from '../features/step-section.tsx';
import { EmployeeDiscount } from '../features/summary/employee-discount.tsx';
import { OrderAside } from '../features/summary/order-aside.tsx';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { deliveryMessages } from '../messages/delivery-messages.ts';
import { checkoutModel } from '../model/checkout-model.ts';
import type { CheckoutModel, CheckoutState } from '../model/checkout-state.ts';
import { askedRules, needsOf } from '../model/delivery-needs.ts';
import { forgetTyped } from '../model/form-memory.ts';
import { allowedStep, type Step, steps } from '../model/steps.ts';

export const head = (
  _data: unknown,
  { locale }: { readonly locale: Parameters<typeof checkoutMessages>[0] },
): Head => ({ title: checkoutMessages(locale).title, robots: 'noindex' });

/** Checkout in three steps. The server renders its frame; everything in it is personal. */
export default function CheckoutScreen() {
  const platform = usePlatform();
  const texts = checkoutMessages(platform.locale);
  const model = checkoutModel(platform);
  const state = useAtomValue(model.atom, { store: platform.store });
  const [resuming, setResuming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [parameters] = useSearchParams();
  // Who comes without a step in mind may go straight to the last one; a reload there stays there.
  const express = useRef(!parameters.has('step') || parameters.get('checkoutStatus') === 'EXPRESS');

  /** Of an express payment that was begun on a product page. */
  const storeContext = useRef(parameters.get('storeContext'));

  const confirm = (order: Order) => {
    forgetTyped();
    const context = storeContext.current ? `&storeContext=${storeContext.current}` : '';
    platform.navigate(`/order-confirmation?order=${order.orderNumber}${context}`, { replace: true });
  };
  const confirmed = useRef(confirm);
  useEffect(() => {
    let gone = false;
    async function begin() {
      setResuming(true);
      try {
        const order = await model.resume();
        if (order) return confirmed.current(order);
      } catch (error) {
        setProblem(asProductError(error).message || texts.lost);
      }
      if (gone) return;
      setResuming(false);
      await model.load({ express: express.current });
    }
    void begin();
    return () => {
      gone = true;
    };
  }, [model]);

  const { status, cart } = state;
  const empty = status === 'success' && (cart === undefined || cart.totalItems === 0);
  return (
    <Container css={{ paddingBlock: `${space[5]} ${space[8]}` }}>
      <Heading level={1} look="h2">
        {texts.title}
      </Heading>
      {resuming && state.placing && (
        <Alert tone="info" announce="status">
          {texts.resuming}
        </Alert>
      )}
      {status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={() => void model.load()}>
          {texts.loadFailed} {state.error?.message}
        </RetryAlert>
      )}
      {(status === 'idle' || (status === 'pending' && !cart)) && <CheckoutSkeleton label={texts.loading} />}
      {empty && <EmptyCheckout />}
      {cart && !empty && status !== 'error' && state.rules.length > 0 && (
        <CheckoutSteps state={state} model={model} initialProblem={problem} onPlaced={confirm} />
      )}
    </Container>
  );
}

interface CheckoutStepsProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly initialProblem: string | undefined;
  readonly onPlaced: (order: Order) => void;
}

function CheckoutSteps({ state, model, initialProblem, onPlaced }: CheckoutStepsProps) {
  const { locale, bus, store, report } = usePlatform();
  const texts = checkoutMessages(locale);
  const [parameters, setParameters] = useSearchParams();
  const [problem, setProblem] = useState(initialProblem);
  const [moved, setMoved] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const { cart, rules, ready, contact, checkoutStatus } = state;
  const needs = cart && needsOf(cart);
  const asked = needs ? askedRules(rules, needs) : [];
  const isExpress = checkoutStatus === 'EXPRESS';
  const current = allowedStep(parameters.get('step') ?? (isExpress ? 'summary' : null), {
    addressComplete: isComplete(asked, needs?.goesHome ? cart?.shippingAddress : contact),
    billingComplete: cart?.billingAddress !== undefined,
    paymentReady: ready !== undefined || cart?.totals.remainingToPay === 0,
  });
  const isAtDoor = isExpress && !parameters.has('step');
  useEffect(() => {
    if (isAtDoor) setParameters({ step: 'summary', checkoutStatus: 'EXPRESS' }, { replace: true });
  }, [isAtDoor, setParameters]);
  const deliveryTitle =
    needs && needs.collected.length > 0 ? deliveryMessages(locale).whoCollects : deliveryMessages(locale).whereToMail;
  const employee = state.saved?.profile.consumerDetails.employee;
  useEffect(
    () =>
      bus.subscribe(cartChanged, ({ payload }) => {
        const known = store.get(model.atom).cart;
        if (!known || store.get(model.atom).placing) return;
        if (payload.basketId === known.basketId && payload.total === known.totals.total) return;
        // Another tab has changed it, or has ordered it.
        setElsewhere(true);
        void model.refresh().catch((fault: unknown) => report(fault, { remote: 'checkout', phase: 'event' }));
      }),
    [bus, store, model, report],
  );
  const goTo = (step: Step, reason?: string) => {
    setMoved(true);
    setProblem(reason);
    setParameters({ step });
  };
  const stateOf = (step: Step) =>
    step === current ? 'current' : steps.indexOf(step) < steps.indexOf(current) ? 'done' : 'ahead';
  if (!cart) return null;
  return (
    <>
      <div css={{ paddingBlock: space[4] }}>
        <Steps
          label={texts.stepsLabel}
          steps={steps.map((step) => ({ text: texts[step] }))}
          current={steps.indexOf(current)}
          doneText={texts.done}
        />
        <p className="visually-hidden" aria-live="polite">
          {moved && texts.stepAnnouncement(texts[current], steps.indexOf(current) + 1)}
        </p>
      </div>
      <div
        css={{
          display: 'grid',
          gap: space[6],
          alignItems: 'start',
          [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: space[7], '& > :nth-of-type(1)': { order: 2 } },
        }}
      >
        <div css={{ [media.desktop]: { position: 'sticky', top: space[5] } }}>
          <OrderAside cart={cart} />
        </div>
        <div>
          {elsewhere && (
            <Alert tone="info" announce="status">
              {texts.changedElsewhere}
            </Alert>
          )}
          <CartNotices cart={cart} told={state.notices} />
          {employee && <EmployeeDiscount employee={employee} model={model} />}
          <StepSection
            title={needs?.goesHome ? texts.contactAndAddress : deliveryTitle}
            state={stateOf('shipping')}
            takeFocus={moved}
            editLabel={texts.editShipping}
            onEdit={() => goTo('shipping')}
            recap={<DeliveryRecap cart={cart} contact={contact} />}
          >
            {current === 'shipping' && <SignInHint model={model} />}
            {current === 'shipping' && problem && (
              <Alert tone="warning" announce="alert">
                {problem}
              </Alert>
            )}
            <ShippingStep state={state} model={model} onDone={() => goTo('billing')} />
          </StepSection>
          <StepSection
            title={texts.payWith}
            state={stateOf('billing')}
            takeFocus={moved}
            editLabel={texts.editBilling}
            onEdit={() => goTo('billing')}
            recap={<PaymentRecap state={state} />}
          >
            {/* The card's frame is fetched when it is near, not while the address is typed. */}
            {current !== 'shipping' && (
              <BillingStep state={state} model={model} problem={problem} onDone={() => goTo('summary')} />
            )}
          </StepSection>
          <StepSection
            title={texts.reviewTitle}
            state={stateOf('summary')}
            takeFocus={moved}
            editLabel=""
            onEdit={() => goTo('summary')}
            recap={null}
          >
            {isExpress && (
              <Alert tone="info" announce="status" css={{ marginBottom: space[4] }}>
                {texts.expressNote}
              </Alert>
            )}
            <ReviewStep state={state} model={model} onPlaced={onPlaced} onStepBack={goTo} />
          </StepSection>
        </div>
      </div>
    </>
  );
}

/** A guest with an account need not type what it knows. */
function SignInHint({ model }: { readonly model: CheckoutModel }) {
  const { dialogs, locale, report } = usePlatform();
  const texts = checkoutMessages(locale);
  const session = useSession();
  if (session.status !== 'guest') return null;
  async function signIn() {
    try {
      await dialogs.open(signInDialog, {}).result;
      await model.load();
    } catch (error) {
      if (!(error instanceof DialogDismissed)) report(error, { remote: 'checkout', phase: 'event' });
    }
  }
  return (
    <Text css={{ paddingBottom: space[4] }}>
      {texts.haveAccount}{' '}
      <Button variant="link" onClick={() => void signIn()}>
        {texts.signIn}
      </Button>
    </Text>
  );
}

/** What has been chosen: stored value first, then who pays the rest. */
function PaymentRecap({ state: { cart, payment, ready } }: { readonly state: CheckoutState }) {
  const { locale } = usePlatform();
  if (!cart) return null;
  const labelOf = (method: string) => payment?.paymentMethods.find(({ id }) => id === method)?.label;
  return (
    <>
      {cart.payment_instruments.map((instrument) => (
        <Text key={instrument.payment_instrument_id}>
          {[labelOf(instrument.payment_method_id), instrument.c_gcCardNumber].filter(Boolean).join(' ')}
          {' · '}
          {formatMoney(instrument.amount, cart.currency, locale)}
        </Text>
      ))}
      {cart.totals.remainingToPay > 0 && ready && <Text>{ready.label}</Text>}
    </>
  );
}

function CheckoutSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div
        css={{
          display: 'grid',
          gap: space[5],
          paddingTop: space[5],
          [media.desktop]: { gridTemplateColumns: '7fr 5fr' },
        }}
      >
        <div css={{ display: 'grid', gap: space[4] }}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
        <Skeleton height="20rem" />
      </div>
    </SkeletonGroup>
  );
}

function EmptyCheckout() {
  const texts = checkoutMessages(usePlatform().locale);
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        <>
          <Link to="/" css={buttonStyle({ variant: 'primary' })}>
            {texts.toShop}
          </Link>
          <Link to="/cart" css={buttonStyle({ variant: 'secondary' })}>
            {texts.toCart}
          </Link>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}
