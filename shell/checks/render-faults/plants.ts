/**
 * Planted bugs that the check must find. `node --import` loads this file into the shell under test; the name of the bug comes
 * from PLANTED_BUG, and the copy of the workers' bundle from PLANTED_BUNDLE. `src/` is not aware of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

interface Plant {
  /** End of the module's path, or `bundle` for the workers' code. */
  readonly module: string;
  readonly sound: string;
  readonly planted: string;
  /** What the check must complain of; slowness of the machine proves nothing. */
  readonly finding: RegExp;
}

export const plants: Readonly<Record<string, Plant>> = {
  /** Workers that do not answer are never ended. */
  'no-heartbeat': {
    module: 'render/render-worker.ts',
    sound: "process.end('hung')",
    planted: 'void 0',
    finding: /steady answered (0|503)|page answered (0|503)/,
  },
  /** A step of a remote's code may take for ever. */
  'no-step-limit': {
    module: 'bundle',
    sound: 'idle >= idleLimit',
    planted: 'false',
    finding: /the owner did not get the report/,
  },
  /** A fault in the screen's code is not reported. */
  'silent-guard': {
    module: 'bundle',
    sound: 'report({\n                remote,',
    planted: 'void({\n                remote,',
    finding: /the owner did not get the report/,
  },
  /** The code of remotes can reach everything that a process has. */
  'no-confinement': {
    module: 'bundle',
    sound: '= confine({',
    planted: '= (() => () => true)({',
    finding: /left the worker/,
  },
  /** What all remotes share can be changed by each of them. */
  'no-freeze': {
    module: 'bundle',
    sound: 'Object.freeze(one)',
    planted: 'void 0',
    finding: /the page failed|(steady|readyz) answered|page answered/,
  },
  /** A worker whose own code fails stays. */
  'no-judgment': {
    module: 'render/render-worker.ts',
    sound: "process.end('broken', message.fault.stack || message.fault.message);",
    planted: '',
    finding: /the owner did not get the report|previous version did not answer|page answered 503/,
  },
  /** A release that fills the memory is not named. */
  'no-leak-blame': {
    module: 'render/pool.ts',
    sound: 'bytes > memory.release',
    planted: 'false',
    finding: /previous version did not take over|the owner did not get the report/,
  },
  /** A page of a faulty release is not rendered again with the previous version. */
  'no-previous': {
    module: 'server/page.ts',
    sound: 'if (suspect && before)',
    planted: 'if (false && suspect && before)',
    finding: /previous version did not answer|page answered 503/,
  },
};

function replaced(text: string, { sound, planted }: Plant): string {
  if (!text.includes(sound)) throw new Error(`There is no "${sound}" to plant a bug in`);
  return text.replaceAll(sound, planted);
}

/** Writes a copy of the workers' bundle with the bug in it. */
export function plantInBundle(name: string, from: string, to: string): void {
  const plant = plants[name];
  const text = readFileSync(from, 'utf8');
  writeFileSync(to, plant?.module === 'bundle' ? replaced(text, plant) : text);
}

const { PLANTED_BUG: name, PLANTED_BUNDLE: bundle } = process.env;
const plant = name ? plants[name] : undefined;
if (plant && bundle)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const edit = (change: (text: string) => string) => ({ ...loaded, source: change(String(loaded.source)) });
      if (url.endsWith('/shell/src/server/main.ts'))
        return edit((text) =>
          text.replace("join(config.shellFolder, 'server/render-worker.cjs')", JSON.stringify(bundle)),
        );
      return url.endsWith(`/${plant.module}`) ? edit((text) => replaced(text, plant)) : loaded;
    },
  });
