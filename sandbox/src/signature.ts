import { createHmac } from 'node:crypto';

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export function signatureHeader(secret: string, body: string, seconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
