import { createStore } from 'jotai/vanilla';
import { DialogDismissed, type Dialogs, defineDialog } from 'shared-contracts/dialogs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDialogs, openDialogsAtom } from './dialog-manager.ts';

const sizeGuide = defineDialog<{ readonly style: string }>('content.size-guide', 'modal');
const confirm = defineDialog<object, boolean>('shell.confirm', 'modal');

let dialogs: Dialogs;
let open: () => string[];
let topmost: () => { resolve: (result: unknown) => void; dismiss: () => void };
beforeEach(() => {
  const store = createStore();
  dialogs = createDialogs(store);
  open = () => store.get(openDialogsAtom).map(({ definition }) => definition.name);
  topmost = () => {
    const last = store.get(openDialogsAtom).at(-1);
    if (!last) throw new Error('no dialog is open');
    return last;
  };
});

describe('dialogs [PLT-02] [PLT-03]', () => {
  test('opens one at a time: the next dismisses it', async () => {
    const first = dialogs.open(sizeGuide, { style: 'TF4K2M9A' });
    dialogs.open(confirm, {});
    expect(open()).toEqual(['shell.confirm']);
    await expect(first.result).rejects.toBeInstanceOf(DialogDismissed);
  });

  test('preloads code without opening anything', () => {
    const fetched: string[] = [];
    createDialogs(createStore(), (name) => fetched.push(name)).preload(sizeGuide);
    expect(fetched).toEqual(['content.size-guide']);
    expect(open()).toEqual([]);
  });

  test('stays below the next one when kept', () => {
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' }, { keep: true });
    dialogs.open(confirm, {});
    expect(open()).toEqual(['content.size-guide', 'shell.confirm']);
    topmost().dismiss();
    expect(open()).toEqual(['content.size-guide']);
  });

  test('stays below one that opens above it', () => {
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' });
    dialogs.open(confirm, {}, { above: true });
    expect(open()).toEqual(['content.size-guide', 'shell.confirm']);
    topmost().dismiss();
    expect(open()).toEqual(['content.size-guide']);
  });

  test('returns its result to the opener and closes', async () => {
    const { result } = dialogs.open(confirm, {});
    topmost().resolve(true);
    await expect(result).resolves.toBe(true);
    expect(open()).toEqual([]);
  });

  test('names the dismissed dialog when closed without a result', async () => {
    const { result, close } = dialogs.open(confirm, {});
    close();
    await expect(result).rejects.toThrow('shell.confirm');
    expect(open()).toEqual([]);
  });

  test('ignores a close after its result, even when another is open', async () => {
    const first = dialogs.open(confirm, {});
    topmost().resolve(false);
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' });
    first.close();
    await expect(first.result).resolves.toBe(false);
    expect(open()).toEqual(['content.size-guide']);
  });

  test('closes kept dialogs with all others', () => {
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' }, { keep: true });
    dialogs.open(confirm, {}, { keep: true });
    dialogs.closeAll();
    expect(open()).toEqual([]);
  });

  test('opens the same dialog twice with separate results', async () => {
    const below = dialogs.open(confirm, {}, { keep: true });
    const above = dialogs.open(confirm, {});
    topmost().resolve(true);
    await expect(above.result).resolves.toBe(true);
    expect(open()).toEqual(['shell.confirm']);
    topmost().resolve(false);
    await expect(below.result).resolves.toBe(false);
  });
});
