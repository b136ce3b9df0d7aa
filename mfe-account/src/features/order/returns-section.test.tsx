import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AnyCall } from 'shared-contracts/call';
import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { returnLabelAgain } from 'shared-contracts/calls/orders';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ReturnsSection } from './returns-section.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock(import('../after-sales/save-file.ts'), () => ({ saveFile: saved }));

afterEach(() => {
  cleanup();
  saved.mockClear();
});

const [item] = exampleOrder.items;
if (!item) throw new Error('the example has an item');
type Return = NonNullable<Order['returns']>[number];
const announced: Return = {
  returnId: '2b1b9d9e-8f0b-4a52-9a45-0d3b5d8f7c11',
  status: 'announced',
  amount: 34_900,
  lines: [{ itemId: item.id, qty: 1 }],
  announcedAt: '2026-11-20T12:00:00.000Z',
};

function open(returns: readonly Return[], answer: () => unknown = () => returnLabelAgain.example) {
  const made: unknown[] = [];
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'lena' },
    answer: ({ name }: AnyCall, input) => {
      made.push([name, input]);
      return answer();
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <ReturnsSection order={{ ...exampleOrder, returns: [...returns] }} />
    </PlatformProvider>,
  );
  return made;
}

describe('the returns of an order [ORD-05]', () => {
  test('give the label and the code of one that is announced, again and again', async () => {
    const made = open([announced]);
    expect(screen.getByText(`1 × ${item.name}`)).toBeTruthy();
    expect(screen.getByText(/Announced on November 20, 2026\. We refund \$349\.00 once/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the code for the counter' }));
    expect(await screen.findByRole('img', { name: 'Return code R7K2M9QXD as a QR code' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the code' }));
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the code for the counter' }));
    expect(await screen.findByRole('img')).toBeTruthy();
    const download = screen.getByRole('button', { name: 'Download the label', description: `1 × ${item.name}` });
    fireEvent.click(download);
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(returnLabelAgain.example.label));
    expect(made).toEqual([
      [
        returnLabelAgain.name,
        {
          params: { orderId: exampleOrder.orderNumber },
          body: { email: exampleOrder.email, returnId: announced.returnId },
        },
      ],
    ]);
  });

  test('say why there is no label', async () => {
    open([announced], () => {
      throw new ProductError('RTN410', 'This return has arrived already.');
    });
    fireEvent.click(screen.getByRole('button', { name: 'Download the label' }));
    expect(await screen.findByText('This return has arrived already.')).toBeTruthy();
    expect(screen.getByText('Arrived')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(saved).not.toHaveBeenCalled();
  });

  test.each([
    ['Show the code for the counter', 'The code could not be loaded. Please try again.'],
    ['Download the label', 'The label could not be loaded. Please try again.'],
  ])('say what could not be loaded, and offer it again: %s', async (button, problem) => {
    open([announced], () => {
      throw new ProductError('NET503', '');
    });
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  test.each([
    ['received', /\$349\.00 is on its way back to you\./],
    ['refunded', /We have refunded \$349\.00\./],
  ] as const)('that are %s have no label any more', (status, words) => {
    open([{ ...announced, status }]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('are not named where there are none', () => {
    open([]);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
