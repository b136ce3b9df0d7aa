import { createHash } from 'node:crypto';

/** The value of an integrity attribute. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
