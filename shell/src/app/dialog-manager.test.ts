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
  test('one is open at a time: the next one dismisses it', async () => {
    const first = dialogs.open(sizeGuide, { style: 'TF4K2M9A' });
    dialogs.open(confirm, {});
    expect(open()).toEqual(['shell.confirm']);
    await expect(first.result).rejects.toBeInstanceOf(DialogDismissed);
  });

  test('its code can be fetched ahead, and nothing opens by that', () => {
    const fetched: string[] = [];
    createDialogs(createStore(), (name) => fetched.push(name)).preload(sizeGuide);
    expect(fetched).toEqual(['content.size-guide']);
    expect(open()).toEqual([]);
  });

  test('one that is kept stays below the next', () => {
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' }, { keep: true });
    dialogs.open(confirm, {});
    expect(open()).toEqual(['content.size-guide', 'shell.confirm']);
    topmost().dismiss();
    expect(open()).toEqual(['content.size-guide']);
  });

  test('whoever opened it gets its result, and it is gone', async () => {
    const { result } = dialogs.open(confirm, {});
    topmost().resolve(true);
    await expect(result).resolves.toBe(true);
    expect(open()).toEqual([]);
  });

  test('closing it without a result says which dialog was dismissed', async () => {
    const { result, close } = dialogs.open(confirm, {});
    close();
    await expect(result).rejects.toThrow('shell.confirm');
    expect(open()).toEqual([]);
  });

  test('closing it after its result changes nothing, even when another is open', async () => {
    const first = dialogs.open(confirm, {});
    topmost().resolve(false);
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' });
    first.close();
    await expect(first.result).resolves.toBe(false);
    expect(open()).toEqual(['content.size-guide']);
  });

  test('closing all closes the kept ones too', () => {
    dialogs.open(sizeGuide, { style: 'TF4K2M9A' }, { keep: true });
    dialogs.open(confirm, {}, { keep: true });
    dialogs.closeAll();
    expect(open()).toEqual([]);
  });

  test('the same dialog twice is two, each with its own result', async () => {
    const below = dialogs.open(confirm, {}, { keep: true });
    const above = dialogs.open(confirm, {});
    topmost().resolve(true);
    await expect(above.result).resolves.toBe(true);
    expect(open()).toEqual(['shell.confirm']);
    topmost().resolve(false);
    await expect(below.result).resolves.toBe(false);
  });
});
