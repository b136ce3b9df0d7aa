const { readdirSync } = require('node:fs');
const { dirname } = require('node:path');
const { engineRules } = require('./engine-layers.cjs');
const { folderRules } = require('./folder-layers.cjs');

const remotes = readdirSync(dirname(__dirname)).filter((name) => name.startsWith('mfe-'));

/**
 * Allowed imports between packages (docs/decisions/0002): a remote knows the contracts, the kit, and the design
 * system, never another remote. Type-only imports are treated separately where the architecture says "types only".
 */
const packages = [
  'shell',
  ...remotes,
  'shared-contracts',
  'storefront-kit',
  'service-kit',
  'shared-ui',
  'release-kit',
  'commerce-api',
  'demo-brand',
  'sandbox',
  'platform',
  'e2e',
];
const allowed = {
  shell: ['shared-contracts', 'storefront-kit', 'shared-ui', 'release-kit', 'service-kit'],
  ...Object.fromEntries(remotes.map((name) => [name, ['shared-contracts', 'storefront-kit', 'shared-ui']])),
  'shared-contracts': [],
  'storefront-kit': ['shared-contracts'],
  'service-kit': ['shared-contracts'],
  'shared-ui': ['shared-contracts', 'storefront-kit'],
  'commerce-api': ['shared-contracts', 'service-kit'],
  'demo-brand': ['shared-contracts', 'commerce-api/src/brand.ts'],
  sandbox: ['shared-contracts', 'service-kit'],
  // The schema of releases and the registry, and what counts as one network.
  'release-kit': [
    'shared-contracts/src/remote',
    'service-kit/src/network',
    'shared-contracts/package',
    'service-kit/package',
  ],
  platform: ['shared-contracts', 'release-kit', 'service-kit'],
  e2e: ['shared-contracts', 'platform', 'release-kit'],
};
const typesOnly = { 'shared-ui': ['shared-contracts'] };

module.exports = {
  forbidden: [
    ...packages.map((from) => ({
      name: `${from}-imports`,
      comment: `${from} may import: ${allowed[from].join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: `^${from}/` },
      to: { path: `^(${packages.join('|')})/`, pathNot: [`^${from}/`, ...allowed[from].map((path) => `^${path}`)] },
    })),
    ...Object.entries(typesOnly).map(([from, targets]) => ({
      name: `${from}-types-only`,
      comment: `${from} may import types only from: ${targets.join(', ')}`,
      severity: 'error',
      from: { path: `^${from}/src/` },
      to: { path: `^(${targets.join('|')})/`, dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'shell-server-only',
      comment: 'Pages know nothing of how services run, and are not built anew when that changes',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: ['^shell/src/server/', '\\.test\\.tsx?$'] },
      to: { path: '^service-kit/' },
    },
    ...engineRules,
    ...folderRules,
    {
      name: 'no-test-code',
      comment:
        'What runs in production needs no test and no help of tests; builds, checks, and benchmarks may alter releases with it',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: ['\\.test\\.tsx?$', '/src/testing/', '^e2e/'] },
      to: { path: ['/src/testing/', '\\.(test|spec)\\.tsx?$'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other, if only for a type, are one file or share a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that cannot be found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo|coverage)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
