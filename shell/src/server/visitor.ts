import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'tarnfell.visitor';

/** Who asks, when this browser was told apart before. */
export function visitorOf(cookies: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{36})(?:;|$)`).exec(cookies ?? '')?.[1];
}

/**
 * Tells this browser from others while a version is on trial, so that it keeps getting the same one. The cookie says
 * nothing of the person and ends with the browser's session.
 */
export function recognise(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request.headers.cookie);
  if (known) return known;
  const visitor = randomUUID();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.raw.setHeader('set-cookie', `${name}=${visitor}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return visitor;
}
