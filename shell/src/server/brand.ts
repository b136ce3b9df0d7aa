import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type BrandProfile, parseBrandProfile } from 'shared-contracts/brand-profile';
import { contrastProblems } from 'shared-ui/contrast';
import { palette } from 'shared-ui/palette';

const repository = resolve(import.meta.dirname, '../../..');
const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** The icon of a brand without one. */
const standardIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#14181A"/><path d="M4 24 12 10l5 8 3-4 8 10Z" fill="#F6F4EF"/><path d="m12 10 2.6 4.2-2.2 1.6-2.6-1.4Z" fill="#C2410C"/></svg>';

/** What pages show of a brand. */
export interface PageBrand {
  readonly name: string;
  /** What order numbers begin with. */
  readonly orderPrefix: string;
  /** Rules after those of the design system: colors, fonts, logo. */
  readonly styles: string;
  /** Addresses of fonts to preload; undefined for those of the design system. */
  readonly fonts: readonly string[] | undefined;
  /** The background of pages in light and dark. */
  readonly paper: readonly [light: string, dark: string];
  readonly icon: string | Buffer;
  /** Files by name, below /brand/. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const addressOf = (file: string): string => `/brand/${file}`;

/** @throws {Error} for a token that there is none of, and for colors that cannot be read on each other */
function colorRules({ colors }: BrandProfile, source: string): string {
  const unknown = Object.keys(colors).find((name) => !Object.hasOwn(palette, name));
  if (unknown !== undefined)
    throw new Error(
      `${source}: colors.${unknown}: there is no such token. Known ones: ${Object.keys(palette).join(', ')}`,
    );
  const problems = contrastProblems({ ...palette, ...colors });
  if (problems.length > 0) throw new Error(`${source}: colors: ${problems.join('; ')}`);
  const rules = Object.entries(colors).map(([name, [light, dark]]) => `--${kebab(name)}:light-dark(${light},${dark});`);
  return rules.length > 0 ? `:root{${rules.join('')}}` : '';
}

function fontRules({ fonts }: BrandProfile): string {
  return (['display', 'text'] as const)
    .map((role) => {
      const font = fonts[role];
      if (!font) return '';
      const { family, file, weight } = font;
      return `@font-face{font-family:"${family}";src:url("${addressOf(file)}") format("woff2");font-weight:${weight};font-display:swap}:root{--font-${role}:"${family}",Arial,sans-serif}`;
    })
    .join('');
}

/** The logo stands where the standard mark is drawn; pages need no other markup for it. */
const logoRules = ({ logo }: BrandProfile): string =>
  logo
    ? `[data-logo]>svg{display:none}[data-logo]::before{content:"";width:1.6em;height:1.3em;flex:none;background:url("${addressOf(logo)}") center/contain no-repeat}`
    : '';

/**
 * Reads the brand of the shop when the server starts.
 * @param folder relative to the repository; the demo shop's without one
 * @throws {Error} with a sentence that names the file and the field
 */
export function readBrand(folder: string | undefined): PageBrand {
  const home = resolve(repository, folder || 'demo-brand');
  const source = join(home, 'brand.json');
  const profile = parseBrandProfile(readFileSync(source, 'utf8'), source);
  const { fonts, logo, icon = logo } = profile;
  const fontFiles = [fonts.text?.file, fonts.display?.file].filter((file) => file !== undefined);
  const names = [...fontFiles, logo, icon].filter((file) => file !== undefined);
  const files = new Map(names.map((name) => [name, readFileSync(join(home, name))]));
  return {
    name: profile.name,
    orderPrefix: profile.orderPrefix,
    styles: colorRules(profile, source) + fontRules(profile) + logoRules(profile),
    fonts: fontFiles.length > 0 ? fontFiles.map(addressOf) : undefined,
    paper: profile.colors.paper ?? palette.paper,
    icon: (icon && files.get(icon)) || standardIcon,
    files,
  };
}

/** Icon, manifest, and the files of the brand's folder that its profile names. */
export function serveBrand(app: FastifyInstance, { name, paper, icon, files }: PageBrand): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').send({
      name,
      short_name: name,
      start_url: '/',
      display: 'minimal-ui',
      background_color: paper[0],
      theme_color: paper[0],
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
  );
  app.get<{ Params: { file: string } }>('/brand/:file', (request, reply) => {
    const { file } = request.params;
    const bytes = files.get(file);
    if (!bytes) return reply.code(404).send();
    return reply
      .type(types[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(bytes);
  });
}
