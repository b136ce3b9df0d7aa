/** Milliseconds of a dialog's transition (docs/spec/commerce.md section 9). */
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
