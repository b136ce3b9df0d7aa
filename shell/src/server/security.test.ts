import { expect, test } from 'vitest';
import { nonceSources, pageHeaders } from './security.ts';

const policyFor = (images: string) =>
  pageHeaders(nonceSources('n'), { assets: undefined, images, frames: [], development: [] })[
    'content-security-policy'
  ] ?? '';

test('lets pages play films of the shop and of its pictures’ origin only [CNT-06]', () => {
  expect(policyFor('')).toContain("; media-src 'self';");
  expect(policyFor('https://pictures.example')).toContain("; media-src 'self' https://pictures.example;");
});
