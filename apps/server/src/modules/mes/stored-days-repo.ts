import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { DiaSumado } from '@jornada/domain/mes/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const NADA: Omit<DiaSumado, 'fecha' | 'motivo'> = {
  centroId: null,
  contrato: false,
  estado: null,
  cuenta: false,
  porque: null,
  previsto: 0,
  trabajado: 0,
  efectivo: 0,
  ordinario: 0,
  exceso: 0,
  nocturno: 0,
  retraso: 0,
  saldo: 0,
  ausencia: null,
  ausenciaMedios: 0,
  ausenciaMinutos: 0,
  incidencias: [],
  pendientes: 0,
  porques: [],
};

/** A stored day with everything that it lacks. */
const storedDayOf = (dia: Pick<DiaSumado, 'fecha' | 'motivo'> & Partial<DiaSumado>): DiaSumado => ({ ...NADA, ...dia });

const DIAS = statement(
  'mes/stored-days.DIAS',
  `
  select m.usuario_id as id, m.dias from instancia.meses_de_persona m
  where m.entidad_id = $1 and m.mes = $2::date and m.participa and ($3::int[] is null or m.usuario_id = any($3)) and m.usuario_id > $4
  order by m.usuario_id limit $5`,
  told<{ dias: DiaSumado[] }>(),
);
/** How many people are read at once: that answer has some megabytes. */
const CHUNK = 1000;

/** The stored days of everybody who takes part in a month, or of some of them. */
export async function findStoredDays(
  tx: Queryable,
  entidadId: number,
  mes: Mes,
  ids: readonly number[] | null = null,
): Promise<{ id: number; dias: DiaSumado[] }[]> {
  const all: { id: number; dias: DiaSumado[] }[] = [];
  for (;;) {
    const rows = await tx.query(DIAS, [entidadId, `${mes}-01`, ids, all.at(-1)?.id ?? 0, CHUNK]);
    all.push(...rows.map(({ id, dias }) => ({ id, dias: dias.map(storedDayOf) })));
    if (rows.length < CHUNK) return all;
  }
}
