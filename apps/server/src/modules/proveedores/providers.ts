import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { accesoIntranet, ProveedorVista } from '@jornada/contract/acceso-intranet.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isOutboundAllowed } from '../../platform/http/outbound.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Vault } from '../../platform/vault.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findProviderOf } from '../auth/reads.ts';
import type { Emisor, Oidc } from './oidc.ts';
import { deleteProvider, findProvider, findProviders, saveProvider, type FilaProveedor } from './providers-repo.ts';

export type Providers = ReturnType<typeof createProviders>;

/**
 * A tenant by its id. With another name (`common`, `organizations`, a domain), people of any company could enter, or the issuer
 * would not match.
 */
const MICROSOFT =
  /^https:\/\/login\.(?:microsoftonline\.com|microsoftonline\.us|partner\.microsoftonline\.cn)\/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\/v2\.0$/i;

const present = ({ secreto, ...row }: FilaProveedor): ProveedorVista => ({ ...row, tieneSecreto: secreto !== null });

/** The identity providers of a company, as its administrators manage them. */
export function createProviders(options: {
  db: Database;
  clock: Clock;
  vault: Vault;
  oidc: Oidc;
  auditoria: AuditoriaService;
  privateHosts: readonly string[];
}) {
  const { db, clock, vault, oidc, auditoria, privateHosts } = options;
  const contextOf = (entidadId: number, proveedor: Proveedor): string => `acceso_proveedores ${entidadId} ${proveedor}`;

  /** @throws AppError `acceso.emisor-no-permitido`. */
  function checkIssuer(proveedor: Proveedor, emisor: string): void {
    const url = URL.canParse(emisor) ? new URL(emisor) : null;
    const isPlain =
      url !== null && !url.search && !url.hash && !url.pathname.includes('/.well-known') && isOutboundAllowed(emisor, privateHosts);
    // A provider in the own network may replace Microsoft's; a public one may not.
    const isRight = proveedor === 'sso' || MICROSOFT.test(emisor) || privateHosts.includes(url?.hostname ?? '');
    if (!isPlain || !isRight) throw new AppError('acceso.emisor-no-permitido', { fields: { emisor: { key: 'formato' } } });
  }

  /** @throws AppError `acceso.emisor-no-permitido`, `acceso.emisor-no-responde`. */
  async function describe(proveedor: Proveedor, emisor: string) {
    checkIssuer(proveedor, emisor);
    return oidc.describe(emisor).catch((cause: unknown) => {
      throw new AppError('acceso.emisor-no-responde', { cause });
    });
  }

  const emisorOf = (entidadId: number, { proveedor, emisor, clienteId, secreto }: FilaProveedor): Emisor => ({
    emisor,
    clienteId,
    secreto: secreto && vault.open(secreto, contextOf(entidadId, proveedor)).toString(),
  });

  return {
    /** The active providers of a company. */
    inUse: async (tx: Queryable, entidadId: number): Promise<FilaProveedor[]> =>
      (await findProviders(tx, entidadId)).filter(({ activo }) => activo),

    /** An active provider, with the data needed to talk to it; null if there is none. */
    async find(entidadId: number, proveedor: Proveedor): Promise<{ fila: FilaProveedor; emisor: Emisor } | null> {
      const fila = await db.tenant(entidadId, (tx) => findProvider(tx, entidadId, proveedor));
      return fila?.activo ? { fila, emisor: emisorOf(entidadId, fila) } : null;
    },

    async list(sesion: Sesion) {
      const rows = await db.tenant(sesion.entidadId, (tx) => findProviders(tx, sesion.entidadId));
      return { proveedores: rows.map(present), entroCon: await findProviderOf(db, sesion) };
    },

    async test({ proveedor, emisor }: ValidadaDe<typeof accesoIntranet.probar>) {
      const found = await describe(proveedor, emisor);
      const { scopes_supported: scopes, code_challenge_methods_supported: methods } = found;
      return {
        emisor: found.issuer,
        pagina: new URL(found.authorization_endpoint ?? found.issuer).host,
        pkce: methods ? methods.includes('S256') : null,
        renueva: scopes ? scopes.includes('offline_access') : null,
      };
    },

    /**
     * @throws AppError `acceso.emisor-no-permitido`, `acceso.emisor-no-responde`; `acceso.falta-secreto` where the issuer or the client changes
     * and the secret that was for the old one would go to the new; `acceso.entra-primero` where passwords would be switched off
     * by somebody who has not come in by this provider: a wrong setting would lock everybody out.
     */
    async save(sesion: Sesion, input: ValidadaDe<typeof accesoIntranet.guardar>): Promise<ProveedorVista> {
      const { entidadId } = sesion;
      const { secreto: given, ...rest } = input;
      await describe(input.proveedor, input.emisor);
      const came = await findProviderOf(db, sesion);
      return db.tenant(entidadId, async (tx) => {
        const before = await findProvider(tx, entidadId, input.proveedor);
        const isSameClient = before?.emisor === input.emisor && before.clienteId === input.clienteId;
        if (given === undefined && before?.secreto && !isSameClient) throw new AppError('acceso.falta-secreto');
        const closes = input.activo && !input.permiteContrasena;
        const isClosed = before?.activo === true && !before.permiteContrasena && isSameClient;
        if (closes && !isClosed && !(isSameClient && came === input.proveedor)) throw new AppError('acceso.entra-primero');
        const kept = before?.secreto ?? null;
        const secreto =
          given === undefined ? kept : given === '' ? null : vault.seal(Buffer.from(given), contextOf(entidadId, input.proveedor));
        const row = { ...rest, secreto };
        await saveProvider(tx, entidadId, row, clock.now().toString());
        const cambios = cambiosDe(before ? present(before) : {}, { ...present(row), ...(given ? { secretoCambiado: true } : {}) });
        await auditoria.note(tx, { sesion, accion: 'acceso.guardar', sobreId: null, datos: { cambios } });
        return present(row);
      });
    },

    /** @throws AppError `acceso.proveedor-no-existe`. */
    async remove(sesion: Sesion, proveedor: Proveedor): Promise<null> {
      await db.tenant(sesion.entidadId, async (tx) => {
        if (!(await deleteProvider(tx, sesion.entidadId, proveedor))) throw new AppError('acceso.proveedor-no-existe');
        await auditoria.note(tx, { sesion, accion: 'acceso.borrar', sobreId: null, datos: { proveedor } });
      });
      return null;
    },
  };
}
