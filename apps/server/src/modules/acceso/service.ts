import type { Proveedor } from '@jornada/contract/acceso.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { normalizeUserName } from '../login/reads.ts';
import type { Origen } from '../login/service.ts';
import type { Inicio, LoginAttempts, Lugar } from './attempts.ts';
import type { EntryLinks } from './entry-links.ts';
import type { LoginLinks } from './links.ts';
import type { Elegido, Methods } from './methods.ts';
import type { AppPasskeys } from './passkey.ts';
import type { Providers } from '../proveedores/service.ts';
import type { Renewals } from './renewals.ts';

export { createLoginAttempts } from './attempts.ts';
export { createAskStep } from './ask-step.ts';
export { createRenewals } from './renewals.ts';
export { createAppPasskeys } from './passkey.ts';
export { createEntryLinks } from './entry-links.ts';
export { createLoginLinks } from './links.ts';
export { createMethods } from './methods.ts';

export type AccesoService = ReturnType<typeof createAccesoService>;

/** A token of `getLoginMethods2` or of a renewal has three parts; one from a mail has two. */
const isFromMail = (token: string): boolean => token.split('.').length === 2;

/** Signing in at identity providers, as people see it: from the method to the session. */
export function createAccesoService(options: {
  methods: Methods;
  attempts: LoginAttempts;
  providers: Providers;
  links: LoginLinks;
  entries: EntryLinks;
  renewals: Renewals;
  passkeys: AppPasskeys;
  baseUrl(origin: string): string;
}) {
  const { methods, attempts, links, renewals } = options;

  /** The first company that has the provider, of those whose provider is offered to the person. */
  async function chosenByName(username: string, proveedor: Proveedor, from: Origen): Promise<Elegido> {
    const userName = normalizeUserName(username);
    const way = (await methods.offeredWaysOf(userName, from)).find(({ proveedores }) =>
      proveedores.some((one) => one.proveedor === proveedor),
    );
    if (!way) throw new AppError('login.metodo-no-disponible');
    return { entidadId: way.entidadId, userName };
  }

  return {
    ...options,

    /**
     * Begins an attempt with the token of a method, of a mail or of a session to renew; otherwise by name. If both are given,
     * they must agree. @throws AppError `login.metodo-no-disponible`, `acceso.enlace-no-valido`, and the errors of the attempt.
     */
    async begin(
      by: { token?: string; username: string },
      inicio: Inicio,
      lugar: Lugar,
      from: Origen,
    ): Promise<{ url: string; secret: string; userName: string }> {
      const { token, username } = by;
      if (token === undefined) {
        const chosen = await chosenByName(username, inicio.proveedor, from);
        return { ...(await attempts.begin(chosen, inicio, lugar)), userName: chosen.userName };
      }
      const fromMail = isFromMail(token);
      const chosen = fromMail
        ? await links.look(token, inicio.proveedor)
        : ((await methods.read(token, inicio.proveedor)) ?? (await renewals.read(token, inicio.proveedor)));
      const isOther = username !== '' && chosen?.userName !== normalizeUserName(username);
      if (!chosen || isOther) throw new AppError(fromMail ? 'acceso.enlace-no-valido' : 'login.metodo-no-disponible');
      const begun = await attempts.begin(chosen, inicio, lugar);
      // Used up only now: if the provider cannot be reached, the link must stay valid.
      if (fromMail && !(await links.use(token))) throw new AppError('acceso.enlace-no-valido');
      return { ...begun, userName: chosen.userName };
    },
  };
}
