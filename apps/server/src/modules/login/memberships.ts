import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KnownDevices } from './known-devices.ts';
import { acceptMembership } from './repo.ts';
import { findMemberships, knownMemberships } from './reads.ts';

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
