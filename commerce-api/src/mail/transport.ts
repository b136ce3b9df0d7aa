/** Where mail is handed over. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Empty where the relay asks for none. */
  readonly user: string;
  readonly password: string;
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

/**
 * How nodemailer reaches the relay: mails carry links for passwords and PINs of gift cards, so that nothing leaves this
 * machine in clear. A relay that cannot encrypt gets none, and the mail waits.
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
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  };
}
