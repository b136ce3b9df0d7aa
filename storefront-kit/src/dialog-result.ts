import { DialogDismissed, type DialogHandle } from 'shared-contracts/dialogs';

/** The result of a dialog; undefined when it is closed without one. Rejects when it cannot be shown. */
export const dialogResult = <Result>({ result }: Pick<DialogHandle<Result>, 'result'>): Promise<Result | undefined> =>
  result.catch((error: unknown) => {
    if (error instanceof DialogDismissed) return undefined;
    throw error;
  });
