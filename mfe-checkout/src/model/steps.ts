export const steps = ['shipping', 'billing', 'summary'] as const;
export type Step = (typeof steps)[number];

/** What has been done so far, as far as it decides which step may be shown. */
export interface Progress {
  readonly addressComplete: boolean;
  readonly billingComplete: boolean;
  /** A way to pay is there, or nothing is left to pay. */
  readonly paymentReady: boolean;
}

/** The step to show: the one in the address bar unless an earlier one lacks something (a reload loses the card). */
export function allowedStep(wanted: string | null, progress: Progress): Step {
  const step = steps.find((candidate) => candidate === wanted) ?? 'shipping';
  if (step === 'shipping' || !progress.addressComplete) return 'shipping';
  if (step === 'billing' || !progress.billingComplete || !progress.paymentReady) return 'billing';
  return 'summary';
}
