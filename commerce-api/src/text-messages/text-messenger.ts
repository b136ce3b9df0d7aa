/**
 * The message is not taken: its number answered STOP, does not exist, or is a landline, or the request is refused. Sending
 * again would not help.
 */
export class PhoneUnreachableError extends Error {
  override readonly name = 'PhoneUnreachableError';
  /** Whether its owner answered STOP. */
  readonly isStopped: boolean;

  constructor(message: string, { isStopped }: { readonly isStopped: boolean }) {
    super(message);
    this.isStopped = isStopped;
  }
}

/** A service that sends text messages. */
export interface TextMessenger {
  /**
   * Hands a message over; it may arrive later.
   * @param to a number in international form, such as `+15035550142`
   * @throws {PhoneUnreachableError}
   * @throws {Error} when the service does not take it now; it is worth another attempt
   */
  send(to: string, text: string): Promise<void>;
}
