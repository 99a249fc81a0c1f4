import type { Retribucion } from '@jornada/domain/retribuciones/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { type CuerpoDeRetribucion, CIFRAS, type FilaRetribucionGuardada } from './reads.ts';

const UNA = statement(
  'retribuciones/repo.UNA',
  `
  select ${CIFRAS}, r.momento, u.nombre_completo as nombre, u.user_name as documento,
    coalesce((select a.nombre_completo from instancia.usuarios a where a.entidad_id = $1 and a.usuario_id = r.autor_id), '') as autor
  from instancia.retribuciones r join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = r.usuario_id
  where r.entidad_id = $1 and r.retribucion_id = $2`,
  told<CuerpoDeRetribucion>(),
);
export type RetribucionLeida = FilaRetribucionGuardada & { momento: string; nombre: string; documento: string; autor: string };

export async function findRetribucion(tx: Queryable, entidadId: number, id: number): Promise<RetribucionLeida | null> {
  const [row] = await tx.query(UNA, [entidadId, id]);
  return row ?? null;
}

const RECORDSET = `(id bigint, version int, "usuarioId" int, ano smallint, mes smallint, clase text, bruto int, "seguridadSocial" int, "baseIrpf" int,
    "tipoIrpf" smallint, irpf int, "otrasDeducciones" int, neto int, "costeEmpresa" int, lineas jsonb)`;

const NUEVAS = statement(
  'retribuciones/repo.NUEVAS',
  `
  insert into instancia.retribuciones (entidad_id, usuario_id, ano, mes, clase, bruto, seguridad_social, base_irpf, tipo_irpf, irpf, otras_deducciones,
    neto, coste_empresa, lineas, autor_id, momento)
  select $1, x."usuarioId", x.ano, x.mes, x.clase, x.bruto, x."seguridadSocial", x."baseIrpf", x."tipoIrpf", x.irpf, x."otrasDeducciones",
    x.neto, x."costeEmpresa", x.lineas, $2, $3
  from jsonb_to_recordset($4::jsonb) as x ${RECORDSET}
  returning retribucion_id as id`,
);
type Escribe = { autorId: number; momento: string };

/** Writes new statements, of any people. @returns their ids. */
export async function createRetribuciones(
  tx: Queryable,
  entidadId: number,
  nuevas: readonly (Retribucion & { usuarioId: number })[],
  { autorId, momento }: Escribe,
): Promise<number[]> {
  if (nuevas.length === 0) return [];
  return (await tx.query(NUEVAS, [entidadId, autorId, momento, JSON.stringify(nuevas)])).map(({ id }) => id);
}

const ANTES = statement(
  'retribuciones/repo.ANTES',
  `
  insert into instancia.retribuciones_anteriores (entidad_id, retribucion_id, version, usuario_id, datos, autor_id, momento)
  select r.entidad_id, r.retribucion_id, r.version, r.usuario_id, to_jsonb(r) - 'entidad_id' - 'retribucion_id' - 'version' - 'usuario_id', $2, $3
  from instancia.retribuciones r where r.entidad_id = $1 and r.retribucion_id = any($4::bigint[])`,
);
const CAMBIAR = statement(
  'retribuciones/repo.CAMBIAR',
  `
  update instancia.retribuciones r
  set ano = x.ano, mes = x.mes, clase = x.clase, bruto = x.bruto, seguridad_social = x."seguridadSocial", base_irpf = x."baseIrpf", tipo_irpf = x."tipoIrpf",
    irpf = x.irpf, otras_deducciones = x."otrasDeducciones", neto = x.neto, coste_empresa = x."costeEmpresa", lineas = x.lineas,
    version = r.version + 1, autor_id = $2, momento = $3
  from jsonb_to_recordset($4::jsonb) as x ${RECORDSET}
  where r.entidad_id = $1 and r.retribucion_id = x.id and r.version = x.version
  returning r.retribucion_id as id`,
);

/** Keeps what statements say before they are corrected or taken away. */
const keepBefore = async (tx: Queryable, entidadId: number, ids: readonly number[], { autorId, momento }: Escribe): Promise<void> =>
  void (await tx.query(ANTES, [entidadId, autorId, momento, ids]));

/** Corrects statements that still have the version that was read. @returns how many had it. */
export async function updateRetribuciones(
  tx: Queryable,
  entidadId: number,
  cambiadas: readonly (Retribucion & { id: number; version: number })[],
  escribe: Escribe,
): Promise<number> {
  if (cambiadas.length === 0) return 0;
  const ids = cambiadas.map(({ id }) => id);
  await keepBefore(tx, entidadId, ids, escribe);
  return (await tx.query(CAMBIAR, [entidadId, escribe.autorId, escribe.momento, JSON.stringify(cambiadas)])).length;
}

const QUITAR = statement(
  'retribuciones/repo.QUITAR',
  'delete from instancia.retribuciones where entidad_id = $1 and retribucion_id = $2 and version = $3 returning 1 as uno',
);

/** @returns whether it was there with this version. */
export async function deleteRetribucion(
  tx: Queryable,
  entidadId: number,
  { id, version }: { id: number; version: number },
  escribe: Escribe,
): Promise<boolean> {
  await keepBefore(tx, entidadId, [id], escribe);
  return (await tx.query(QUITAR, [entidadId, id, version])).length > 0;
}

const PERSONAS = statement(
  'retribuciones/repo.PERSONAS',
  `
  select usuario_id as id, user_name as documento, nombre_completo as nombre from instancia.usuarios
  where entidad_id = $1 and (user_name = any($2) or usuario_id = $3) and not es_quiosco and not es_invitado`,
);
/** People who can be paid, by their ID numbers; also those who have left. */
export const findPaid = (tx: Queryable, entidadId: number, documentos: readonly string[], id = 0) =>
  tx.query(PERSONAS, [entidadId, documentos, id]);
