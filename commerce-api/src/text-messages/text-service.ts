import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Db } from '../database/database.ts';
import { outboxJob } from '../jobs/outbox.ts';
import type { Job } from '../jobs/worker.ts';
import { textWebhook } from './text-webhook.ts';
import { texter, textMessages } from './texter.ts';
import { type TextSettings, TwilioMessenger } from './twilio-messenger.ts';

/** Milliseconds to wait for the service that sends text messages, in the background. */
const TIMEOUT = 5000;

interface Options {
  readonly db: Db;
  /** None where the shop sends no text messages. */
  readonly settings: TextSettings | undefined;
  readonly brand: string;
  readonly now: () => Date;
}

/** What the shop has for text messages. */
export interface TextService {
  /** Whether any are sent. */
  readonly isOffered: boolean;
  /** Takes what people answer. */
  readonly webhook: FastifyPluginAsync;
  /** Sends what the outbox holds. */
  readonly job: (log: Pick<FastifyBaseLogger, 'warn'>) => Job;
}

/** Puts together what sends text messages and takes the answers. */
export function textService({ db, settings, brand, now }: Options): TextService {
  const messenger = settings && new TwilioMessenger({ ...settings, timeout: TIMEOUT });
  return {
    isOffered: messenger !== undefined,
    webhook: textWebhook({ db, settings, now }),
    job: (log) => {
      const deliver = texter({
        db,
        messenger,
        secret: settings?.authToken ?? '',
        hourlyLimit: settings?.hourlyLimit ?? 0,
        brand,
        now,
        onRefusal: (error) => log.warn({ err: error }, 'a text message was refused'),
      });
      return outboxJob(
        db,
        deliver,
        (error) => log.warn({ err: error }, 'a text message could not be sent yet'),
        textMessages,
      );
    },
  };
}
