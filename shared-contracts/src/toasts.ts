import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { Store } from './session.ts';

export interface Toast {
  readonly key: string;
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** True for errors that stay until they are closed by hand. */
  readonly persistent: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type NewToast = Omit<Toast, 'key' | 'persistent'> & { readonly persistent?: boolean };

/** Short messages at the edge of the page. The shell's toast host shows, times, pauses and closes them. */
export interface Toasts {
  show(toast: NewToast): void;
  dismiss(key: string): void;
}

export const toastsAtom: PrimitiveAtom<readonly Toast[]> = atom<readonly Toast[]>([]);
toastsAtom.debugLabel = 'toasts';

export function createToasts(store: Store): Toasts {
  let count = 0;
  return {
    show(toast) {
      const next: Toast = { persistent: false, ...toast, key: `toast-${++count}` };
      // The same message again replaces the one that stands, instead of piling up.
      store.set(toastsAtom, (toasts) => [
        ...toasts.filter(({ text, tone }) => text !== next.text || tone !== next.tone),
        next,
      ]);
    },
    dismiss(key) {
      store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.key !== key));
    },
  };
}
