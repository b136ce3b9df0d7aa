import type { KyInstance } from 'ky';
import { outside } from './outside.ts';

/** How an outside party is reached over HTTP. */
export interface PartyOptions {
  /** Without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
}

/** Calls an outside party with our key, once and within its timeout. Paths are relative to its version 1. */
export const partyClient = ({ url, apiKey, timeout }: PartyOptions): KyInstance =>
  outside.extend({ prefix: `${url}/v1`, headers: { authorization: `Bearer ${apiKey}` }, timeout });
