import { ProductError } from 'shared-contracts/errors/product-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, DraftKeeper, type KeptDraft } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draftOf = (revision: number, name: string): Draft => ({
  body: { name },
  revision,
  author: 'ines@example.org',
  changedAt: '2026-11-22T18:40:00.000Z',
  problems: [],
});

function editor({ kept, draft }: { readonly kept?: KeptDraft; readonly draft?: Draft } = {}) {
  let stored = kept;
  let theirs = draft;
  const save = vi.fn(async ({ revision }: KeptDraft) => ({ revision: revision + 1, problems: [] }));
  const onFailure = vi.fn();
  const keeper = new DraftKeeper(
    { draft, body: (draft?.body ?? { name: 'A' }) as { name: string } },
    {
      services: {
        save,
        read: async () => ({
          kind: 'page',
          slug: 'home',
          name: 'Home',
          referrers: [],
          ...(theirs ? { draft: theirs } : {}),
        }),
      },
      kept: {
        key: 'shop.studio.test',
        read: () => stored,
        write: (value) => {
          stored = value;
        },
        subscribe: () => () => undefined,
      },
      onFailure,
    },
  );
  const leave = keeper.subscribe(() => undefined);
  const changedBySomebody = (other: Draft | undefined) => {
    theirs = other;
    save.mockRejectedValueOnce(new ProductError('DOC409', '', { status: 409 }));
  };
  return { keeper, save, onFailure, leave, kept: () => stored, changedBySomebody };
}

test('saves after a pause, once for several changes [BEY-10]', async () => {
  const { keeper, save, kept } = editor();
  keeper.change({ name: 'B' });
  keeper.change({ name: 'C' });
  expect(keeper.read().status).toBe('unsaved');
  expect(kept()).toEqual({ body: { name: 'C' }, revision: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[{ body: { name: 'C' }, revision: 0 }]]);
  expect(keeper.read()).toMatchObject({ status: 'saved', revision: 1 });
  expect(kept()).toBeUndefined();
});

test('saves what was typed while it was saving', async () => {
  const { keeper, save } = editor();
  keeper.change({ name: 'B' });
  const saving = keeper.save();
  keeper.change({ name: 'C' });
  await saving;
  expect(save.mock.calls.at(-1)).toEqual([{ body: { name: 'C' }, revision: 1 }]);
  expect(keeper.read()).toMatchObject({ status: 'saved', revision: 2 });
});

test('keeps both texts when somebody else saved in between, until the editor decides [BEY-10]', async () => {
  const { keeper, save, kept, changedBySomebody } = editor({ draft: draftOf(3, 'A') });
  changedBySomebody(draftOf(4, 'Theirs'));
  keeper.change({ name: 'Mine' });
  await keeper.save();
  expect(keeper.read()).toMatchObject({ status: 'conflict', body: { name: 'Mine' }, theirs: { revision: 4 } });
  keeper.change({ name: 'Mine, longer' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(kept()?.body).toEqual({ name: 'Mine, longer' });
  await keeper.overwrite();
  expect(save).toHaveBeenLastCalledWith({ body: { name: 'Mine, longer' }, revision: 4 });
  expect(keeper.read()).toMatchObject({ status: 'saved', revision: 5 });
});

test('takes the text of somebody else, and forgets the own', async () => {
  const { keeper, kept, changedBySomebody } = editor({ draft: draftOf(3, 'A') });
  changedBySomebody(draftOf(4, 'Theirs'));
  keeper.change({ name: 'Mine' });
  await keeper.save();
  keeper.takeTheirs({ name: 'A' });
  expect(keeper.read()).toMatchObject({ status: 'saved', revision: 4, body: { name: 'Theirs' }, replacements: 1 });
  expect(kept()).toBeUndefined();
});

test('keeps what could not be saved in the tab, and goes on with it after a reload [BEY-10]', async () => {
  const first = editor({ draft: draftOf(3, 'A') });
  first.save.mockRejectedValue(new ProductError('NET503', ''));
  first.keeper.change({ name: 'B' });
  await first.keeper.save();
  expect(first.keeper.read().status).toBe('failed');
  expect(first.onFailure).toHaveBeenCalledOnce();
  const second = editor({ draft: draftOf(3, 'A'), kept: first.kept() as KeptDraft });
  expect(second.keeper.read()).toMatchObject({ status: 'unsaved', body: { name: 'B' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.keeper.read()).toMatchObject({ status: 'saved', revision: 4 });
});

test('finds after a reload that somebody else saved meanwhile', () => {
  const { keeper } = editor({ draft: draftOf(4, 'Theirs'), kept: { body: { name: 'Mine' }, revision: 3 } });
  expect(keeper.read()).toMatchObject({ status: 'conflict', body: { name: 'Mine' }, theirs: { revision: 4 } });
});

test('saves when the page is left', () => {
  const { keeper, leave, save } = editor();
  keeper.change({ name: 'B' });
  leave();
  expect(save).toHaveBeenCalledOnce();
});
