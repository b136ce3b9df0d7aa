import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { readBrand, serveBrand } from './brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (profile: object): void => writeFileSync(join(folder, 'brand.json'), JSON.stringify(profile));
const named = { name: 'Mug & Co', mailFrom: 'Mug & Co <hello@mug.example>' };
writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, 'sans.woff2'), 'wOF2');

describe('the brand of the pages [BRD-02]', () => {
  test('the demo shop keeps the look of the design system', () => {
    const brand = readBrand(undefined);
    expect(brand).toMatchObject({ name: 'Tarnfell', styles: '', fonts: undefined });
  });

  test('colors, fonts and logo come after the rules of the design system', () => {
    write({
      ...named,
      colors: {
        ember: ['#1D4ED8', '#93B4FF'],
        emberHover: ['#1E3A8A', '#B4CBFF'],
        paper: ['#FFFFFF', '#0B0F14'],
      },
      fonts: { text: { family: 'Mug Sans', file: 'sans.woff2' } },
      logo: 'logo.svg',
    });
    const { styles, fonts, paper } = readBrand(folder);
    expect(styles).toContain(':root{--ember:light-dark(#1D4ED8,#93B4FF);--ember-hover:light-dark(#1E3A8A,#B4CBFF);');
    expect(paper).toEqual(['#FFFFFF', '#0B0F14']);
    expect(styles).toContain('url("/brand/sans.woff2")');
    expect(styles).toContain(':root{--font-text:"Mug Sans",Arial,sans-serif}');
    expect(styles).toContain('url("/brand/logo.svg")');
    expect(fonts).toEqual(['/brand/sans.woff2']);
  });

  test('serves the files that the profile names, and no others', async () => {
    const app = Fastify();
    serveBrand(app, readBrand(folder));
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({ name: 'Mug & Co' });
    expect((await app.inject('/brand/logo.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await app.inject('/favicon.svg')).body).toContain('<svg');
    expect((await app.inject('/brand/brand.json')).statusCode).toBe(404);
    await app.close();
  });

  test.each([
    ['a color that cannot be read', { colors: { ember: ['#FFD0B0', '#FF8A4C'] } }, /colors: .*ember .*needs 4\.5/],
    [
      'a token that there is none of',
      { colors: { pink: ['#FFD0B0', '#FF8A4C'] } },
      /colors\.pink: there is no such token/,
    ],
    ['no hex color', { colors: { ember: ['red', '#FF8A4C'] } }, /colors\.ember\.0: must be a hex color/],
    ['a file outside the folder', { logo: '../logo.svg' }, /logo: must be a \.svg file of the folder/],
  ])('refuses to start with %s', (_, more, message) => {
    write({ ...named, ...more });
    expect(() => readBrand(folder)).toThrow(message);
  });
});
