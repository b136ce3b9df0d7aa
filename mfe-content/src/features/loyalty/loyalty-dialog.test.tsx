import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadBlocks } from '../blocks/load-blocks.ts';
import LoyaltyDialog from './loyalty-dialog.tsx';

afterEach(cleanup);
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

const page = {
  ...getAugmentedPage.example,
  name: 'Cairn',
  blocks: [{ id: 'w', name: 'Words', type: 'rich-text' as const, paragraphs: ['A point for each unit.'] }],
};

async function show(options: FakePlatformOptions = {}) {
  await loadBlocks(page.blocks);
  const asked: object[] = [];
  const platform = fakePlatform({
    answer: (_call, input) => {
      asked.push(input);
      return page;
    },
    ...options,
  });
  const dismiss = vi.fn();
  await act(async () =>
    render(
      <PlatformProvider platform={platform}>
        <MemoryRouter initialEntries={['/en-us/sign-up']}>
          <LoyaltyDialog open props={{}} resolve={vi.fn()} dismiss={dismiss} onClosed={vi.fn()} />
        </MemoryRouter>
      </PlatformProvider>,
    ),
  );
  return { platform, asked, dismiss };
}

const member = { status: 'consumer', consumerNo: 'c-1', email: 'a@example.org', firstName: 'A' } as SessionState;

const employee: SessionState = { status: 'employee', consumerNo: 'e-1', isEmployeeDiscountTCAccepted: true };

test.each([
  ['guests', undefined, ['Join with a new account', 'I have an account']],
  ['members', member, ['My membership']],
  ['employees', employee, []],
] as const)('shows what editors wrote, and how %s go on [CNT-01]', async (_who, session, ways) => {
  const { asked, platform } = await show(session ? { session } : {});
  expect(asked).toMatchObject([{ params: { page: 'loyalty-modal', siteId: 'US' } }]);
  expect(screen.getByRole('dialog', { name: 'Cairn' })).toBeTruthy();
  expect(screen.getByText('A point for each unit.')).toBeTruthy();
  for (const way of ways) expect(screen.getByText(way)).toBeTruthy();
  expect(screen.queryAllByText(/account|membership/)).toHaveLength(ways.length);
  if (session) return;
  fireEvent.click(screen.getByRole('button', { name: ways[0] }));
  expect(platform.dialogs.opened().map(({ name }) => name)).toEqual(['account.sign-up']);
});

test('says so when it cannot be read, and reads again [CNT-01]', async () => {
  let isDown = true;
  await show({ answer: () => (isDown ? Promise.reject(new ProductError('NET503', '')) : page) });
  expect(screen.getByText('What the program gives could not be read.')).toBeTruthy();
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('A point for each unit.')).toBeTruthy();
});
