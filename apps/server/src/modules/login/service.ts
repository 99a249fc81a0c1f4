import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { login } from '@jornada/contract/login.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import { PasswordQueueFull, type Passwords } from '../../platform/passwords.ts';
import type { AuthService, RefreshSecret } from '../auth/service.ts';
import type { PerfilService } from '../perfil/service.ts';
import { normalizeUserName } from './user-name.ts';
import { findCredentials, findMemberships, type Credentials, type Membership } from './repo.ts';

type Salida = SalidaDe<typeof login.entrar>;

/** Tries within a quarter of an hour before an account, or a device, has to wait. */
const LIMITS = { account: 10, device: 100 };

export type LoginService = ReturnType<typeof createLoginService>;

/** Finds a person's companies in the directory and checks the password in their instance. */
export function createLoginService(options: {
  db: Database;
  passwords: Passwords;
  attempts: Attempts;
  auth: AuthService;
  perfil: PerfilService;
  environment: string;
  instanceUrl(origin: string): string;
}) {
  const { db, passwords, attempts, auth, perfil, environment, instanceUrl } = options;

  async function verify(credentials: Credentials | null, password: string): Promise<boolean> {
    try {
      return (await passwords.verify(credentials?.passwordHash ?? null, password)) && credentials?.activo === true;
    } catch (error) {
      if (error instanceof PasswordQueueFull) throw new AppError('general.no-disponible', { headers: { 'retry-after': '10' } });
      throw error;
    }
  }

  /** The memberships that this password opens. Somebody unknown costs the same time as a wrong password. */
  async function open(memberships: Membership[], password: string): Promise<(Membership & Credentials)[]> {
    if (memberships.length === 0) await verify(null, password);
    const opened: (Membership & Credentials)[] = [];
    for (const membership of memberships) {
      const credentials = await db.tenant(membership.entidadId, (tx) => findCredentials(tx, membership));
      if ((await verify(credentials, password)) && credentials) opened.push({ ...membership, ...credentials });
    }
    return opened;
  }

  return {
    /**
     * @throws AppError `login.credenciales` (never saying which of the two is wrong), `login.demasiados-intentos`,
     * `login.elegir-empresa` with the companies in `content`, `general.no-disponible`.
     */
    async signIn(
      input: ValidadaDe<typeof login.entrar>,
      from: { address: string; name: string; origin: string },
    ): Promise<{ content: Salida; refresh: RefreshSecret }> {
      const userName = normalizeUserName(input.UserName);
      const [account, device] = [`login:${userName}`, `login-device:${from.address}`];
      const wait = await attempts.take([
        { key: account, limit: LIMITS.account },
        { key: device, limit: LIMITS.device },
      ]);
      if (wait > 0) {
        throw new AppError('login.demasiados-intentos', {
          params: { minutos: Math.ceil(wait / 60) },
          headers: { 'retry-after': String(wait) },
        });
      }

      const memberships = await findMemberships(db, userName);
      const wanted = input.EntidadId === undefined ? memberships : memberships.filter(({ entidadId }) => entidadId === input.EntidadId);
      const opened = await open(wanted, input.Password);
      const [chosen] = opened;
      if (!chosen) throw new AppError('login.credenciales');
      await attempts.succeed({ cleared: [account], returned: [device] });
      const InstanceURL = instanceUrl(from.origin);
      if (opened.length > 1) {
        const content: Salida = {
          InstanceURL,
          Environment: environment,
          Perfil: null,
          Entidades: opened.map(({ entidadId, nombre }) => ({ EntidadId: entidadId, Nombre: nombre })),
        };
        throw new AppError('login.elegir-empresa', { content });
      }
      const { entidadId, usuarioId, revision } = chosen;
      const clase = chosen.esQuiosco ? 'quiosco' : input.Recordar ? 'recordada' : 'normal';
      const { token, refresh } = await auth.open({ entidadId, usuarioId, clase, dispositivo: from.name });
      const profile = await perfil.getProfile({ entidadId, usuarioId, token, revision });
      return { content: { InstanceURL, Environment: environment, Perfil: profile, Entidades: [] }, refresh };
    },
  };
}
