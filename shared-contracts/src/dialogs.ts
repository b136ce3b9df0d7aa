import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { Store } from './session.ts';

/** Milliseconds of a dialog's transition (commerce.md section 9). */
export const dialogTransition = 250;

/** A dialog known by name: any remote can open any other's. */
export interface DialogDefinition<Props, Result> {
  /** `remote.dialog`, e.g. `cart.mini-cart`. */
  readonly name: string;
  /** Centred modal, or a panel at the bottom of small and the right of large screens. */
  readonly presentation: 'modal' | 'panel';
  /** Never set: carries the types. */
  readonly types?: { readonly props: Props; readonly result: Result };
}

export function defineDialog<Props, Result = void>(
  name: string,
  presentation: 'modal' | 'panel',
): DialogDefinition<Props, Result> {
  return { name, presentation };
}

/** The reason of a dialog that was closed without a result. */
export class DialogDismissed extends Error {
  override readonly name = 'DialogDismissed';
}

export interface OpenDialog {
  readonly key: string;
  readonly definition: DialogDefinition<unknown, unknown>;
  readonly props: unknown;
  /** Stays open below the next dialog. */
  readonly kept: boolean;
  readonly resolve: (result: unknown) => void;
  readonly dismiss: () => void;
}

export interface DialogHandle<Result> {
  /** Rejects with DialogDismissed when it is closed without a result. */
  readonly result: Promise<Result>;
  close(): void;
}

export interface Dialogs {
  /** Opens a dialog and closes the one that is open, unless that one was opened with `keep`. */
  open<Props, Result>(
    definition: DialogDefinition<Props, Result>,
    props: Props,
    options?: { readonly keep?: boolean },
  ): DialogHandle<Result>;
  /** Fetches a dialog's code ahead of use: what opens it may come at any moment. */
  preload(definition: DialogDefinition<unknown, unknown>): void;
  closeAll(): void;
}

/** The open dialogs, the topmost last; the shell's dialog host renders them. */
export const openDialogsAtom: PrimitiveAtom<readonly OpenDialog[]> = atom<readonly OpenDialog[]>([]);
openDialogsAtom.debugLabel = 'open dialogs';

export function createDialogs(store: Store, fetchAhead: (name: string) => void = () => undefined): Dialogs {
  let count = 0;
  const close = (key: string) =>
    store.set(openDialogsAtom, (dialogs) => dialogs.filter((dialog) => dialog.key !== key));

  return {
    open<Props, Result>(
      definition: DialogDefinition<Props, Result>,
      props: Props,
      options: { readonly keep?: boolean } = {},
    ): DialogHandle<Result> {
      const key = `dialog-${++count}`;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // A dialog may be opened for its looks alone: nobody has to wait for its result.
      promise.catch((reason: unknown) => {
        if (!(reason instanceof DialogDismissed)) throw reason;
      });
      const dismiss = () => {
        close(key);
        reject(new DialogDismissed(definition.name));
      };
      const entry: OpenDialog = {
        key,
        definition,
        props,
        kept: options.keep ?? false,
        resolve: (result) => {
          close(key);
          resolve(result as Result);
        },
        dismiss,
      };
      for (const open of store.get(openDialogsAtom)) if (!open.kept) open.dismiss();
      store.set(openDialogsAtom, (dialogs) => [...dialogs, entry]);
      return { result: promise, close: dismiss };
    },
    preload: ({ name }) => fetchAhead(name),
    closeAll() {
      for (const open of store.get(openDialogsAtom)) open.dismiss();
    },
  };
}

/** What the default export of a dialog's exposed module receives; it renders the design system's Dialog with it. */
export interface DialogContentProps<Props, Result = void> {
  readonly props: Props;
  /** False while it leaves the screen. */
  readonly open: boolean;
  readonly resolve: (result: Result) => void;
  readonly dismiss: () => void;
  /** Call when it is gone from the screen. */
  readonly onClosed: () => void;
}
