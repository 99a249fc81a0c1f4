/** The mail server will never accept this mail: trying again is useless. */
export class MailRefused extends Error {}

export type Mail = { to: string; subject: string; text: string; html: string; id: string };

/** Sends mails, one at a time. */
export type Mailer = {
  /** @throws MailRefused if another try would be refused as well. After any other error another try may succeed. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

const TIMEOUT_MS = 20_000;

type SmtpError = Error & { code?: string; responseCode?: number };

/**
 * A mail server by its address, `smtp://user:password@host:port` or `smtps://`. With `smtp:` it uses TLS if the server offers it.
 */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const options = {
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded only if there is a mail server: most installations have none.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(options, { from }));
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '') || 'localhost';
  return {
    async send({ to, subject, text, html, id }) {
      try {
        await (
          await transport
        ).sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code, responseCode = 0, message } = error as SmtpError;
        if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500) throw new MailRefused(message, { cause: error });
        throw error;
      }
    },
    close: async () => (await transport).close(),
  };
}
