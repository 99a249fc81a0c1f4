import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { login } from '@jornada/contract/login.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { isSecondStepRequired, type Sitio } from '../factores/reads.ts';
import type { SecondStep } from '../factores/service.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import { CONTRASENA_PUBLICADA } from '../../shared/published-password.ts';
import type { Origen } from './known-devices.ts';
import type { Tries } from './tries.ts';
import { normalizeUserName, findMemberships, type Membership } from './reads.ts';
import type { Desde, SesionRecienAbierta, Open } from './open.ts';
import { findCredentials, updateHash, type StoredCredentials } from './repo.ts';

export type { TakeMailOrder } from './mail-orders.ts';
export type { Origen } from './known-devices.ts';
export type { Desde, SesionRecienAbierta, Open } from './open.ts';
export type { Tries } from './tries.ts';

type Salida = SalidaDe<typeof login.entrar>;
/** The password was right, but something is missing: the error says what, and the cookie ties it to this browser. */
export type Incompleta = { error: AppError; cookie: string };
/** A company that does not exist. It is used for unknown people, so that they take as long. */
const NOBODY: Membership = { entidadId: 0, usuarioId: 0, nombre: '', isAccepted: false };

/** Finds a person's companies in the directory, and checks the password in each company. */
export function createLoginService(options: {
  db: Database;
  passwords: Passwords;
  tries: Tries;
  entidades: EntidadesService;
  secondStep: SecondStep;
  /** Whether a company allows passwords. */
  allowsPassword(tx: Queryable, entidadId: number): Promise<boolean>;
  open: Open;
}) {
  const { db, passwords, tries, entidades, secondStep, allowsPassword, open } = options;

  /** The stored credentials of a membership; null if there are none, or if the company does not allow passwords. */
  const credentialsOf = (membership: Membership): Promise<StoredCredentials | null> =>
    db.tenant(membership.entidadId, async (tx) => {
      const kept = await findCredentials(tx, membership);
      const isAllowed = await allowsPassword(tx, membership.entidadId);
      // Kiosks and guests are no people of the company, so they have no other way to sign in.
      return kept?.activo && (kept.esQuiosco || kept.esInvitado || isAllowed) ? kept : null;
    });

  /** The memberships with this password. None, one and several take one computation each time. */
  async function opened(memberships: Membership[], password: string): Promise<(Membership & StoredCredentials)[]> {
    const asked: (Membership & { credentials: StoredCredentials | null })[] = [];
    for (const membership of memberships.length > 0 ? memberships : [NOBODY])
      asked.push({ ...membership, credentials: await credentialsOf(membership) });
    const right = await passwords.verifyAll(
      asked.map(({ credentials }) => credentials?.passwordHash ?? null),
      password,
    );
    return asked.flatMap(({ credentials, ...membership }, at) => (right[at] && credentials ? [{ ...membership, ...credentials }] : []));
  }

  /** Several accounts of one name may have passwords with different salts. They get the salt of the name, for the next time. */
  async function unify(
    userName: string,
    password: string,
    found: readonly (Membership & StoredCredentials)[],
  ): Promise<(Membership & StoredCredentials)[]> {
    const isApart = ({ passwordHash }: StoredCredentials): boolean => passwordHash !== null && !passwords.hasSaltOf(passwordHash, userName);
    if (!found.some(isApart)) return [...found];
    const hash = await passwords.hash(password, userName);
    for (const one of found) await db.tenant(one.entidadId, (tx) => updateHash(tx, one, hash));
    return found.map((one) => ({ ...one, passwordHash: hash }));
  }

  /** The session after a right password, or what is still required before. */
  async function enter(
    who: Membership & StoredCredentials,
    recordar: boolean,
    from: Desde & { sitio: Sitio | null },
  ): Promise<SesionRecienAbierta | Incompleta> {
    const { entidadId, usuarioId, revision, roles } = who;
    if (who.esQuiosco) return open.open({ entidadId, usuarioId, revision, clase: 'quiosco' }, from);
    const obligatorio = await isSecondStepRequired(entidades, { entidadId, revision, permisos: permissionsOf(roles) });
    const asked = await secondStep.ask({ entidadId, usuarioId, recordar }, { obligatorio, sitio: from.sitio });
    if (!asked) return open.open({ entidadId, usuarioId, revision, clase: recordar ? 'recordada' : 'normal' }, from);
    const content: Salida = { ...open.frame(from.origin), Entidades: [], Perfil: null, SegundoFactor: asked.SegundoFactor };
    return { error: new AppError(asked.code, { content }), cookie: asked.cookie };
  }

  return {
    /**
     * @throws AppError `login.credenciales` (never saying which of the two is wrong, or that no password opens; also for the published one from outside this machine), `login.demasiados-intentos`,
     * `login.elegir-empresa` with the companies in `content`, `general.no-disponible`.
     */
    async signIn(
      input: ValidadaDe<typeof login.entrar>,
      from: Desde & Origen & { sitio: Sitio | null; isLocal: boolean },
    ): Promise<SesionRecienAbierta | Incompleta> {
      const userName = normalizeUserName(input.UserName);
      const memberships = await findMemberships(db, userName);
      const { allowed, succeed } = await tries.take(userName, memberships, from);
      const wanted = input.EntidadId === undefined ? allowed : allowed.filter(({ entidadId }) => entidadId === input.EntidadId);
      const matching = await opened(wanted, input.Password);
      // It costs as much as any other password, and the answer is the same.
      if (input.Password === CONTRASENA_PUBLICADA && !from.isLocal) throw new AppError('login.credenciales');
      const found = memberships.length > 1 ? await unify(userName, input.Password, matching) : matching;
      const [chosen] = found;
      if (!chosen) throw new AppError('login.credenciales');
      await succeed(found.length);
      if (found.length > 1) {
        const content: Salida = {
          ...open.frame(from.origin),
          Perfil: null,
          Entidades: found.map(({ entidadId, nombre }) => ({ EntidadId: entidadId, Nombre: nombre })),
        };
        throw new AppError('login.elegir-empresa', { content });
      }
      return enter(chosen, input.Recordar ?? false, from);
    },
  };
}
