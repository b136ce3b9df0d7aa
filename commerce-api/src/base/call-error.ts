import type { ErrorId } from 'shared-contracts/errors/catalogue';

export interface CallErrorInit {
  readonly itemId?: string;
  readonly field?: string;
  /** What the shopper reads instead of the catalogue's text: a provider's own words. */
  readonly text?: string;
  readonly additionalInfo?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

/** A refusal that the shopper is told of: it becomes an answer with this id and the status of the catalogue. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly errorId: ErrorId;
  readonly itemId: string | undefined;
  readonly field: string | undefined;
  readonly text: string | undefined;
  readonly additionalInfo: Readonly<Record<string, string | number>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(errorId: ErrorId, init: CallErrorInit = {}) {
    super(errorId, { cause: init.cause });
    this.errorId = errorId;
    this.itemId = init.itemId;
    this.field = init.field;
    this.text = init.text;
    this.additionalInfo = init.additionalInfo;
    this.retryAfter = init.retryAfter;
  }
}
