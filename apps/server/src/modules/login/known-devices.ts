import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookie } from '../../platform/http/cookies.ts';
import { clientOf } from '../../platform/http/network.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** A person's account in one company. */
type Account = { userName: string; entidadId: number };

/** From where somebody tries to get in. */
export type Origen = {
  /** Under what tries are counted that nobody is known for. */
  client: string;
  /** The name of this device if that account has signed in on it; otherwise null. */
  deviceOf(account: Account): string | null;
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const YEAR_SECONDS = 365 * 24 * 3600;
/** How many accounts one device remembers: those of a family, or of a counter. The latest come first. */
const MOST = 8;
const PROOF_BYTES = 16;
const COOKIE = defineCookie({ name: 'jornada_aparato', path: '/api', sameSite: 'strict', seconds: YEAR_SECONDS });
const VALUE = /^([A-Za-z0-9_-]{22})((?:\.[A-Za-z0-9_-]{22}){1,8})$/;

type Device = { id: string; proofs: Buffer[] };

function read(text: string | undefined): Device | null {
  const [, id = '', proofs = ''] = VALUE.exec(text ?? '') ?? [];
  const list = proofs.split('.').slice(1);
  return id === '' ? null : { id, proofs: list.map((proof) => Buffer.from(proof, 'base64url')) };
}

const isOneOf = (proof: Buffer, all: readonly Buffer[]): boolean => all.some((one) => timingSafeEqual(one, proof));

/**
 * Devices on which a person has signed in before. Their tries are counted separately, so that a stranger with wrong passwords
 * cannot lock the person out there. The cookie contains a name of the device and, for each account, a proof signed by this
 * server. It contains no person's name, and it gives no access. A proof is for one company. Anybody can make a company, so it
 * proves nothing for others.
 */
export function createKnownDevices({ secrets, secure }: { secrets: Pick<Secrets, 'signing'>; secure: boolean }) {
  const proofsOf = (id: string, { userName, entidadId }: Account): Buffer[] =>
    secrets.signing.map(({ key }) =>
      createHmac('sha256', key).update(`aparato ${id} ${entidadId} ${userName}`).digest().subarray(0, PROOF_BYTES),
    );

  return {
    placeOf(request: FastifyRequest): Origen {
      const device = read(COOKIE.read(request, secure));
      return {
        client: clientOf(request),
        deviceOf: (account) => (device?.proofs.some((proof) => isOneOf(proof, proofsOf(device.id, account))) ? device.id : null),
      };
    },

    /** Remembers this device for this account. */
    remember(request: FastifyRequest, reply: FastifyReply, account: Account): void {
      const device = read(COOKIE.read(request, secure)) ?? { id: randomBytes(PROOF_BYTES).toString('base64url'), proofs: [] };
      const all = proofsOf(device.id, account);
      const others = device.proofs.filter((proof) => !isOneOf(proof, all));
      const proofs = [...all.slice(0, 1), ...others].slice(0, MOST);
      COOKIE.set(reply, [device.id, ...proofs.map((proof) => proof.toString('base64url'))].join('.'), secure);
    },
  };
}
