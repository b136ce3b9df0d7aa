export interface IdleWatch {
  /** Somebody is at work. */
  use(): void;
  stop(): void;
}

interface IdleOptions {
  /** Milliseconds without use after which it is over. */
  readonly limit: number;
  /** Milliseconds before that at which it is told. */
  readonly warning: number;
  /** When it was last used, in milliseconds since the epoch: kept where other tabs see it. */
  readonly lastUse: { read(): number; write(at: number): void };
  readonly onWarning: () => void;
  readonly onIdle: () => void;
}

/** What counts as use. */
const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Milliseconds in which use is noted once at most. */
const noteEvery = 1000;

/** Tells when nobody has used the page, or another tab of it, for some time. */
export function watchIdle({ limit, warning, lastUse, onWarning, onIdle }: IdleOptions): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warnedFor = 0;

  function look(): void {
    clearTimeout(timer);
    const used = lastUse.read();
    const left = used + limit - Date.now();
    if (left <= 0) {
      stop();
      onIdle();
      return;
    }
    if (left <= warning && warnedFor !== used) {
      warnedFor = used;
      onWarning();
    }
    timer = setTimeout(look, left > warning ? left - warning : left);
  }
  function use(): void {
    const now = Date.now();
    if (now - lastUse.read() < noteEvery) return;
    lastUse.write(now);
    look();
  }
  // A device that slept runs no timers: it looks when somebody comes back.
  const back = () => document.visibilityState === 'visible' && look();
  function stop(): void {
    clearTimeout(timer);
    for (const name of uses) window.removeEventListener(name, onUse, true);
    document.removeEventListener('visibilitychange', back);
  }
  /** The first touch after a long time is not use: it finds that it is over. */
  function onUse(): void {
    if (Date.now() - lastUse.read() > limit) look();
    else use();
  }

  for (const name of uses) window.addEventListener(name, onUse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', back);
  lastUse.write(Date.now());
  look();
  return { use, stop };
}
