import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

const modes = v.object({ mode: v.picklist(['usual', 'missing', 'slow', 'wrong', 'huge']) });
type Mode = v.InferOutput<typeof modes>;

/** Bytes of an answer that is far too large. */
const hugeBytes = 64 * 1024 * 1024;

/** How a service behaves, for tests. `slowAnswer`: milliseconds until a slow one gives up. */
export function createDisturbance(slowAnswer: number) {
  let current: Mode['mode'] = 'usual';
  return {
    /** @throws {v.ValiError} for an unknown mode */
    setMode(body: unknown): Mode {
      const chosen = v.parse(modes, body);
      current = chosen.mode;
      return chosen;
    },
    /** Answers as the mode demands; false in the usual one. */
    async isDisturbed(reply: FastifyReply): Promise<boolean> {
      const mode = current;
      if (mode === 'missing') reply.code(503).send();
      if (mode === 'wrong') reply.type('application/json').send('{"version":"7","experiments":');
      if (mode === 'huge') reply.type('application/json').send(Buffer.alloc(hugeBytes, ' '));
      if (mode === 'slow') {
        const passed = Promise.withResolvers<void>();
        const timer = setTimeout(passed.resolve, slowAnswer).unref();
        reply.raw.on('close', passed.resolve);
        await passed.promise;
        clearTimeout(timer);
        if (!reply.raw.closed) reply.code(504).send();
      }
      return mode !== 'usual';
    },
  };
}
