import { type TelemetryRecord, toOtlp } from 'shared-contracts/telemetry';

/** Milliseconds between two requests. */
const pace = 5000;

/** Milliseconds after which a page asks for another token: its own expires after half an hour. */
const tokenAge = 1_500_000;
/** Milliseconds until a request for a token times out. */
const tokenDeadline = 5000;

interface Options {
  readonly take: () => readonly TelemetryRecord[];
  /** Digest of the releases that the page was served with. */
  readonly digest: string;
}

/** Sends telemetry, including when the page is left. */
export async function sendTelemetry({ take, digest }: Options): Promise<void> {
  const path = location.pathname;
  let token = await requestToken(digest, path);
  let receivedAt = Date.now();
  const send = () => {
    const records = take();
    if (records.length === 0) return;
    const body = new Blob([JSON.stringify(toOtlp('shop-browser', records, token))], { type: 'application/json' });
    // Sent even while the page unloads; delivery is best effort.
    navigator.sendBeacon('/telemetry', body);
  };
  const sendInTime = async () => {
    if (Date.now() - receivedAt > tokenAge) {
      token = await requestToken(digest, path);
      receivedAt = Date.now();
    }
    send();
  };
  setInterval(() => {
    sendInTime().catch((error) => console.info('Telemetry is sent later', error));
  }, pace);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** Asks the shell for the token that ties reports to this page. */
async function requestToken(digest: string, path: string): Promise<string> {
  const response = await fetch('/telemetry/page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ digest, path }),
    signal: AbortSignal.timeout(tokenDeadline),
  });
  if (!response.ok) throw new Error(`The shell answered ${response.status}`);
  return ((await response.json()) as { readonly token: string }).token;
}
