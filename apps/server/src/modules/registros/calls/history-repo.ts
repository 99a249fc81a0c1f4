import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import type { EventoLeido } from '../log/model.ts';
import { readPerson } from '../person/repo.ts';
import type { Ventana } from '../person/windows.ts';

/** An empty window: the end is before the beginning. */
const NONE: Ventana = { desde: '2000-01-02', hasta: '2000-01-01' };

type Quien = { entidadId: number; personaId: number };

/** The log lines of one person's days, in the order of writing. */
export async function findLines(db: Queryable, { entidadId, personaId }: Quien, ventana: Ventana): Promise<EventoLeido[]> {
  const { eventos } = await readPerson(db, { entidadId, personaId, eventos: ventana, dias: NONE, dia: null, clave: null });
  // Every read also brings the open day.
  return eventos.filter(({ fecha }) => fecha >= ventana.desde && fecha <= ventana.hasta);
}

const HORAS = statement(
  'registros/calls/history.HORAS',
  `
  select fecha, proyecto_id as id, sum(minutos)::int as minutos from instancia.imputaciones
  where entidad_id = $1 and usuario_id = $2 and fecha between $3 and $4 group by fecha, proyecto_id`,
  told<{ minutos: number }>(),
);

/** The minutes that one person gave to projects, with those of their tasks: by project id, for each day. */
export async function findProjectMinutesByDay(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { desde, hasta }: Ventana,
): Promise<Map<Fecha, Map<number, number>>> {
  const rows = await tx.query(HORAS, [entidadId, personaId, desde, hasta]);
  const byDay = Map.groupBy(rows, ({ fecha }) => fecha);
  return new Map([...byDay].map(([fecha, own]) => [fecha, new Map(own.map(({ id, minutos }) => [id, minutos]))]));
}

const MINUTOS = statement(
  'registros/calls/history.MINUTOS',
  `select fecha, presencia, trabajado, efectivo, pausa_pagada as "pausaPagada", pausa_no_pagada as "pausaNoPagada", nocturnos
   from instancia.dias where entidad_id = $1 and usuario_id = $2 and fecha between $3 and $4`,
);

/** The minutes of each recorded day up to its last mark. */
export async function findMinutesByDay(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { desde, hasta }: Ventana,
): Promise<Map<Fecha, Minutos>> {
  const rows = await tx.query(MINUTOS, [entidadId, personaId, desde, hasta]);
  return new Map(rows.map(({ fecha, ...minutos }) => [fecha, minutos]));
}
