/**
 * Measures the memory of a shell that has served many releases, one after the other: 1,000, or as many as the first argument says. Fails
 * when the process that listens uses more than the target, or when the last quarter of the releases needed a tenth more than the second.
 * Its render workers have limits of their own (`render/machine.ts`) and are printed separately. Reads `/proc`, and therefore needs Linux.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alterBuild } from 'release-kit/testing/altered-build';
import { releasesOf } from '../src/releases-of.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';

const mebibyte = 1024 * 1024;
const target = 400;
const greatestGrowth = 1.1;
const measures = 20;
/** Each remote with a page that its server half renders. */
const pages = {
  content: '/en-us/p/none-TFVESDU40B3',
  cart: '/en-us/cart',
  checkout: '/en-us/checkout',
  account: '/en-us/account',
} as const;

interface Memory {
  readonly releases: number;
  /** Mebibytes of the process that listens, and of it with its render workers, shared pages counted once. */
  readonly main: number;
  readonly all: number;
  readonly processes: number;
}

/** A process and all that it started. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const childrenOf = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap((child) => [child.pid, ...childrenOf(child.pid)]);
  return [pid, ...childrenOf(pid)];
}

/** Undefined for a process that has ended meanwhile. */
function readProc(pid: number | string, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)/m.exec(readProc(pid, 'status') ?? '')?.[1]);
/** The proportional set size in mebibytes: a page that several processes share is counted once. */
const sizeOf = (pid: number) =>
  (Number(/^Pss:\s+(\d+) kB/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1] ?? 0) * 1024) / mebibyte;

function memoryOf(shop: TestShop, releases: number): Memory {
  const pid = shop.running.children.get('shell')?.pid;
  if (pid === undefined) throw new Error('The shell does not run');
  const family = familyOf(pid);
  const all = family.reduce((sum, one) => sum + sizeOf(one), 0);
  return { releases, main: sizeOf(pid), all, processes: family.length };
}

async function untilServed({ origin }: TestShop, release: string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await (await fetch(`${origin}/readyz`)).text()).includes(release)) {
    if (Date.now() > deadline) throw new Error(`${release} is not served`);
    await pause(20);
  }
}

const count = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'release-memory-'));
const shop = await openTestShop();
try {
  const store = releasesOf(shop);
  const measured: Memory[] = [memoryOf(shop, 0)];
  for (let number = 1; number <= count; number += 1) {
    const [remote, page] = Object.entries(pages)[number % Object.keys(pages).length] ?? [];
    if (remote === undefined || page === undefined) throw new Error('There is no remote');
    const version = `9.0.${number}`;
    const build = alterBuild(join(folder, version), { remote: `mfe-${remote}`, version, replace: {} });
    await store.publish(build);
    rmSync(build, { recursive: true, force: true });
    await store.change({ kind: 'promote', remote, version });
    await untilServed(shop, `${remote} ${version}`);
    // No page needs it any more, and a thousand of them would fill the disk.
    rmSync(join(shop.releaseFolder, remote, `9.0.${number - 5 * Object.keys(pages).length}`), {
      recursive: true,
      force: true,
    });
    for (const path of [page, pages.content]) {
      const answer = await fetch(shop.origin + path);
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path} answered ${answer.status} with ${remote} ${version}`);
    }
    if (number % Math.ceil(count / measures) !== 0 && number !== count) continue;
    const now = memoryOf(shop, number);
    measured.push(now);
    console.log(
      `${now.releases} releases: ${now.main.toFixed(0)} MiB, with ${now.processes - 1} workers ${now.all.toFixed(0)} MiB`,
    );
  }
  const largest = (of: (one: Memory) => number) => Math.max(...measured.map(of));
  const mean = (part: readonly Memory[]) => part.reduce((sum, { main }) => sum + main, 0) / part.length;
  // The first quarter fills caches that are bounded.
  const quarter = Math.ceil(measured.length / 4);
  const growth = mean(measured.slice(-quarter)) / mean(measured.slice(quarter, 2 * quarter));
  console.log(
    `largest ${largest(({ main }) => main).toFixed(0)} MiB (target ${target}), with workers ${largest(({ all }) => all).toFixed(0)} MiB; the last quarter is ${growth.toFixed(2)} of the second`,
  );
  if (largest(({ main }) => main) > target || growth > greatestGrowth) process.exitCode = 1;
} finally {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
