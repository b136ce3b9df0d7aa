import { expect, test } from 'vitest';
import { preservedHtml } from './preserved-html.ts';

test('trusts the HTML of the rendered page, and no other', () => {
  const rules: { createHTML: (html: string) => string }[] = [];
  const types = {
    createPolicy: (name: string, rule: { createHTML: (html: string) => string }) => {
      rules.push(rule);
      return { createHTML: (html: string) => ({ name, html: rule.createHTML(html) }) };
    },
  };
  expect(preservedHtml('<p>Jackets</p>', types)).toEqual({ name: 'preserved-screen', html: '<p>Jackets</p>' });
  expect(() => rules[0]?.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});

test('returns the HTML itself in browsers without Trusted Types', () => {
  expect(preservedHtml('<p>Jackets</p>', undefined)).toBe('<p>Jackets</p>');
});
