// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EarlyClicks } from './early-clicks.tsx';

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
  window.__early = { clicked: new Set([size, gone, add]), stop };
  render(<EarlyClicks />);
  await vi.waitFor(() => expect(heard).toEqual(['size true', 'add']));
  expect(stop).toHaveBeenCalledOnce();
  render(<EarlyClicks />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(2);
});
