import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** Packages that build with it start its files by path; the dependency orders their builds. */
const buildTool = ['platform'];

/** What the shell loads of a remote, as its manifest says. */
async function exposedFiles(remote: string): Promise<string[]> {
  const { default: manifest } = (await import(`./${remote}/remote.ts`)) as {
    readonly default: { readonly exposes: Readonly<Record<string, string>> };
  };
  return Object.values(manifest.exposes).map((file) => file.replace('./', ''));
}

/** What serves the states of components in a page of their own. */
const gallery = 'gallery/{serve,render,client}.{ts,tsx}';
const galleryOf = (remote: string) => (existsSync(`${import.meta.dirname}/${remote}/gallery`) ? [gallery] : []);

const remoteWorkspaces = Object.fromEntries(
  await Promise.all(
    remotes.map(
      async (name) =>
        [
          name,
          { entry: ['remote.ts', ...galleryOf(name), ...(await exposedFiles(name))], ignoreDependencies: buildTool },
        ] as const,
    ),
  ),
);

/** Dead code and unused dependencies: `npm test` fails on any. Entries are what commands, servers, and builds start. */
const config: KnipConfig = {
  // An exported type that only its own file uses documents that file's interface.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': { ignoreDependencies: ['@biomejs/biome', '@swc/core', 'dependency-cruiser', 'jscpd'] },
    ...remoteWorkspaces,
    shell: {
      entry: [
        'src/browser/main.ts',
        'src/server/{main,serve-releases}.ts',
        'src/render-worker/main.ts',
        'src/frames/pages/*.ts',
        'src/dev-tools/entries.tsx',
        'checks/*.ts',
      ],
      ignoreDependencies: buildTool,
    },
    'shared-ui': {
      entry: ['src/*.{ts,tsx}', gallery, 'gallery/look.ts', 'scripts/*.ts'],
      ignoreDependencies: [/^@fontsource-variable/],
    },
    'commerce-api': {
      entry: [
        'src/{main,prepare,import-shop,brand}.ts',
        'checks/*.ts',
        'checks/crash/dying-instance.ts',
        'checks/restore/back-up.ts',
        'checks/plants/*.ts',
        'bench/*.ts',
        'test/*.ts',
      ],
      // Font files are read by path.
      ignoreDependencies: [/^@fontsource-variable/, /^@expo-google-fonts/],
    },
    'demo-brand': {
      entry: ['brand.ts', 'photos.ts', 'src/pictures/contact-sheet.ts', 'src/map/draw-map.ts', 'bench/*.ts'],
    },
    sandbox: {
      entry: ['src/*/browser/*.js', 'src/card/form/*.js'],
      // knip reads the import of the untyped package, not of its types.
      ignoreDependencies: ['@types/smtp-server'],
    },
    platform: {
      entry: ['src/commands/*.ts', 'src/services/*.ts', 'src/build/*.ts', 'import-rules.cjs', 'toolchain/*.mjs'],
    },
    e2e: {
      entry: [
        'journeys/*.spec.ts',
        'checks/*.ts',
        'bench/*.ts',
        'src/{draw-films,find-browser,run-journeys,repeat-journeys,take-screenshots,playwright}.ts',
      ],
      ignoreDependencies: ['lighthouse'],
    },
  },
};

export default config;
