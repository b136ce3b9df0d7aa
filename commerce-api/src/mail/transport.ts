/** The SMTP relay. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Empty when the relay needs no authentication. */
  readonly user: string;
  readonly password: string;
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

/**
 * Returns nodemailer's options. Emails contain password links and gift card PINs, so they leave this machine only
 * encrypted; if the relay does not support TLS, they stay in the outbox.
 */
export function transportOptions({ host, port, user, password }: SmtpSettings) {
  const secure = port === 465;
  const local = isThisMachine(host);
  return {
    host,
    port,
    secure,
    ignoreTLS: local && !secure,
    requireTLS: !local && !secure,
    ...(user ? { auth: { user, pass: password } } : {}),
    dnsTimeout: 5000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    // Of each answer; the default of ten minutes would outlive the message's lease.
    socketTimeout: 10_000,
  };
}
