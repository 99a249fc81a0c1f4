import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { DiaSumado, MesSumado } from '@jornada/domain/mes/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** The columns of the table that hold a number, by the name of their sum. */
const NUMEROS = [
  'previsto',
  'trabajado',
  'efectivo',
  'ordinario',
  'exceso',
  'nocturno',
  'retraso',
  'saldo',
  'vacaciones',
  'baja',
  'permiso',
  'compensacion',
  'ausencia_minutos',
  'incidencias',
  'incompletas',
  'pendientes',
  'avisos',
] as const;
const ALL = ['centro_id', 'participa', ...NUMEROS, 'tira', 'dias', 'vence'];

const GUARDAR = statement(
  'mes/store.GUARDAR',
  `
  insert into instancia.meses_de_persona (entidad_id, mes, usuario_id, ${ALL.join(', ')})
  select $1, $2::date, id, ${ALL.join(', ')}
  from json_to_recordset($3) as p (
    id int, centro_id int, participa boolean, ${NUMEROS.map((name) => `${name} int`).join(', ')}, tira text, dias jsonb, vence timestamptz)
  on conflict (entidad_id, mes, usuario_id) do update set ${ALL.map((name) => `${name} = excluded.${name}`).join(', ')}`,
);

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** Of a day, only what it has. */
const toStore = (dia: DiaSumado): object => Object.fromEntries(Object.entries(dia).filter(([, value]) => !isNothing(value)));

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

/** Stores the months of some people. */
export async function saveMonths(
  tx: Queryable,
  entidadId: number,
  mes: Mes,
  people: readonly { id: number; month: MesSumado }[],
): Promise<void> {
  const rows = people.map(({ id, month: { sumas, centroId, dias, ...month } }) => {
    const { ausenciaMinutos, ...sums } = sumas;
    return { ...sums, ...month, id, centro_id: centroId, ausencia_minutos: ausenciaMinutos, dias: dias.map(toStore) };
  });
  await tx.query(GUARDAR, [entidadId, `${mes}-01`, JSON.stringify(rows)]);
}

const DIAS = statement(
  'mes/store.DIAS',
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
