// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { EarlyInput } from './early-input.tsx';

/** As React marks what it has taken over. */
const taken = <Of extends HTMLElement>(element: Of): Of => Object.assign(element, { __reactProps$test: {} });

test('what was clicked before the page could answer is done once, in that order; what is gone is left alone', async () => {
  const heard: string[] = [];
  const stop = vi.fn();
  const add = document.body.appendChild(taken(document.createElement('button')));
  add.addEventListener('click', () => heard.push('add'));
  const size = document.body.appendChild(
    taken(Object.assign(document.createElement('input'), { type: 'radio', checked: true })),
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
  const send = form.appendChild(taken(Object.assign(document.createElement('button'), { type: 'submit' })));
  const field = form.appendChild(taken(Object.assign(document.createElement('input'), { type: 'email', value: '' })));
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  const typed = new Map([[field, 'mara@example.org']]);
  window.__early = { clicked: new Set([send]), typed, stop: () => undefined };
  render(<EarlyInput />);
  await vi.waitFor(() => expect(heard).toEqual(['mara@example.org', 'sent']));
});

test('a field that React has taken over with what was typed in it is told of it; and of what was typed meanwhile', async () => {
  const heard: string[] = [];
  function Search() {
    const [text, setText] = useState('');
    heard.push(text);
    return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />;
  }
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<input value="">';
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'jac';
  const typed = new Map([[field, 'jac']]);
  window.__early = { clicked: new Set(), typed, stop: () => undefined };
  render(<EarlyInput />);
  typed.set(field, 'jack');
  field.value = 'jack';
  hydrateRoot(root, <Search />);
  await vi.waitFor(() => expect(heard.at(-1)).toBe('jack'));
  expect(field.value).toBe('jack');
});

test('a click waits for its part of the page', async () => {
  const heard = vi.fn();
  const late = document.body.appendChild(document.createElement('button'));
  late.addEventListener('click', heard);
  window.__early = { clicked: new Set([late]), typed: new Map(), stop: () => undefined };
  render(<EarlyInput />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toHaveBeenCalled();
  taken(late);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});
