/** Milliseconds of a dialog's transition (docs/spec/commerce.md section 9). */
export const dialogTransition = 250;

/** A dialog identified by name: any remote can open any other's. */
export interface DialogDefinition<Props, Result> {
  /** `remote.dialog`, e.g. `cart.mini-cart`. */
  readonly name: string;
  /** A centered modal, or a panel at the bottom of small and the right of large screens. */
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

/** The rejection of a dialog closed without a result. */
export class DialogDismissed extends Error {
  override readonly name = 'DialogDismissed';
}

export interface DialogHandle<Result> {
  /** Rejects with DialogDismissed when closed without a result. */
  readonly result: Promise<Result>;
  close(): void;
}

export interface Dialogs {
  /** Opens a dialog and closes the open one, unless that was opened with `keep`, or this one is opened with `above`. */
  open<Props, Result>(
    definition: DialogDefinition<Props, Result>,
    props: Props,
    options?: { readonly keep?: boolean; readonly above?: boolean },
  ): DialogHandle<Result>;
  /** Loads a dialog's code ahead of use. */
  preload(definition: DialogDefinition<unknown, unknown>): void;
  closeAll(): void;
}

/** Props of a dialog's exposed component, which renders the design system's Dialog with them. */
export interface DialogContentProps<Props, Result = void> {
  readonly props: Props;
  /** False during the exit animation. */
  readonly open: boolean;
  readonly resolve: (result: Result) => void;
  readonly dismiss: () => void;
  /** Call when it has left the screen. */
  readonly onClosed: () => void;
}
