import type { ErrorId } from 'shared-contracts/errors/catalogue';

export interface CallErrorInit {
  readonly itemId?: string;
  readonly field?: string;
  /** A message for the shopper instead of the catalogue's: a provider's, or one for a special case of the error. */
  readonly text?: string;
  readonly additionalInfo?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
  /** Seconds until a retry is allowed. */
  readonly retryAfter?: number;
}

/** An error for the caller; it is answered with this id and the catalogue's status. */
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
