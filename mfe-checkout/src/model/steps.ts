export const steps = ['shipping', 'billing', 'summary'] as const;
export type CheckoutStep = (typeof steps)[number];

/** Progress so far, as far as it decides which step may be shown. */
export interface Progress {
  readonly addressComplete: boolean;
  readonly billingComplete: boolean;
  /** A payment is chosen, or nothing is left to pay. */
  readonly paymentReady: boolean;
}

/** The step to show: the one in the URL unless an earlier one is incomplete (a reload clears the card). */
export function allowedStep(wanted: string | null, progress: Progress): CheckoutStep {
  const step = steps.find((candidate) => candidate === wanted) ?? 'shipping';
  if (step === 'shipping' || !progress.addressComplete) return 'shipping';
  if (step === 'billing' || !progress.billingComplete || !progress.paymentReady) return 'billing';
  return 'summary';
}
