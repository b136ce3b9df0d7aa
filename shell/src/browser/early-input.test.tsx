// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { eventually } from 'storefront-kit/testing/eventually';
import { expect, test, vi } from 'vitest';
import { EarlyInput } from './early-input.tsx';

/** Marks an element the way React does after hydration. */
const taken = <Of extends HTMLElement>(element: Of): Of => Object.assign(element, { __reactProps$test: {} });

/** A field in HTML of the server, and its component, which tells what it shows. */
function fieldFromServer() {
  const heard: string[] = [];
  function Field() {
    const [text, setText] = useState('');
    heard.push(text);
    return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />;
  }
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<input value="">';
  return { root, field: root.querySelector('input') as HTMLInputElement, heard, Field };
}

test('replays clicks once and in order, ignoring removed elements', async () => {
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
  await eventually(() => expect(heard).toEqual(['size true', 'add']));
  expect(stop).toHaveBeenCalledOnce();
  render(<EarlyInput />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(2);
});

test('replays typed values into a form with other values, and submits a submitted form', async () => {
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
  await eventually(() => expect(heard).toEqual(['mara@example.org', 'sent']));
});

test('reports typed values to hydrated fields, including later input', async () => {
  const { root, field, heard, Field } = fieldFromServer();
  field.value = 'jac';
  const typed = new Map([[field, 'jac']]);
  window.__early = { clicked: new Set(), typed, stop: () => undefined };
  render(<EarlyInput />);
  typed.set(field, 'jack');
  field.value = 'jack';
  hydrateRoot(root, <Field />);
  await eventually(() => expect(heard.at(-1)).toBe('jack'));
  expect(field.value).toBe('jack');
});

test('reports a file that was chosen, without writing its name', async () => {
  const field = document.body.appendChild(taken(Object.assign(document.createElement('input'), { type: 'file' })));
  const write = vi.fn();
  Object.defineProperty(field, 'value', { get: () => 'C:\\fakepath\\tear.png', set: write });
  const heard = vi.fn();
  field.addEventListener('change', heard);
  window.__early = { clicked: new Set(), typed: new Map([[field, field.value]]), stop: () => undefined };
  render(<EarlyInput />);
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
  expect(write).not.toHaveBeenCalled();
});

test('waits for the clicked part to hydrate', async () => {
  const heard = vi.fn();
  const late = document.body.appendChild(document.createElement('button'));
  late.addEventListener('click', heard);
  window.__early = { clicked: new Set([late]), typed: new Map(), stop: () => undefined };
  render(<EarlyInput />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toHaveBeenCalled();
  taken(late);
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
});

test('keeps what reaches a part whose code comes later, once, and lets pass what answers', async () => {
  const heard: string[] = [];
  const part = document.body.appendChild(document.createElement('div'));
  part.innerHTML =
    '<button type="button"><b>Next</b></button><form method="post"><button type="submit"></button></form>';
  const button = part.querySelector('button') as HTMLButtonElement;
  const form = part.querySelector('form') as HTMLFormElement;
  const send = part.querySelector('[type=submit]') as HTMLButtonElement;
  const ready = document.body.appendChild(taken(document.createElement('button')));
  ready.addEventListener('click', () => heard.push('ready'));
  button.addEventListener('click', () => heard.push('next'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  window.__early = { clicked: new Set(), typed: new Map(), stop: () => undefined };
  const { unmount } = render(<EarlyInput />);
  const other = document.body.appendChild(document.createElement('button'));
  other.addEventListener('click', () => heard.push('drawn by a library'));
  for (let times = 0; times < 2; times += 1) button.querySelector('b')?.click();
  send.click();
  ready.click();
  other.click();
  expect(heard).toEqual(['ready', 'drawn by a library']);
  for (const element of [button, send]) taken(element);
  await eventually(() => expect(heard.slice(2).sort()).toEqual(['next', 'sent']));
  button.click();
  expect(heard.at(-1)).toBe('next');
  unmount();
  const late = document.body.appendChild(document.createElement('button'));
  late.addEventListener('click', () => heard.push('after'));
  late.click();
  expect(heard.at(-1)).toBe('after');
});

test('types what was typed into a part before its code came, over the value that its form writes first', async () => {
  const { root, field, heard, Field } = fieldFromServer();
  window.__early = { clicked: new Set(), typed: new Map(), stop: () => undefined };
  function Form() {
    useEffect(() => {
      field.value = '';
    }, []);
    return <Field />;
  }
  render(<EarlyInput />);
  for (const value of ['mara', 'mara@example.org']) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  hydrateRoot(root, <Form />);
  await eventually(() => expect(heard.at(-1)).toBe('mara@example.org'));
  expect(field.value).toBe('mara@example.org');
});

test('waits for a part whose rendering began but is not finished, and keeps its choice', async () => {
  let finish: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isLate = false;
  function Late() {
    if (isLate) use(late);
    return null;
  }
  const heard: string[] = [];
  function Part() {
    const [size, setSize] = useState('');
    const [, setShown] = useState(false);
    useEffect(() => setShown(true), []);
    heard.push(size);
    return (
      <>
        <input type="radio" value="L" checked={size === 'L'} onChange={() => setSize('L')} />
        <Late />
      </>
    );
  }
  const page = (
    <EarlyInput>
      <Suspense>
        <Part />
      </Suspense>
    </EarlyInput>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const size = root.querySelector('input') as HTMLInputElement;
  size.checked = true;
  window.__early = { clicked: new Set([size]), typed: new Map(), stop: () => undefined };
  isLate = true;
  const probes = vi.fn();
  document.addEventListener('auxclick', probes, true);
  hydrateRoot(root, page);
  await eventually(() => expect(Object.keys(size).some((name) => name.startsWith('__reactProps$'))).toBe(true));
  // It was looked at, and not taken for hydrated.
  await eventually(() => expect(probes.mock.calls.length).toBeGreaterThan(1));
  expect(heard.at(-1)).toBe('');
  finish?.();
  await eventually(() => expect(heard.at(-1)).toBe('L'));
  expect(size.checked).toBe(true);
});
