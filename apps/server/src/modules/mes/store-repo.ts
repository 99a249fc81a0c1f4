import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { DiaSumado, MesSumado } from '@jornada/domain/mes/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

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
