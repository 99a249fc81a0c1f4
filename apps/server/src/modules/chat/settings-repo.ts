import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type AjustesDeSalas = RowOf<typeof LEER>;

/** As it is until a company decides otherwise. */
const USUAL: AjustesDeSalas = {
  salasDepartamento: true,
  salasCentro: false,
  historialCompleto: false,
  conservaMeses: 24,
  urgentes: false,
  version: 0,
};

const LEER = statement(
  'chat/settings.LEER',
  `
  select salas_departamento as "salasDepartamento", salas_centro as "salasCentro", historial_completo as "historialCompleto",
    conserva_meses as "conservaMeses", urgentes, version
  from instancia.chat_ajustes where entidad_id = $1`,
);

export async function findSettings(tx: Queryable, entidadId: number): Promise<AjustesDeSalas> {
  const [row] = await tx.query(LEER, [entidadId]);
  return row ?? USUAL;
}

const PRIMERA = statement(
  'chat/settings.PRIMERA',
  `
  insert into instancia.chat_ajustes (entidad_id, salas_departamento, salas_centro, historial_completo, conserva_meses, urgentes)
  select $1, $2, $3, $4, $5, $6 where $7 = 0
  on conflict (entidad_id) do nothing returning version`,
);
const OTRA = statement(
  'chat/settings.OTRA',
  `
  update instancia.chat_ajustes set salas_departamento = $2, salas_centro = $3, historial_completo = $4, conserva_meses = $5, urgentes = $6, version = version + 1
  where entidad_id = $1 and version = $7 returning version`,
);

/** @returns whether nobody else has saved since. */
export async function saveSettings(tx: Queryable, entidadId: number, a: AjustesDeSalas): Promise<boolean> {
  const values = [entidadId, a.salasDepartamento, a.salasCentro, a.historialCompleto, a.conservaMeses, a.urgentes, a.version] as const;
  return (await tx.query(a.version === 0 ? PRIMERA : OTRA, values)).length > 0;
}

const RRHH = statement(
  'chat/settings.RRHH',
  `
  select u.usuario_id as id, u.nombre_completo as nombre from instancia.chat_rrhh r
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = r.usuario_id
  where r.entidad_id = $1 order by u.nombre_completo collate "und-x-icu", 1`,
);
const FUERA = statement('chat/settings.FUERA', 'delete from instancia.chat_rrhh where entidad_id = $1');
const DENTRO = statement('chat/settings.DENTRO', 'insert into instancia.chat_rrhh (entidad_id, usuario_id) select $1, unnest($2::int[])');

/** Who answers for HR by name; nobody: the admins. */
export const findHr = (tx: Queryable, entidadId: number): Promise<{ id: number; nombre: string }[]> => tx.query(RRHH, [entidadId]);

export async function saveHr(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> {
  await tx.query(FUERA, [entidadId]);
  await tx.query(DENTRO, [entidadId, ids]);
}

// A class of rooms that is switched off is closed, and opened again with it.
const CERRAR_CLASE = statement(
  'chat/settings.CERRAR_CLASE',
  `update instancia.chat_salas set estado = $3 where entidad_id = $1 and clase = $2 and estado <> $3`,
);

export async function updateStateOfClass(tx: Queryable, entidadId: number, clase: 'departamento' | 'centro', isOn: boolean): Promise<void> {
  await tx.query(CERRAR_CLASE, [entidadId, clase, isOn ? 'abierto' : 'archivado']);
}
