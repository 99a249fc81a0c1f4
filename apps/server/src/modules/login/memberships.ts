import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KnownDevices, Origen } from './known-devices.ts';
import { acceptMembership, findMemberships, type Membership } from './repo.ts';

/** Companies that somebody has entered on this device. */
const knownMemberships = (memberships: readonly Membership[], userName: string, from: Origen): Membership[] =>
  memberships.filter(({ entidadId }) => from.deviceOf({ userName, entidadId }) !== null);

/** Of somebody's companies those that know this device, and under what the tries for these are counted: apart from everybody else's. */
export function splitKnown(memberships: readonly Membership[], userName: string, from: Origen): { known: Membership[]; client: string } {
  const known = knownMemberships(memberships, userName, from);
  const [first] = known;
  const device = first ? from.deviceOf({ userName, entidadId: first.entidadId }) : null;
  return { known, client: device === null ? from.client : `aparato:${device}` };
}

/**
 * Companies whose provider is offered to a person. Any company can add any ID number to the directory, so only companies count
 * that the person has accepted, or in which they have signed in on this device. Of somebody who has accepted none, the only one they have counts; of
 * several nobody knows which is a stranger's, so they come in by the link that each sends.
 */
export function offeredMemberships(memberships: readonly Membership[], userName: string, from: Origen): Membership[] {
  if (memberships.length === 1) return [...memberships];
  const known = new Set(knownMemberships(memberships, userName, from));
  return memberships.filter((one) => one.isAccepted || known.has(one));
}

export type Arrivals = ReturnType<typeof createArrivals>;

/** What follows a log-in of any kind. */
export function createArrivals({ db, clock, devices }: { db: Database; clock: Clock; devices: KnownDevices }) {
  return {
    placeOf: devices.placeOf,

    /**
     * Remembers the device. The company counts as accepted if no company
     * of this name is accepted yet, or if they signed in on a device
     * that knows an accepted one. Otherwise not, because the people who run a company can sign in there as anybody.
     */
    async welcome(
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      { UserName: userName, EntidadId: entidadId }: { UserName: string; EntidadId: number },
    ): Promise<void> {
      const memberships = await findMemberships(db, userName);
      const accepted = memberships.filter(({ isAccepted }) => isAccepted);
      const isNew = !accepted.some((one) => one.entidadId === entidadId);
      if (isNew && (accepted.length === 0 || knownMemberships(accepted, userName, devices.placeOf(request)).length > 0))
        await acceptMembership(db, userName, entidadId, clock.now().toString());
      devices.remember(request, reply, { userName, entidadId });
    },
  };
}
