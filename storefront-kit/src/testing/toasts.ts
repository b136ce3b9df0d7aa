import type { NewToast, Toasts } from 'shared-contracts/toasts';
import { type Mock, vi } from 'vitest';

export interface FakeToasts extends Toasts {
  readonly show: Mock<Toasts['show']>;
  readonly dismiss: Mock<Toasts['dismiss']>;
  /** The toasts shown so far and not dismissed by their key; a repeated message counts once, as in the shell. */
  shown(): readonly NewToast[];
}

export function fakeToasts(): FakeToasts {
  let toasts: readonly NewToast[] = [];
  return {
    show: vi.fn<Toasts['show']>((toast) => {
      const isOther = ({ key, text, tone }: NewToast) =>
        (key === undefined || key !== toast.key) && (text !== toast.text || tone !== toast.tone);
      toasts = [...toasts.filter(isOther), toast];
    }),
    dismiss: vi.fn<Toasts['dismiss']>((key) => {
      toasts = toasts.filter((toast) => toast.key !== key);
    }),
    shown: () => toasts,
  };
}
