import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveFrames } from './frames.ts';

const config = {
  origin: 'https://shop.example',
  frames: {
    'bot-check': {
      script: 'https://check.example/api.js?a=1&b=2',
      origins: ['https://more.example'],
      data: { key: 'k"1' },
    },
  },
};
const shell = { scripts: [], files: { 'frames/bot-check.0123.js': 'sha384-x' } };

test('a frame runs one script of ours by its hash, speaks to its company alone and stands in the shop alone', async () => {
  const app = Fastify();
  serveFrames(app, { config, shell });
  const answer = await app.inject('/frames/bot-check');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('connect-src https://check.example https://more.example;');
  expect(policy).toContain('frame-ancestors https://shop.example');
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(answer.body).toContain(
    `<script nonce="${nonce}" crossorigin src="/assets/shell/frames/bot-check.0123.js" integrity="sha384-x">`,
  );
  expect(answer.body).toContain('data-script="https://check.example/api.js?a=1&amp;b=2" data-key="k&quot;1"');
});

test('a frame in which nobody else’s script runs lets none run without a hash [PLT-11]', async () => {
  const frames = { ...config.frames, 'apple-pay': { script: '', origins: [], data: {} } };
  const app = Fastify();
  const files = { ...shell.files, 'frames/apple-pay.0123.js': 'sha384-y' };
  serveFrames(app, { config: { ...config, frames }, shell: { scripts: [], files } });
  const policyOf = async (name: string) => (await app.inject(`/frames/${name}`)).headers['integrity-policy'];
  expect(await policyOf('apple-pay')).toBe('blocked-destinations=(script)');
  // The other company's script changes without notice and has no hash: there this would run nothing at all.
  expect(await policyOf('bot-check')).toBeUndefined();
});

test('a sandboxed frame has an origin of its own, wherever it is opened [EXP-05]', async () => {
  const frames = { ...config.frames, 'tag-manager': { ...config.frames['bot-check'], isSandboxed: true } };
  const app = Fastify();
  const files = { ...shell.files, 'frames/tag-manager.0123.js': 'sha384-z' };
  serveFrames(app, { config: { ...config, frames }, shell: { scripts: [], files } });
  const policyOf = async (name: string) => (await app.inject(`/frames/${name}`)).headers['content-security-policy'];
  expect(await policyOf('tag-manager')).toMatch(/; sandbox allow-scripts$/);
  expect(await policyOf('bot-check')).not.toContain('sandbox');
});

test('a frame that was not built is told at the start', () => {
  expect(() => serveFrames(Fastify(), { config, shell: { scripts: [], files: {} } })).toThrow('no frame "bot-check"');
});
