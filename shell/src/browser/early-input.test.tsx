// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EarlyInput } from './early-input.tsx';

test('what was clicked before the page could answer is done once, in that order; what is gone is left alone', async () => {
  const heard: string[] = [];
  const stop = vi.fn();
  const add = document.body.appendChild(document.createElement('button'));
  add.addEventListener('click', () => heard.push('add'));
  const size = document.body.appendChild(
    Object.assign(document.createElement('input'), { type: 'radio', checked: true }),
  );
  size.addEventListener('change', () => heard.push(`size ${size.checked}`));
  const gone = document.createElement('button');
  gone.addEventListener('click', () => heard.push('gone'));
  window.__early = { clicked: new Set([size, gone, add]), typed: new Map(), stop };
  render(<EarlyInput />);
  await vi.waitFor(() => expect(heard).toEqual(['size true', 'add']));
  expect(stop).toHaveBeenCalledOnce();
  render(<EarlyInput />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(2);
});

test('what was typed is told to the form that has come with other values, and a sent form is sent', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(Object.assign(document.createElement('input'), { type: 'email', value: '' }));
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  const typed = new Map([[field, 'mara@example.org']]);
  window.__early = { clicked: new Set([form]), typed, stop: () => undefined };
  render(<EarlyInput />);
  await vi.waitFor(() => expect(heard).toEqual(['mara@example.org', 'sent']));
});
