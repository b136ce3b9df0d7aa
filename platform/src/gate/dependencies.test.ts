import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Advisory,
  isAllowed,
  readAdvisories,
  readLicenses,
  unacceptable,
  writeComponents,
} from './dependencies.ts';

/** An answer of the npm registry's bulk advisory endpoint, as recorded. */
const recorded = {
  lodash: [
    {
      id: 1106913,
      url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
      title: 'Command Injection in lodash',
      severity: 'high',
      vulnerable_versions: '<4.17.21',
      cwe: ['CWE-77', 'CWE-94'],
      cvss: { score: 7.2, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H' },
    },
  ],
};
const lockFile = `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true
  excludeLinksFromLockfile: false

importers:
  .:
    dependencies:
      lodash:
        specifier: 4.17.20
        version: 4.17.20

packages:
  lodash@4.17.20:
    resolution: {integrity: sha512-PlhdFcillOINfeV7Ni6oF1TAEayyZBoZ8bcshTHqOYJYlrqzRK5hagpagky5o4HfCzzd1TRkXPMFq6cKk9rGmA==}

snapshots:
  lodash@4.17.20: {}
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "dependencies": { "lodash": "4.17.20" } }');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), lockFile);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('known vulnerabilities [OPS-06]', () => {
  let server: Server;
  let source: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isBulk = request.url === '/-/npm/v1/security/advisories/bulk';
      response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' });
      request.resume().on('end', () => response.end(JSON.stringify(isBulk ? recorded : {})));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    source = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('are read from the configured source', async () => {
    expect(await readAdvisories(folder, source)).toMatchObject({
      status: 'read',
      advisories: [{ module_name: 'lodash', severity: 'high', title: 'Command Injection in lodash' }],
    });
  });

  test('are reported as unreadable when the source cannot be reached', async () => {
    expect(await readAdvisories(folder, 'http://127.0.0.1:9')).toEqual({
      status: 'unreachable',
      why: expect.stringMatching(/127\.0\.0\.1:9|ECONNREFUSED|fetch failed/),
    });
  });

  test('may be accepted with a reason until a date', () => {
    const found: Advisory = {
      module_name: 'lodash',
      severity: 'high',
      title: 'Command Injection in lodash',
      url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
      github_advisory_id: 'GHSA-35jh-r3h4-6jhm',
    };
    expect(unacceptable(folder, [found, { ...found, severity: 'moderate' }], '2026-11-22')).toEqual([found]);
    mkdirSync(join(folder, 'platform'));
    const accepted = { id: 'GHSA-35jh-r3h4-6jhm', reason: 'Templates are not used.', until: '2026-12-01' };
    writeFileSync(join(folder, 'platform/accepted-advisories.json'), JSON.stringify([accepted]));
    expect(unacceptable(folder, [found], '2026-12-01')).toEqual([]);
    expect(unacceptable(folder, [found], '2026-12-02')).toEqual([found]);
  });
});

describe('the components of a shop [OPS-06]', () => {
  test('are listed with version and hash in CycloneDX', async () => {
    const file = join(folder, 'components.cdx.json');
    await writeComponents(root, file);
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
      bomFormat: string;
      components: { name: string; version: string; externalReferences: { hashes: { alg: string }[] }[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const fastify = components.find(({ name }) => name === 'fastify');
    expect(fastify?.version).toMatch(/^5\./);
    expect(fastify?.externalReferences[0]?.hashes[0]?.alg).toBe('SHA-512');
    expect(components.some(({ name }) => name === 'vitest')).toBe(false);
  });

  test('have allowed licenses only', async () => {
    const licenses = await readLicenses(root);
    expect(licenses.get('MIT')).toContain('fastify');
    expect([...licenses].filter(([license, packages]) => !isAllowed(license, packages))).toEqual([]);
  });
});

test.each([
  ['MIT', 'a', true],
  ['(MIT OR GPL-3.0-only)', 'a', true],
  ['MIT AND ISC', 'a', true],
  ['MIT (https://example.org/license)', 'a', true],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['LGPL-3.0-or-later', 'a', false],
  ['MIT AND GPL-3.0-only', 'a', false],
  ['MIT AND (ISC OR GPL-3.0-only)', 'a', true],
  ['(MIT OR GPL-3.0-only) AND AGPL-3.0-only', 'a', false],
  ['AGPL-3.0-only AND (ISC OR MIT)', 'a', false],
  ['(MIT AND AGPL-3.0-only) OR (ISC AND BSD-2-Clause)', 'a', true],
  ['(MIT AND (AGPL-3.0-only OR GPL-2.0-only)) OR GPL-3.0-only', 'a', false],
  ['MIT OR GPL-2.0-only AND AGPL-3.0-only', 'a', true],
  ['Apache-2.0 WITH LLVM-exception', 'a', false],
  ['SEE LICENSE IN LICENSE.md', 'a', false],
  ['MIT OR', 'a', false],
  ['', 'a', false],
  ['AGPL-3.0-only', 'a', false],
  ['Unknown', 'a', false],
])('allows the license %s for the package %s: %s', (expression, name, expected) => {
  expect(isAllowed(expression, [name])).toBe(expected);
});
