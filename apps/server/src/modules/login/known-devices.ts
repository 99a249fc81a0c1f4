import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookie } from '../../platform/http/cookies.ts';
import { clientOf } from '../../platform/http/network.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Somebody's account in one company. */
type Account = { userName: string; entidadId: number };

/** From where somebody tries to get in. */
export type Origen = {
  /** Under what tries are counted that nobody is known for. */
  client: string;
  /** The name of this device where that account has been entered on it; else null. */
  deviceOf(account: Account): string | null;
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const YEAR_SECONDS = 365 * 24 * 3600;
/** Accounts that one device keeps: those of a family, or of a counter. The latest come first. */
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
 * Devices on which somebody has signed in before. Their tries count apart, so that a stranger who types wrong passwords locks the person
 * out on none of them. The cookie holds a name of the device and, for each account, a proof that this server signed: no name of a person, and
 * nothing that opens anything. A proof is for one company: another one, which anybody may have made, proves nothing for it.
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

    /** From now on this device is known for this account. */
    remember(request: FastifyRequest, reply: FastifyReply, account: Account): void {
      const device = read(COOKIE.read(request, secure)) ?? { id: randomBytes(PROOF_BYTES).toString('base64url'), proofs: [] };
      const all = proofsOf(device.id, account);
      const others = device.proofs.filter((proof) => !isOneOf(proof, all));
      const proofs = [...all.slice(0, 1), ...others].slice(0, MOST);
      COOKIE.set(reply, [device.id, ...proofs.map((proof) => proof.toString('base64url'))].join('.'), secure);
    },
  };
}
