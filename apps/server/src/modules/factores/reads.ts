import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { type Queryable, statement, type RowOf } from '../../platform/database/pool.ts';

/** Whether the person's company requires a second step. */
export async function isSecondStepRequired(
  entidades: EntidadesService,
  { entidadId, revision, permisos }: Pick<Sesion, 'entidadId' | 'revision' | 'permisos'>,
): Promise<boolean> {
  // Somebody from outside always needs one.
  if (permisos.has('inspeccion.consultar:all')) return true;
  if (!permisos.has('intranet.abrir:all')) return false;
  return (await entidades.getConfiguration(entidadId, revision)).ajustes.segundoFactorAdmins;
}

/** The site that a passkey belongs to. */
export type Sitio = { origin: string; rpId: string };

/** Null if passkeys are not possible there: an unknown origin, an IP address, or an address without TLS other than localhost. */
export function siteOf(origin: string | null): Sitio | null {
  if (origin === null) return null;
  const { hostname, protocol, origin: plain } = new URL(origin);
  const isNumbers = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isNumbers || !isSafe ? null : { origin: plain, rpId: hostname };
}

export type PersonaConFactores = { entidadId: number; usuarioId: number };

export const whose = ({ entidadId, usuarioId }: PersonaConFactores) => [entidadId, usuarioId] as const;

export const MINE = 'entidad_id = $1 and usuario_id = $2';

const DESTINATARIO = statement(
  'factores/reads.DESTINATARIO',
  `select nombre_completo as nombre, email, coalesce(u.idioma, e.idioma) as idioma, e.nombre as empresa
   from instancia.usuarios u join instancia.entidades e using (entidad_id) where ${MINE}`,
);

type Destinatario = RowOf<typeof DESTINATARIO>;

export async function findAddressee(tx: Queryable, persona: PersonaConFactores): Promise<Destinatario | null> {
  const [row] = await tx.query(DESTINATARIO, whose(persona));
  return row ?? null;
}

/** Whether a person needs more than the password. */
export async function hasSecondStep(tx: Queryable, persona: PersonaConFactores): Promise<boolean> {
  const { totp, llaves } = await findSummary(tx, persona);
  return totp !== null || llaves > 0;
}

const RESUMEN = statement(
  'factores/reads.RESUMEN',
  `
  select (select confirmado from instancia.factores_totp where ${MINE}) as totp,
    (select count(*)::int from instancia.codigos_recuperacion where ${MINE} and usado is null) as codigos,
    (select count(*)::int from instancia.llaves where ${MINE}) as llaves`,
);

/** The factors of a person, in one statement. */
export async function findSummary(tx: Queryable, persona: PersonaConFactores): Promise<RowOf<typeof RESUMEN>> {
  const [row] = await tx.query(RESUMEN, whose(persona));
  return row ?? { totp: null, codigos: 0, llaves: 0 };
}
