import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UnbrokenWords } from './unbroken-words.tsx';

afterEach(cleanup);

test('keeps words with hyphens on one line, and the text as it is', () => {
  const text = 'As in your mail, e.g. TF-7K2M-9QXD, or in the sign-in';
  const { container } = render(
    <p>
      <UnbrokenWords>{text}</UnbrokenWords>
    </p>,
  );
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span span')].map((word) => word.textContent)).toEqual([
    'TF-7K2M-9QXD,',
    'sign-in',
  ]);
});
