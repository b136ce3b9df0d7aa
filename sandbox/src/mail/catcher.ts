import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

export interface Catcher {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** An SMTP server that accepts every email and delivers none. */
export function startCatcher(mailbox: Mailbox, at: { readonly port: number; readonly host: string }): Promise<Catcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 10 * 1024 * 1024,
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) =>
          mailbox.receive(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(), done);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, () => {
      const address = server.server.address() as AddressInfo;
      resolve({ port: address.port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}
