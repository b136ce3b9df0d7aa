import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import {
  addWebhook,
  changeWebhook,
  getWebhookDeliveries,
  getWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replayEvents,
  testWebhook,
} from 'shared-contracts/calls/staff-webhooks';
import { ProductError } from 'shared-contracts/errors/product-error';
import { orderEventTypes } from 'shared-contracts/order-events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { open, press, recording, signedIn, signOut, type } from '../testing/staff-page.tsx';
import StaffScreen from './staff-screen.tsx';
import WebhookScreen from './webhook-screen.tsx';
import WebhooksScreen from './webhooks-screen.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

const [webhook] = getWebhooks.example.webhooks;
const [delivery] = getWebhookDeliveries.example.deliveries;
if (!webhook || !delivery) throw new Error('The examples are empty');
const { webhookId, name } = webhook;
const all = ['/staff/webhooks', '/staff/webhooks', <WebhooksScreen key="all" />] as const;
const one = [`/staff/webhooks/${webhookId}`, '/staff/webhooks/:webhook', <WebhookScreen key="one" />] as const;
const staff = signedIn('operator');
const secret = addWebhook.example.secret;

describe('systems that receive order events [BEY-12]', () => {
  test('lists them with how they do, and is for operators alone', async () => {
    const webhooks = [
      { ...webhook, failed: 3 },
      { ...webhook, webhookId: '5f0c1c53-5e0c-4a5e-9f57-6f0a3a1d4c21', name: 'Warehouse', isPaused: true },
    ];
    open(...all, { staff, answer: (call) => (call.name === getWebhooks.name ? { webhooks } : call.example) });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/en-us/staff/webhooks/${webhookId}`);
    const rows = within(screen.getByRole('region', { name: 'Existing webhooks' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Bookkeeping${webhook.url}3 failedActive`,
      `Warehouse${webhook.url}Paused`,
    ]);
    cleanup();
    open(...all, { staff: signedIn('support'), answer: recording().answer });
    expect(await screen.findByText('Only operators set up webhooks. Ask one of them.')).toBeDefined();
    cleanup();
    open(...all, { staff, answer: () => ({ webhooks: [] }) });
    expect(await screen.findByText('No system is told of orders yet.')).toBeDefined();
  });

  test('asks for name, address, and events before one is added', async () => {
    const { of, answer } = recording();
    open(...all, { staff, answer });
    await screen.findByLabelText('Name');
    for (const { id } of screen.getAllByRole('checkbox')) fireEvent.click(document.getElementById(id) as HTMLElement);
    press('Add webhook');
    expect(await screen.findByText('Please enter a name.')).toBeDefined();
    expect(screen.getByText('Please enter the address.')).toBeDefined();
    type('Name', 'Bookkeeping');
    type('Address', 'https://books.example.org/orders');
    press('Add webhook');
    expect(await screen.findByText('Choose at least one event.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.id).toBe(`webhook-${orderEventTypes[0]}`));
    expect(of(addWebhook)).toEqual([]);
  });

  test('adds one, and shows its secret once, in focus', async () => {
    const { of, answer } = recording();
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { toasts } = open(...all, { staff, answer });
    await screen.findByLabelText('Name');
    type('Name', 'Bookkeeping');
    type('Address', 'https://books.example.org/orders');
    fireEvent.click(screen.getByLabelText('Order canceled'));
    press('Add webhook');
    expect(await screen.findByText(secret)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signing secret' }));
    const types = orderEventTypes.filter((one) => one !== 'order.cancelled');
    const body = { name: 'Bookkeeping', url: 'https://books.example.org/orders', types };
    expect(of(addWebhook).map(({ input }) => input)).toEqual([{ body }]);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    press('Copy secret');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(secret));
    await waitFor(() => expect(toasts.shown().at(-1)?.text).toBe('Secret copied.'));
    vi.unstubAllGlobals();
  });

  test('says at the address why it was refused, and keeps what was typed', async () => {
    const message = 'Enter an https address that others can reach.';
    const { answer } = recording({ [addWebhook.name]: new ProductError('WHK400', message, { status: 400 }) });
    open(...all, { staff, answer });
    await screen.findByLabelText('Name');
    type('Name', 'Bookkeeping');
    type('Address', 'http://10.0.0.1/');
    press('Add webhook');
    expect(await screen.findByText(message)).toBeDefined();
    const field = screen.getByLabelText('Address');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'http://10.0.0.1/');
  });
});

describe('a system that receives order events [BEY-12]', () => {
  test('saves settings, and pauses it with its settings as they are', async () => {
    const { of, answer } = recording();
    open(...one, { staff, answer });
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', name);
    type('Address', 'https://books.example.org/v2');
    press('Save settings');
    const { url, types } = webhook;
    const saved = { name, url: 'https://books.example.org/v2', types, isPaused: false };
    await waitFor(() => expect(of(changeWebhook)[0]?.input).toEqual({ params: { webhookId }, body: saved }));
    press('Pause');
    const paused = { name, url, types, isPaused: true };
    await waitFor(() => expect(of(changeWebhook)[1]?.input).toEqual({ params: { webhookId }, body: paused }));
  });

  test('tells what came of a test', async () => {
    const answers: object[] = [
      testWebhook.example,
      { ...testWebhook.example, status: 'waiting', answer: 500 },
      { ...testWebhook.example, status: 'waiting', answer: undefined },
    ];
    open(...one, { staff, answer: (call) => (call.name === testWebhook.name ? answers.shift() : call.example) });
    fireEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('The test was delivered. The system answered 204.')).toBeDefined();
    press('Send a test');
    expect(await screen.findByText('The test was not accepted. The system answered 500.')).toBeDefined();
    press('Send a test');
    expect(await screen.findByText(/could not be reached or did not answer within 10 seconds/)).toBeDefined();
  });

  test('asks before it makes a new secret, and before it removes one', async () => {
    const { of, answer } = recording();
    open(...one, { staff, answer });
    fireEvent.click(await screen.findByRole('button', { name: 'New secret' }));
    expect(of(renewWebhookSecret)).toEqual([]);
    press('Yes, make a new secret');
    expect(await screen.findByText(renewWebhookSecret.example.secret)).toBeDefined();
    press('Remove');
    expect(of(removeWebhook)).toEqual([]);
    press('Yes, remove for good');
    await waitFor(() => expect(of(removeWebhook).map(({ input }) => input)).toEqual([{ params: { webhookId } }]));
  });

  test('lists messages by what came of them, and sends one again in its place', async () => {
    const { of, answer } = recording();
    open(...one, { staff, answer });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain(`Order placed · ${delivery.orderNumber}Delivered`);
    expect(row.textContent).toContain('Attempts: 1 · Answer: 204 · Delivered: ');
    const again = within(row).getByRole('button', { name: /^Send again: Order placed/ });
    again.focus();
    fireEvent.click(again);
    await waitFor(() => expect(row.textContent).toContain('Still to be sent'));
    expect(document.activeElement).toBe(again);
    expect(of(replayEvents)[0]?.input).toEqual({ params: { webhookId }, body: { eventId: delivery.eventId } });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'failed' } });
    await waitFor(() =>
      expect(of(getWebhookDeliveries).at(-1)?.input).toEqual({ params: { webhookId }, query: { status: 'failed' } }),
    );
  });

  test('sends all that failed again, and what happened in a time', async () => {
    const sent: object[] = [];
    let failed = 2;
    open(...one, {
      staff,
      answer: (call, input) => {
        if (call.name === replayEvents.name) {
          sent.push(input);
          failed = 0;
        }
        return call.name === getWebhooks.name ? { webhooks: [{ ...webhook, failed }] } : call.example;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send all failed ones again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send all failed ones again' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('Show'));
    type('From', '2026-11-24T10:00');
    type('To', '2026-11-24T09:00');
    press('Send again');
    expect(screen.getByText('Enter two times, the earlier one first.')).toBeDefined();
    type('To', '2026-11-24T11:00');
    press('Send again');
    const time = (typed: string) => new Date(typed).toISOString();
    await waitFor(() =>
      expect(sent).toEqual([
        { params: { webhookId }, body: { failed: true } },
        { params: { webhookId }, body: { from: time('2026-11-24T10:00'), to: time('2026-11-24T11:00') } },
      ]),
    );
  });

  test('says that it exists no more', async () => {
    open(...one, { staff, answer: (call) => (call.name === getWebhooks.name ? { webhooks: [] } : call.example) });
    expect(await screen.findByText('This webhook does not exist any more.')).toBeDefined();
  });
});

test('the record says in words what was done to webhooks [BEY-12, OPS-07]', async () => {
  const { action: _, ...by } = getStaffActions.example.actions[0] ?? { action: '' };
  const done = (action: string, more: object = {}) => ({
    ...by,
    actionId: crypto.randomUUID(),
    action,
    of: 'Bookkeeping',
    ...more,
  });
  const urls = { before: { url: 'https://a.example' }, after: { url: 'https://b.example' } };
  const actions = [
    done('webhook.add'),
    done('webhook.change', urls),
    done('webhook.remove'),
    done('webhook.renewSecret'),
    done('webhook.test'),
    done('webhook.replay'),
  ];
  open('/staff', '/staff', <StaffScreen key="staff" />, {
    staff: signedIn('operator'),
    answer: (call) => (call.name === getStaffActions.name ? { actions, hasMore: false } : call.example),
  });
  for (const text of [
    'Added the webhook Bookkeeping',
    'Changed the webhook Bookkeeping · Address: https://a.example → https://b.example',
    'Removed the webhook Bookkeeping',
    'Made a new secret for the webhook Bookkeeping',
    'Sent a test to the webhook Bookkeeping',
    'Sent events to the webhook Bookkeeping again',
  ])
    expect(await screen.findByText(text)).toBeDefined();
});
