import type { NewToast, Toasts } from 'shared-contracts/toasts';
import { type Mock, vi } from 'vitest';

export interface FakeToasts extends Toasts {
  readonly show: Mock<Toasts['show']>;
  readonly dismiss: Mock<Toasts['dismiss']>;
  /** The toasts shown so far; a repeated message counts once, as in the shell. */
  shown(): readonly NewToast[];
}

export function fakeToasts(): FakeToasts {
  let toasts: readonly NewToast[] = [];
  return {
    show: vi.fn<Toasts['show']>((toast) => {
      toasts = [...toasts.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone), toast];
    }),
    dismiss: vi.fn<Toasts['dismiss']>(),
    shown: () => toasts,
  };
}
