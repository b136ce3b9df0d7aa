export interface IdleWatch {
  /** Called on use. */
  use(): void;
  stop(): void;
}

interface IdleOptions {
  /** Milliseconds without use until the end. */
  readonly limit: number;
  /** Milliseconds of warning before the end. */
  readonly warning: number;
  /** Time of last use in milliseconds since the epoch, shared with other tabs. */
  readonly lastUse: { read(): number; write(at: number): void };
  readonly onWarning: () => void;
  readonly onIdle: () => void;
}

/** Events that count as use. */
const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Minimum milliseconds between two recordings of use. */
const noteEvery = 1000;

/** Reports when the page and its other tabs have been idle for some time. */
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
  // Timers do not run during sleep: check again when the page becomes visible.
  const back = () => document.visibilityState === 'visible' && look();
  function stop(): void {
    clearTimeout(timer);
    for (const name of uses) window.removeEventListener(name, onUse, true);
    document.removeEventListener('visibilitychange', back);
  }
  /** The first touch after the end is not use: it triggers the end. */
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
