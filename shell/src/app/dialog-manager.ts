import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { type DialogDefinition, DialogDismissed, type DialogHandle, type Dialogs } from 'shared-contracts/dialogs';
import type { Store } from 'shared-contracts/session';

export interface OpenDialog {
  readonly key: string;
  readonly definition: DialogDefinition<unknown, unknown>;
  readonly props: unknown;
  /** Stays open below the next dialog. */
  readonly kept: boolean;
  readonly resolve: (result: unknown) => void;
  readonly dismiss: () => void;
}

/** The open dialogs, topmost last; rendered by the shell's dialog host. */
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
      { keep = false, above = false }: { readonly keep?: boolean; readonly above?: boolean } = {},
    ): DialogHandle<Result> {
      const key = `dialog-${++count}`;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // Callers may ignore the result.
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
        kept: keep,
        resolve: (result) => {
          close(key);
          resolve(result as Result);
        },
        dismiss,
      };
      for (const open of store.get(openDialogsAtom)) if (!open.kept && !above) open.dismiss();
      store.set(openDialogsAtom, (dialogs) => [...dialogs, entry]);
      return { result: promise, close: dismiss };
    },
    preload: ({ name }) => fetchAhead(name),
    closeAll() {
      for (const open of store.get(openDialogsAtom)) open.dismiss();
    },
  };
}
