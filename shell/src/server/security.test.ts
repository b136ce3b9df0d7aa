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

test('lets pages of the shop show previews in frames, and no other page [CNT-11]', () => {
  const none = { assets: undefined, images: '', frames: ['https://cards.example'], development: [] };
  const policyOf = (framing = {}) => pageHeaders(nonceSources('n'), none, framing)['content-security-policy'] ?? '';
  expect(policyOf()).toContain('; frame-src https://cards.example;');
  expect(policyOf()).toContain("; frame-ancestors 'none';");
  expect(policyOf({ isPreview: true })).toContain("; frame-ancestors 'self';");
  expect(policyOf({ showsPreviews: true })).toContain("; frame-src 'self' https://cards.example;");
  expect(policyOf({ showsPreviews: true })).toContain("; frame-ancestors 'none';");
});

test('lets pages speak to the social media service below its address, and to nobody else [CNT-12]', () => {
  const none = { assets: undefined, images: 'https://pictures.example', frames: [], development: [] };
  const policyOf = (socialMedia?: string) =>
    pageHeaders(nonceSources('n'), { ...none, socialMedia })['content-security-policy'] ?? '';
  expect(policyOf()).toContain("; connect-src 'self';");
  expect(policyOf()).toContain("; img-src 'self' data: https://pictures.example;");
  expect(policyOf('https://photos.example/v2')).toContain("; connect-src 'self' https://photos.example/v2/;");
  expect(policyOf('https://photos.example/v2')).toContain(
    "; img-src 'self' data: https://pictures.example https://photos.example/v2/;",
  );
});
