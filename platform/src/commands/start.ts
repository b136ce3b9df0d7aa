/** `npm start` after the build: prepares the database, publishes the releases, runs the shop until Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { root } from 'release-kit/folders';
import { onEnd } from '../processes/on-end.ts';
import { addDemoPhotos } from '../shop/demo-photos.ts';
import { portsFromEnvironment, publishBuilds, servicesOf, startShop } from '../shop/shop.ts';

const say = (text: string) => console.log(`· ${text}`);

try {
  const ports = portsFromEnvironment();
  // Requests are in the services' metrics; the terminal is for people.
  const services = servicesOf(ports, { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  say('Preparing the database');
  const prepared = spawnSync(process.execPath, ['commerce-api/src/prepare.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...services[1]?.environment },
  });
  if (prepared.status !== 0) process.exit(prepared.status ?? 1);
  say('Publishing the releases');
  for (const { remote, version, live } of await publishBuilds())
    say(
      `${remote} ${live} was released here and stays live; this folder has ${version}: npm run release -- mfe-${remote} --promote`,
    );
  say('Starting sandbox, commerce-api, platform and shell');
  const onGivenUp = ({ message }: Error) => {
    console.error(message);
    void close(1);
  };
  const starting = startShop(services, say, { onGivenUp });
  let isClosing = false;
  let photos: ReturnType<typeof addDemoPhotos>;
  const close = async (code: number) => {
    if (isClosing) return;
    isClosing = true;
    say('Closing');
    photos?.kill();
    await (await starting).stop();
    process.exit(code);
  };
  onEnd(() => void close(0));
  await starting;
  photos = addDemoPhotos(services);

  console.log(
    `\n  The shop is open:  http://localhost:${ports.shell}\n  Services:          http://localhost:${ports.api}/openapi.json\n  Sandbox and mail:  http://localhost:${ports.sandbox}\n  Platform:          http://localhost:${ports.platform}/readyz\n\n  Ctrl-C closes it; nothing is lost.\n`,
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
