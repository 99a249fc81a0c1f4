import { statement, type Queryable } from '../../platform/database/pool.ts';
import { centreOn, SHOWN, type Ahora } from './shown.ts';

/** All that colleagues may ever see of somebody; what the company does not show is left out later. */
export type FilaCompanera = {
  id: number;
  nombre: string;
  puesto: string;
  correo: string;
  telefono: string;
  foto: string | null;
  ocultaTelefono: boolean;
  ocultaFoto: boolean;
  departamentoId: number | null;
  departamento: string | null;
  centroId: number | null;
  /** Since when an open day runs on which they work or have a break; null: none. */
  desde: string | null;
};

const fila = (
  hoy: string,
) => `u.usuario_id as id, u.nombre_completo as nombre, u.puesto, u.email as correo, u.movil as telefono, u.foto_version as foto,
    u.oculta_telefono as "ocultaTelefono", u.oculta_foto as "ocultaFoto", u.departamento_id as "departamentoId", d.nombre as departamento,
    ${centreOn(hoy)} as "centroId", (
      select j.inicio from instancia.jornadas j
      where j.entidad_id = u.entidad_id and j.usuario_id = u.usuario_id and j.estado = 'abierta' and j.situacion in ('trabajando', 'pausa')) as desde`;
const DEPARTAMENTO = 'left join instancia.departamentos d on d.entidad_id = u.entidad_id and d.departamento_id = u.departamento_id';

const FILAS = statement(
  'team/cards.FILAS',
  `
  select ${fila('$3')} from unnest($4::int[]) with ordinality as k (id, lugar)
  join instancia.usuarios u on u.usuario_id = k.id ${DEPARTAMENTO}
  where ${SHOWN} order by k.lugar`,
);

/** These people in the given order, without those whom colleagues do not meet. */
export const findCards = (tx: Queryable, entidadId: number, { ahora, hoy }: Ahora, ids: readonly number[]): Promise<FilaCompanera[]> =>
  tx.query(FILAS, [entidadId, ahora, hoy, ids]);

const PROPIA = statement(
  'team/cards.PROPIA',
  `
  select ${fila('$3')} from instancia.usuarios u ${DEPARTAMENTO} where u.entidad_id = $1 and u.usuario_id = $2`,
);

/** Oneself. */
export async function findOwnCard(tx: Queryable, entidadId: number, hoy: string, usuarioId: number): Promise<FilaCompanera> {
  const [row] = await tx.query(PROPIA, [entidadId, usuarioId, hoy]);
  if (!row) throw new Error(`nobody has the id ${usuarioId}`);
  return row;
}

const OCULTAR = statement(
  'team/cards.OCULTAR',
  'update instancia.usuarios set oculta_telefono = $3, oculta_foto = $4 where entidad_id = $1 and usuario_id = $2',
);

/** What somebody keeps from colleagues. */
export async function updateChoice(
  tx: Queryable,
  { entidadId, usuarioId }: { entidadId: number; usuarioId: number },
  { ocultaTelefono, ocultaFoto }: { ocultaTelefono: boolean; ocultaFoto: boolean },
): Promise<void> {
  await tx.query(OCULTAR, [entidadId, usuarioId, ocultaTelefono, ocultaFoto]);
}
