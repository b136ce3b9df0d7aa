import { lazy, Suspense, useEffect, useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { cartChanged } from 'shared-contracts/events/cart';
import { usePlatform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { Alert } from 'shared-ui/alert';
import { Skeleton } from 'shared-ui/skeleton';
import { Steps } from 'shared-ui/steps';
import { measureColumn, stickyColumn } from 'shared-ui/sticky-column';
import { layer, media, space } from 'shared-ui/tokens';
import { isComplete } from 'storefront-kit/address-values';
import { afterFirstMove } from 'storefront-kit/after-first-move';
import { useSearchParams } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { useTracked } from 'storefront-kit/use-tracked';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { deliveryMessages } from '../messages/delivery-messages.ts';
import type { CheckoutModel, CheckoutState } from '../model/checkout-state.ts';
import { addressForm, contactForm } from '../model/contact.ts';
import { askedRules, needsOf } from '../model/delivery-needs.ts';
import { typedBefore } from '../model/form-memory.ts';
import { placingToast } from '../model/order-errors.ts';
import { allowedStep, type CheckoutStep, steps } from '../model/steps.ts';
import { stepRecord } from '../model/track-checkout.ts';
import { CartNotices } from './cart-notices.tsx';
import { DeliveryRecap } from './delivery/delivery-recap.tsx';
import { ShippingStep } from './delivery/shipping-step.tsx';
import { PaymentRecap } from './payment/payment-recap.tsx';
import { SignInHint } from './sign-in-hint.tsx';
import { StepSection } from './step-section.tsx';
import { EmployeeDiscount } from './summary/employee-discount.tsx';
import { OrderAside } from './summary/order-aside.tsx';

const loadLaterSteps = () => import('./later-steps.ts');
/** Payment and review are fetched while the address is typed, not with the page. */
const BillingStep = lazy(async () => ({ default: (await loadLaterSteps()).BillingStep }));
const ReviewStep = lazy(async () => ({ default: (await loadLaterSteps()).ReviewStep }));

interface CheckoutStepsProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly initialProblem: string | undefined;
  readonly onPlaced: (order: Order) => void;
}

/** The steps of a non-empty cart, one open at a time, beside the order. */
export function CheckoutSteps({ state, model, initialProblem, onPlaced }: CheckoutStepsProps) {
  const { locale, bus, store, toasts } = usePlatform();
  const report = useReport('checkout');
  const texts = checkoutMessages(locale);
  const [parameters, setParameters] = useSearchParams();
  const [problem, setProblem] = useState(initialProblem);
  const [moves, setMoves] = useState(0);
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
  useTracked(cart && current, () => cart && stepRecord(cart, current));
  const isAtDoor = isExpress && !parameters.has('step');
  useEffect(() => {
    if (isAtDoor) setParameters({ step: 'summary', checkoutStatus: 'EXPRESS' }, { replace: true });
  }, [isAtDoor, setParameters]);
  const deliveryTitle =
    needs && needs.collected.length > 0 ? deliveryMessages(locale).whoCollects : deliveryMessages(locale).whereToMail;
  const employee = state.saved?.profile.consumerDetails.employee;
  useEffect(() => {
    const shopper = () => {
      const session = store.get(sessionAtom);
      return session.status === 'loading' ? undefined : session.consumerNo;
    };
    let last = shopper();
    return bus.subscribe(cartChanged, ({ payload }) => {
      // Who signs in finds their cart changed by that, not by another tab.
      const isOther = last !== shopper();
      last = shopper();
      const known = store.get(model.atom).cart;
      if (!known || store.get(model.atom).placing) return;
      if (payload.basketId === known.basketId && payload.total === known.totals.total) return;
      // Another tab changed or ordered the cart.
      if (!isOther) setElsewhere(true);
      void model.refresh().catch(report);
    });
  }, [bus, store, model, report]);
  useEffect(
    () =>
      afterFirstMove(() => {
        // Opening the step reads it again.
        loadLaterSteps().catch(report);
      }),
    [report],
  );
  const goTo = (step: CheckoutStep, reason?: string) => {
    setMoves((count) => count + 1);
    // Who has gone on knows what the last attempt came to.
    if (reason === undefined) toasts.dismiss(placingToast);
    setProblem(reason);
    setParameters({ step });
  };
  const stateOf = (step: CheckoutStep) =>
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
          {moves > 0 && texts.stepAnnouncement(texts[current], steps.indexOf(current) + 1)}
        </p>
      </div>
      <div
        css={{
          // In a grid, what sticks would leave with its row.
          display: 'flex',
          flexDirection: 'column',
          gap: space[6],
          [media.desktop]: {
            display: 'grid',
            alignItems: 'start',
            gridTemplateColumns: '7fr 5fr',
            gap: space[7],
            '& > :nth-of-type(1)': { order: 2 },
          },
        }}
      >
        <div
          ref={measureColumn}
          css={[
            stickyColumn(space[5]),
            {
              [media.belowDesktop]: { position: 'sticky', top: 'var(--store-bar, 0px)', zIndex: layer.sticky },
              [media.short]: { position: 'static' },
            },
          ]}
        >
          <OrderAside cart={cart} reviewed={current === 'summary'} />
        </div>
        <div>
          {elsewhere && (
            <Alert tone="info" announce="status">
              {texts.changedElsewhere}
            </Alert>
          )}
          <CartNotices cart={cart} changes={state.notices} />
          {employee && <EmployeeDiscount employee={employee} model={model} />}
          <StepSection
            title={needs?.goesHome ? texts.contactAndAddress : deliveryTitle}
            state={stateOf('shipping')}
            moves={moves}
            editLabel={texts.editShipping}
            onEdit={() => goTo('shipping')}
            recap={<DeliveryRecap cart={cart} contact={contact} />}
          >
            {current === 'shipping' && (
              <SignInHint
                model={model}
                email={() => typedBefore(needs?.goesHome ? addressForm : contactForm)?.email}
                onSignedIn={() => setMoves((count) => count + 1)}
              />
            )}
            {current === 'shipping' && problem && (
              <Alert tone="warning" announce="alert" css={{ marginBottom: space[4] }}>
                {problem}
              </Alert>
            )}
            <ShippingStep state={state} model={model} onDone={() => goTo('billing')} />
          </StepSection>
          <StepSection
            title={texts.payWith}
            state={stateOf('billing')}
            moves={moves}
            editLabel={texts.editBilling}
            onEdit={() => goTo('billing')}
            recap={<PaymentRecap state={state} />}
          >
            {/* The card's frame is fetched when it is near, not while the address is typed. */}
            {current !== 'shipping' && (
              <Suspense fallback={<Skeleton height="24rem" />}>
                <BillingStep
                  state={state}
                  model={model}
                  problem={problem}
                  isRepeated={parameters.get('step') === 'summary' && current === 'billing'}
                  onDone={() => goTo('summary')}
                />
              </Suspense>
            )}
          </StepSection>
          <StepSection
            title={texts.reviewTitle}
            state={stateOf('summary')}
            moves={moves}
            editLabel=""
            onEdit={() => goTo('summary')}
            recap={null}
          >
            {isExpress && (
              <Alert tone="info" announce="status" css={{ marginBottom: space[4] }}>
                {texts.expressNote}
              </Alert>
            )}
            <Suspense fallback={<Skeleton height="16rem" />}>
              <ReviewStep state={state} model={model} onPlaced={onPlaced} onStepBack={goTo} />
            </Suspense>
          </StepSection>
        </div>
      </div>
    </>
  );
}
