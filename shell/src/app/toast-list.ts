import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { Store } from 'shared-contracts/session';
import type { Toast, Toasts } from 'shared-contracts/toasts';

export const toastsAtom: PrimitiveAtom<readonly Toast[]> = atom<readonly Toast[]>([]);
toastsAtom.debugLabel = 'toasts';

export function createToasts(store: Store): Toasts {
  let count = 0;
  return {
    show(toast) {
      const next: Toast = { persistent: false, key: `toast-${++count}`, ...toast };
      // A repeated message, and one of the same key, replaces the earlier one.
      store.set(toastsAtom, (toasts) => [
        ...toasts.filter(({ key, text, tone }) => key !== next.key && (text !== next.text || tone !== next.tone)),
        next,
      ]);
    },
    dismiss(key) {
      store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.key !== key));
    },
  };
}
