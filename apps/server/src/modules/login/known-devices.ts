import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookie } from '../../platform/http/cookies.ts';
import { clientOf } from '../../platform/http/network.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** The place of a log-in: the key under which tries are counted, and whether the person has signed in on that device before. */
export type Puesto = { client: string; isKnown: boolean };

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const YEAR_SECONDS = 365 * 24 * 3600;
/** How many people one device remembers: those of a family, or of a counter. The latest come first. */
const MOST = 8;
const PROOF_BYTES = 16;
const COOKIE = defineCookie({ name: 'jornada_aparato', path: '/api', sameSite: 'strict', seconds: YEAR_SECONDS });
const VALUE = /^([A-Za-z0-9_-]{22})((?:\.[A-Za-z0-9_-]{22}){1,8})$/;

/**
 * Devices on which a person has signed in before. Their tries are counted separately, so that a stranger with wrong passwords
 * cannot lock the person out there. The cookie contains a name of the device and, for each person, a proof signed by this server.
 * It contains no person's name, and it gives no access.
 */
export function createKnownDevices({ secrets, secure }: { secrets: Pick<Secrets, 'signing'>; secure: boolean }) {
  const proofsOf = (id: string, userName: string): Buffer[] =>
    secrets.signing.map(({ key }) => createHmac('sha256', key).update(`aparato ${id} ${userName}`).digest().subarray(0, PROOF_BYTES));

  function read(request: FastifyRequest): { id: string; proofs: Buffer[] } | null {
    const [, id = '', proofs = ''] = VALUE.exec(COOKIE.read(request, secure) ?? '') ?? [];
    return id === ''
      ? null
      : {
          id,
          proofs: proofs
            .split('.')
            .slice(1)
            .map((proof) => Buffer.from(proof, 'base64url')),
        };
  }
  const isOneOf = (proof: Buffer, all: readonly Buffer[]): boolean => all.some((one) => timingSafeEqual(one, proof));

  return {
    /** @param userName in its stored form. */
    placeOf(request: FastifyRequest, userName: string): Puesto {
      const device = read(request);
      const isKnown = device?.proofs.some((proof) => isOneOf(proof, proofsOf(device.id, userName))) ?? false;
      return { client: device && isKnown ? `aparato:${device.id}` : clientOf(request), isKnown };
    },

    /** Remembers this device as one of this person's. */
    remember(request: FastifyRequest, reply: FastifyReply, userName: string): void {
      const device = read(request) ?? { id: randomBytes(PROOF_BYTES).toString('base64url'), proofs: [] };
      const all = proofsOf(device.id, userName);
      const others = device.proofs.filter((proof) => !isOneOf(proof, all));
      const proofs = [...all.slice(0, 1), ...others].slice(0, MOST);
      COOKIE.set(reply, [device.id, ...proofs.map((proof) => proof.toString('base64url'))].join('.'), secure);
    },
  };
}
