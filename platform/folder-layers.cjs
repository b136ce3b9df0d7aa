const { readdirSync } = require('node:fs');
const { dirname } = require('node:path');

const remotes = readdirSync(dirname(__dirname)).filter((name) => name.startsWith('mfe-'));

/**
 * Folders of packages, lowest first (docs/architecture.md). A folder imports from those below its own; folders that
 * share a string import from each other, too. Folders that are not listed, and files beside them, are free.
 */
const ofRemotes = [['messages|model|service'], ['features|loaders'], ['dialogs', 'screens', 'slots']];
const layersOf = {
  'shared-contracts': [['entities'], ['blocks'], ['calls']],
  // The browser's side and the server's share what runs on both, and know nothing of each other.
  shell: [['app'], ['chrome', 'render-channel'], ['dev-tools', 'frames'], ['browser', 'render-worker', 'server']],
  ...Object.fromEntries(remotes.map((name) => [name, ofRemotes])),
};

const inside = (packageName, folders) => `^${packageName}/src/(${folders.join('|')})/`;

const folderRules = Object.entries(layersOf).flatMap(([packageName, layers]) =>
  layers.flatMap((names, index) =>
    names.map((name) => {
      const below = layers.slice(0, index).flat();
      return {
        name: `${packageName}-${name.replaceAll('|', '-')}`,
        comment: `${name} of ${packageName} may import: ${below.join(', ') || 'no other layer'}`,
        severity: 'error',
        // Tests may use whatever they need.
        from: { path: inside(packageName, [name]), pathNot: '\\.test\\.tsx?$' },
        to: { path: inside(packageName, layers.flat()), pathNot: inside(packageName, [name, ...below]) },
      };
    }),
  ),
);

module.exports = { folderRules };
