/** The steps after the address, in a chunk of their own. */
export { BillingStep } from './payment/billing-step.tsx';
export { ReviewStep } from './review/review-step.tsx';
