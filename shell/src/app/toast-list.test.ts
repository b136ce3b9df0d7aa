import { createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import { createToasts, toastsAtom } from './toast-list.ts';

function shop() {
  const store = createStore();
  return { toasts: createToasts(store), shown: () => store.get(toastsAtom) };
}

describe('toasts', () => {
  test('keeps toasts in order and closes them unless persistent', () => {
    const { toasts, shown } = shop();
    toasts.show({ tone: 'success', text: 'Added' });
    toasts.show({ tone: 'error', text: 'Refused', persistent: true });
    expect(shown().map(({ text, persistent }) => [text, persistent])).toEqual([
      ['Added', false],
      ['Refused', true],
    ]);
  });

  test('replaces a repeated message with a new one', () => {
    const { toasts, shown } = shop();
    toasts.show({ tone: 'info', text: 'Removed' });
    const [first] = shown();
    toasts.show({ tone: 'info', text: 'Removed' });
    expect(shown()).toHaveLength(1);
    expect(shown()[0]?.key).not.toBe(first?.key);
  });

  test('treats the same text in another tone as another message', () => {
    const { toasts, shown } = shop();
    toasts.show({ tone: 'info', text: 'Removed' });
    toasts.show({ tone: 'error', text: 'Removed' });
    expect(shown()).toHaveLength(2);
  });

  test('replaces a message by another of its key', () => {
    const { toasts, shown } = shop();
    toasts.show({ tone: 'error', text: 'Declined', key: 'placing', persistent: true });
    toasts.show({ tone: 'error', text: 'Refused', key: 'placing', persistent: true });
    expect(shown()).toMatchObject([{ text: 'Refused', key: 'placing' }]);
    toasts.dismiss('placing');
    expect(shown()).toEqual([]);
  });

  test('closes one and keeps the others', () => {
    const { toasts, shown } = shop();
    toasts.show({ tone: 'info', text: 'One' });
    toasts.show({ tone: 'info', text: 'Two' });
    toasts.dismiss(shown()[0]?.key ?? '');
    expect(shown().map(({ text }) => text)).toEqual(['Two']);
  });
});
