import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ExcesoTareas, OrigenImputacion } from '@jornada/domain/tareas/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { Imputacion, DeLaPersona } from './model.ts';

type Span = { desde: Fecha; hasta: Fecha };

const DE = statement(
  'tareas/entries.DE',
  `
  select imputacion_id as id, fecha, proyecto_id as "proyectoId", tarea_id as "tareaId", categoria_id as "categoriaId", desde, minutos, observacion,
    facturable, origen, facturacion_id is not null as facturada
  from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 and fecha between $3 and $4
  order by fecha, desde nulls last, imputacion_id`,
  told<{ origen: OrigenImputacion; facturada: boolean }>(),
);

/** What somebody wrote on some days; on each those with an hour first. */
export const findEntries = (tx: Queryable, { entidadId, personaId }: DeLaPersona, { desde, hasta }: Span): Promise<Imputacion[]> =>
  tx.query(DE, [entidadId, personaId, desde, hasta]);

const PONER = statement(
  'tareas/entries.PONER',
  `
  insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, tarea_id, categoria_id, desde, minutos, observacion, facturable, origen, autor_id, momento)
  select $entidad, $usuario, e.fecha, e."proyectoId", e."tareaId", e."categoriaId", e.desde, e.minutos, e.observacion, e.facturable, e.origen, $autor, $momento
  from jsonb_to_recordset($entradas) as e (
    fecha date, "proyectoId" int, "tareaId" int, "categoriaId" int, desde timestamptz, minutos int, observacion text, facturable boolean, origen text)`,
);
export type EscritaPor = DeLaPersona & { autorId: number; momento: string };

export async function insertEntries(
  tx: Queryable,
  { entidadId, personaId, autorId, momento }: EscritaPor,
  entradas: readonly Omit<Imputacion, 'id' | 'facturada'>[],
): Promise<void> {
  if (entradas.length === 0) return;
  await tx.query(PONER, { entidad: entidadId, usuario: personaId, autor: autorId, momento, entradas: JSON.stringify(entradas) });
}

// One that was billed meanwhile stays as it is.
const CAMBIAR = statement(
  'tareas/entries.CAMBIAR',
  `
  update instancia.imputaciones i set proyecto_id = e."proyectoId", tarea_id = e."tareaId", categoria_id = e."categoriaId", desde = e.desde,
    minutos = e.minutos, observacion = e.observacion, facturable = e.facturable, origen = e.origen, autor_id = $autor, momento = $momento
  from jsonb_to_recordset($entradas) as e (
    id bigint, "proyectoId" int, "tareaId" int, "categoriaId" int, desde timestamptz, minutos int, observacion text, facturable boolean, origen text)
  where i.entidad_id = $entidad and i.usuario_id = $usuario and i.imputacion_id = e.id and i.facturacion_id is null returning i.imputacion_id as id`,
);
/** @returns whether all of them were still free to change. */
export async function updateEntries(
  tx: Queryable,
  { entidadId, personaId, autorId, momento }: EscritaPor,
  entradas: readonly Imputacion[],
): Promise<boolean> {
  if (entradas.length === 0) return true;
  const values = { entidad: entidadId, usuario: personaId, autor: autorId, momento, entradas: JSON.stringify(entradas) };
  return (await tx.query(CAMBIAR, values)).length === entradas.length;
}

const QUITAR = statement(
  'tareas/entries.QUITAR',
  'delete from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 and imputacion_id = any($3) and facturacion_id is null returning imputacion_id as id',
);
/** @returns whether all of them were still free to be taken away. */
export async function deleteEntries(tx: Queryable, { entidadId, personaId }: DeLaPersona, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await tx.query(QUITAR, [entidadId, personaId, ids])).length === ids.length;
}

const EXCESO = statement(
  'tareas/entries.EXCESO',
  'select exceso from instancia.ajustes_tareas where entidad_id = $1',
  told<{ exceso: ExcesoTareas }>(),
);
/** What the company does with minutes beyond those worked. */
export async function findExceso(tx: Queryable, entidadId: number): Promise<ExcesoTareas> {
  return (await tx.query(EXCESO, [entidadId]))[0]?.exceso ?? 'rechaza';
}

const RECIBIR = statement(
  'tareas/entries.RECIBIR',
  `insert into instancia.envios_tareas (entidad_id, usuario_id, clave, cuerpo, momento) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1 as uno`,
);
const RECIBIDO = statement(
  'tareas/entries.RECIBIDO',
  'select cuerpo = $4 as mismo from instancia.envios_tareas where entidad_id = $1 and usuario_id = $2 and clave = $3',
  told<{ mismo: boolean }>(),
);
/** Notes that something was sent. @returns `nuevo`: for the first time; otherwise whether it is the same again. */
export async function noteSent(
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  { clave, cuerpo, momento }: { clave: string; cuerpo: Buffer; momento: string },
): Promise<'nuevo' | 'mismo' | 'otro'> {
  const [made] = await tx.query(RECIBIR, [entidadId, personaId, clave, cuerpo, momento]);
  if (made) return 'nuevo';
  const [before] = await tx.query(RECIBIDO, [entidadId, personaId, clave, cuerpo]);
  return before?.mismo ? 'mismo' : 'otro';
}

const OLVIDAR = statement('tareas/entries.OLVIDAR', 'delete from instancia.envios_tareas where entidad_id = $1 and momento < $2');
export const deleteSentBefore = async (tx: Queryable, entidadId: number, momento: string): Promise<void> =>
  void (await tx.query(OLVIDAR, [entidadId, momento]));

const CATEGORIAS = statement(
  'tareas/entries.CATEGORIAS',
  `select categoria_id as id, nombre from instancia.categorias_tarea where entidad_id = $1 and activo order by nombre collate "und-x-icu", categoria_id`,
);
/** The kinds of work to choose from. */
export const findCategories = (tx: Queryable, entidadId: number) => tx.query(CATEGORIAS, [entidadId]);
