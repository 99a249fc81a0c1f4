import { createHash, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { issuerAndNumber, makeSigner } from '../platform/seal/certificate.ts';
import { boolean, der, expectTag, octets, oid, partsOf, readDer, sequence, set, smallInteger, TAG, tagOf } from '../platform/seal/der.ts';
import { OID } from '../platform/seal/oids.ts';

export type TimeStampServer = {
  url: string;
  /** How it answers: right, with another digest, refusing, or not as such a server does. */
  behaviour: 'right' | 'other' | 'refuses' | 'nonsense';
  asked: number;
  close(): Promise<void>;
};

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A server that gives time stamps as RFC 3161 says. */
export async function createTimeStampServer(now: Temporal.Instant): Promise<TimeStampServer> {
  const { key, chain } = makeSigner({ name: 'Hora de pruebas', organization: 'Pruebas', now });

  function tokenFor(request: Buffer): Buffer {
    const [, imprint, ...more] = partsOf(readDer(request));
    const nonce = more.find(({ tag }) => tag === TAG.integer);
    const asked = expectTag(imprint, TAG.sequence).whole;
    const hash = sequence(oid(OID.sha256));
    const stamped = made.behaviour === 'other' ? sequence(hash, octets(sha256(asked))) : asked;
    const at = der(TAG.time, Buffer.from(now.toString({ smallestUnit: 'second' }).replaceAll(/[-:T]/g, '')));
    const info = sequence(smallInteger(1), oid('1.2.3.4'), stamped, smallInteger(7), at, boolean(false), ...(nonce ? [nonce.whole] : []));
    const attributes = [
      sequence(oid(OID.contentType), set(oid(OID.timeStampInfo))),
      sequence(oid(OID.messageDigest), set(octets(sha256(info)))),
    ].toSorted((a, b) => Buffer.compare(a, b));
    const { issuer, number } = issuerAndNumber(chain[0]);
    const signer = sequence(
      smallInteger(1),
      sequence(issuer, number),
      hash,
      der(tagOf(0), ...attributes),
      sequence(oid(OID.ecdsaSha256)),
      octets(sign('sha256', set(...attributes), key)),
    );
    const content = sequence(oid(OID.timeStampInfo), der(tagOf(0), octets(info)));
    const signed = sequence(smallInteger(3), set(hash), content, der(tagOf(0), ...chain), set(signer));
    return sequence(oid(OID.signedData), der(tagOf(0), signed));
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      made.asked += 1;
      if (made.behaviour === 'nonsense') return void response.end('<html>');
      if (made.behaviour === 'refuses') return void response.end(sequence(sequence(smallInteger(2))));
      response.setHeader('content-type', 'application/timestamp-reply');
      response.end(sequence(sequence(smallInteger(0)), tokenFor(Buffer.concat(parts))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const made: TimeStampServer = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    behaviour: 'right',
    asked: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return made;
}
