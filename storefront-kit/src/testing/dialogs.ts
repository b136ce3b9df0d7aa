import { type DialogDefinition, DialogDismissed, type DialogHandle, type Dialogs } from 'shared-contracts/dialogs';
import { type Mock, vi } from 'vitest';

export interface FakeDialog {
  readonly name: string;
  readonly props: unknown;
  readonly keep: boolean;
  readonly resolve: (result: unknown) => void;
  readonly dismiss: () => void;
}

export interface FakeDialogs extends Dialogs {
  readonly preload: Mock<Dialogs['preload']>;
  /** The open dialogs, the topmost last. */
  opened(): readonly FakeDialog[];
}

/** Dialogs for tests: nothing is rendered; the test resolves or dismisses what is open. */
export function fakeDialogs(): FakeDialogs {
  let dialogs: readonly FakeDialog[] = [];
  return {
    open<Props, Result>(
      definition: DialogDefinition<Props, Result>,
      props: Props,
      { keep = false }: { readonly keep?: boolean } = {},
    ): DialogHandle<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // Callers may ignore the result.
      promise.catch(() => undefined);
      const settle = (act: () => void) => {
        dialogs = dialogs.filter((dialog) => dialog !== opened);
        act();
      };
      const opened: FakeDialog = {
        name: definition.name,
        props,
        keep,
        resolve: (result) => settle(() => resolve(result as Result)),
        dismiss: () => settle(() => reject(new DialogDismissed(definition.name))),
      };
      for (const dialog of dialogs) if (!dialog.keep) dialog.dismiss();
      dialogs = [...dialogs, opened];
      return { result: promise, close: opened.dismiss };
    },
    preload: vi.fn<Dialogs['preload']>(),
    closeAll() {
      for (const dialog of dialogs) dialog.dismiss();
    },
    opened: () => dialogs,
  };
}
