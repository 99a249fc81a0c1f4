import type { Origen } from './known-devices.ts';
import { type Queryable, statement } from '../../platform/database/pool.ts';
import { defineCookie } from '../../platform/http/cookies.ts';

/**
 * Brings ID numbers as people type them, `12.345.678-z`, into the one stored form: `12345678Z`. Names like `quiosco-madrid` keep
 * their hyphen.
 */
export function normalizeUserName(text: string): string {
  const upper = text.trim().toUpperCase();
  const bare = upper.replace(/[\s.-]/g, '');
  return /^[XYZKLM]?\d{7,8}[A-Z]$/.test(bare) ? bare : upper;
}

/** Under what is counted how often a place asks for somebody's ways in. */
export const methodsKeyOf = (client: string): string => `metodos-device:${client}`;

/** Companies that somebody has entered on this device. */
export const knownMemberships = (memberships: readonly Membership[], userName: string, from: Origen): Membership[] =>
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

const MEMBERSHIPS = statement(
  'login/reads.MEMBERSHIPS',
  `
  select d.entidad_id as "entidadId", d.usuario_id as "usuarioId", e.nombre, d.aceptada is not null as "isAccepted"
  from central.directorio d join central.entidades e using (entidad_id) where d.user_name = $1 order by e.nombre, d.entidad_id`,
);

export type Membership = {
  entidadId: number;
  usuarioId: number;
  nombre: string;
  /** The person has signed in there. Otherwise only the company says that they belong to it. */
  isAccepted: boolean;
};

export async function findMemberships(db: Queryable, userName: string): Promise<Membership[]> {
  return db.query(MEMBERSHIPS, [userName]);
}

/** Ties a challenge to its browser. Scripts cannot read the cookie, and it is never sent from another site. */
export const CHALLENGE_COOKIE = defineCookie({ name: 'jornada_reto', path: '/api/login', sameSite: 'strict', seconds: 5 * 60 });
