import type { SalidaDe } from '@jornada/contract/call.ts';
import type { METODOS_LOGIN } from '@jornada/contract/auth.ts';
import type { acceso, Proveedor } from '@jornada/contract/acceso.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import { refuseFor } from '../../shared/take-try.ts';
import { splitKnown, findMemberships, methodsKeyOf, normalizeUserName, offeredMemberships } from '../login/reads.ts';
import type { Origen } from '../login/service.ts';
import type { FilaProveedor, Providers } from '../proveedores/service.ts';
import { findPerson } from './people-repo.ts';

type Salida = SalidaDe<typeof acceso.metodos>;
/** A person in one company, and the ways to sign in there. */
export type Via = { entidadId: number; usuarioId: number; entidad: string; proveedores: FilaProveedor[]; contrasena: boolean };
/** The content of a method's token: the company with the provider, and the person. */
export type Elegido = { entidadId: number; userName: string; /** The session that is to be renewed, where one is. */ sesionId?: string };

export type Methods = ReturnType<typeof createMethods>;

/** Seconds for which a token is valid: a form may stay open for a while. */
const TOKEN_SECONDS = 3600;
/**
 * How often one address may ask within a quarter of an hour, and how often for one name. An office asks once for each person who
 * signs in; a successful log-in gives that one back.
 */
const LIMITS = { device: 300, name: 60 };
const purposeOf = (proveedor: Proveedor): string => `acceso-${proveedor}`;
/** A company that does not exist. It is used for unknown people, so that they take as long. */
const NOBODY = { entidadId: 0, usuarioId: 0, nombre: '', isAccepted: false };

/** The ways in which people can sign in. */
export function createMethods(options: { db: Database; tokens: Tokens; providers: Providers; attempts: Attempts }) {
  const { db, tokens, providers, attempts } = options;

  const waysOf = async (userName: string): Promise<Via[]> => waysIn(await findMemberships(db, userName));

  async function waysIn(memberships: Awaited<ReturnType<typeof findMemberships>>): Promise<Via[]> {
    const ways: Via[] = [];
    for (const { entidadId, usuarioId, nombre } of memberships.length > 0 ? memberships : [NOBODY]) {
      const [person, inUse] = await db.tenant(entidadId, async (tx) => [
        await findPerson(tx, entidadId, usuarioId),
        await providers.inUse(tx, entidadId),
      ]);
      if (!person) continue;
      // A kiosk is no person, so it cannot sign in at a provider.
      const proveedores = person.esQuiosco ? [] : inUse;
      ways.push({ entidadId, usuarioId, entidad: nombre, proveedores, contrasena: proveedores.every((p) => p.permiteContrasena) });
    }
    return ways;
  }

  return {
    waysOf,

    /** The ways at the companies whose provider is offered to a name. */
    async offeredWaysOf(userName: string, from: Origen): Promise<Via[]> {
      const offered = offeredMemberships(await findMemberships(db, userName), userName, from);
      return offered.length === 0 ? [] : waysIn(offered);
    },

    /**
     * What the log-in screen offers to a name. Unknown people get a password, like everybody. A provider comes with the name of
     * its company, and only for those of `offeredMemberships`, because any other one may be a stranger's. @throws
     * AppError `login.demasiados-intentos`, counted by place, and by place and name, so that nobody can use up another person's
     * attempts.
     */
    async list(username: string, from: Origen): Promise<Salida> {
      const userName = normalizeUserName(username);
      const memberships = await findMemberships(db, userName);
      const { client } = splitKnown(memberships, userName, from);
      const wait = await attempts.take([
        { key: methodsKeyOf(client), limit: LIMITS.device },
        { key: `metodos:${client}:${userName}`, limit: LIMITS.name },
      ]);
      refuseFor(wait, 'login.demasiados-intentos');
      const ways = await waysIn(memberships);
      const offering = new Set(offeredMemberships(memberships, userName, from).map(({ entidadId }) => entidadId));
      const hasPassword = ways.length === 0 || ways.some(({ contrasena }) => contrasena);
      const Proveedores: Salida['Proveedores'] = [];
      for (const { entidadId, entidad, proveedores } of ways) {
        if (!offering.has(entidadId)) continue;
        for (const { proveedor, nombre } of proveedores) {
          const Token = await tokens.sign({ ent: entidadId, usr: userName }, { purpose: purposeOf(proveedor), seconds: TOKEN_SECONDS });
          Proveedores.push({ Metodo: proveedor, Nombre: nombre, Entidad: entidad, Token });
        }
      }
      const offered = new Set(Proveedores.map(({ Metodo }) => Metodo));
      const Metodos: (typeof METODOS_LOGIN)[number][] = [...(hasPassword || offered.size === 0 ? (['password'] as const) : []), ...offered];
      return { Metodos, Proveedores };
    },

    /** The content of a token of `list`; null for any other token, or an expired one. */
    async read(token: string, proveedor: Proveedor): Promise<Elegido | null> {
      const result = await tokens.verify(token, { purpose: purposeOf(proveedor) });
      if (result.state !== 'valid') return null;
      const { ent, usr } = result.claims;
      return typeof ent === 'number' && typeof usr === 'string' ? { entidadId: ent, userName: usr } : null;
    },
  };
}
