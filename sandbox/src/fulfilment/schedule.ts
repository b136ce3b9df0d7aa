import type { FastifyBaseLogger } from 'fastify';
import { send } from '../deliver.ts';
import type { KeyedStore } from '../keyed.ts';
import type { FulfilmentParty, Settings } from '../settings.ts';
import { signatureHeader } from '../signature.ts';
import {
  acknowledged,
  advanced,
  type Consignment,
  type ConsignmentEvent,
  carrierName,
  trackingNumberOf,
} from './consignment.ts';

const TICK_MS = 1000;
const RETRY_MS = 5000;

/** The event of a step, as the shop receives it. */
export function eventOf(consignment: Consignment, { id, type, at }: ConsignmentEvent, publicUrl: string): object {
  if (consignment.kind === 'return') return { id, type, at, returnId: consignment.id };
  const { orderNumber, shipmentId } = consignment;
  const trackingNumber = trackingNumberOf(consignment.id);
  const parcel = { carrier: carrierName, trackingNumber, trackingUrl: `${publicUrl}/carrier/track/${trackingNumber}` };
  return { id, type, at, orderNumber, shipmentId, ...(type === 'shipment.shipped' ? parcel : {}) };
}

/** Lets due steps happen, and repeats each event until the shop has accepted it. */
export class Schedule {
  readonly #store: KeyedStore<Consignment>;
  readonly #settings: Pick<Settings, 'warehouse' | 'carrier' | 'publicUrl'>;
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #pausedUntil = 0;

  constructor(
    store: KeyedStore<Consignment>,
    settings: Pick<Settings, 'warehouse' | 'carrier' | 'publicUrl'>,
    log: Pick<FastifyBaseLogger, 'info'>,
  ) {
    this.#store = store;
    this.#settings = settings;
    this.#log = log;
    this.#timer = setInterval(() => void this.run(), TICK_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  run(): Promise<void> {
    this.#running ??= this.#round().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Lets the next step of a consignment happen now. */
  advance(id: string): Consignment | undefined {
    if (!this.#store.get(id)) return undefined;
    return this.#change(id, (consignment) => advanced(consignment, new Date()));
  }

  #change(id: string, change: (before: Consignment) => Consignment): Consignment {
    return this.#store.put(id, (before) => {
      if (!before) throw new Error(`No consignment ${id}`);
      return change(before);
    });
  }

  async #round(): Promise<void> {
    const now = new Date().toISOString();
    const open = this.#store.list().filter(({ steps }) => steps.some((step) => !step.acknowledged));
    for (const { id, steps } of open) {
      const due = steps.filter(({ at, dueAt }) => at === undefined && dueAt <= now).length;
      for (let step = 0; step < due; step += 1) this.advance(id);
    }
    if (Date.now() < this.#pausedUntil) return;
    for (const { id } of open) if (!(await this.#report(id))) return;
  }

  /** @returns false when the shop did not accept an event */
  async #report(id: string): Promise<boolean> {
    const consignment = this.#store.get(id);
    for (const step of consignment?.steps ?? []) {
      if (!consignment || step.at === undefined || step.acknowledged) continue;
      const [name, party] = this.#senderOf(step);
      if (party.webhookUrl === '') continue;
      const body = JSON.stringify(eventOf(consignment, step, this.#settings.publicUrl));
      const headers = { [`${name}-signature`]: signatureHeader(party.webhookSecret, body) };
      if (!(await send(party.webhookUrl, { headers, body }))) {
        this.#pausedUntil = Date.now() + RETRY_MS;
        this.#log.info({ type: step.type }, 'an event was not accepted and will be repeated');
        return false;
      }
      this.#change(id, (before) => acknowledged(before, step.id));
    }
    return true;
  }

  #senderOf({ type }: ConsignmentEvent): readonly ['warehouse' | 'carrier', FulfilmentParty] {
    const { warehouse, carrier } = this.#settings;
    return type === 'parcel.delivered' ? ['carrier', carrier] : ['warehouse', warehouse];
  }
}
