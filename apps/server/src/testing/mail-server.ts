import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string };

export type TestMailServer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** The server's answer to a recipient; null: it accepts them. */
  refuse(answer: { code: number; message: string } | null): void;
  close(): Promise<void>;
};

/** A real SMTP server on a free port (or a given one) of loopback. It keeps the mails that it receives. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: { code: number; message: string } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code })),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = session.envelope.mailFrom;
        mails.push({
          from: from ? from.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    refuse: (answer) => void (refusal = answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The plain text of a received mail, and its link. */
export function readMail({ raw }: ReceivedMail): { headers: string; text: string; html: string; link: string } {
  const [headers = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = rest.join('\n\n').split(`--${boundary}`);
  const decode = (part = ''): string => {
    const [head = '', ...body] = part.trim().split('\n\n');
    const content = body.join('\n\n');
    if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
    if (!/quoted-printable/i.test(head)) return content;
    return decodeURIComponent(
      content
        .replaceAll('=\n', '')
        .replaceAll('%', '%25')
        .replace(/=([0-9A-F]{2})/g, '%$1'),
    );
  };
  const text = decode(parts.find((part) => /text\/plain/.test(part)));
  const html = decode(parts.find((part) => /text\/html/.test(part)));
  return { headers, text, html, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' };
}
