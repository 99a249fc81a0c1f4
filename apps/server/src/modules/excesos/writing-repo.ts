import { sumaDe } from '@jornada/domain/excesos/index.ts';
import type { Aviso } from '@jornada/domain/limites/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DiaCalculado } from './categories.ts';

/** Somebody's days from a day on. `guardados`: closed months, which stay as they are. */
export type Calculada = {
  personaId: number;
  punto: string;
  desde: string;
  guardados: readonly string[];
  dias: readonly DiaCalculado[];
  incumplidas: readonly Aviso[];
};

const VENTANAS = `jsonb_to_recordset($2::jsonb) as v (usuario int, desde date, guardados jsonb)`;
const DIAS = `jsonb_to_recordset($3::jsonb) as n (
  usuario int, fecha date, exceso int, pagada int, descanso int, fuerza_mayor int, complementaria int, flexible int, cuentan int, cuentan_aparte int, aparte int, a_mano boolean, partes jsonb)`;
const BORRAR_DIAS = statement(
  'excesos/writing.BORRAR_DIAS',
  `
  delete from instancia.excesos x using ${VENTANAS}
  where x.entidad_id = $1 and x.usuario_id = v.usuario and x.fecha >= v.desde and not v.guardados ? to_char(x.fecha, 'YYYY-MM')
    and not exists (select from ${DIAS} where n.usuario = x.usuario_id and n.fecha = x.fecha)`,
);
const COLUMNAS = 'exceso, pagada, descanso, fuerza_mayor, complementaria, flexible, cuentan, cuentan_aparte, aparte, a_mano, partes';
const ESCRIBIR_DIAS = statement(
  'excesos/writing.ESCRIBIR_DIAS',
  `
  insert into instancia.excesos as x (entidad_id, usuario_id, fecha, ${COLUMNAS})
  select $1, n.usuario, n.fecha, ${COLUMNAS} from jsonb_to_recordset($2::jsonb) as n (
    usuario int, fecha date, exceso int, pagada int, descanso int, fuerza_mayor int, complementaria int, flexible int, cuentan int, cuentan_aparte int, aparte int, a_mano boolean, partes jsonb)
  on conflict (entidad_id, usuario_id, fecha) do update set (${COLUMNAS}) = (
    excluded.exceso, excluded.pagada, excluded.descanso, excluded.fuerza_mayor, excluded.complementaria, excluded.flexible,
    excluded.cuentan, excluded.cuentan_aparte, excluded.aparte, excluded.a_mano, excluded.partes)
  where (x.exceso, x.cuentan, x.cuentan_aparte, x.aparte, x.a_mano, x.partes)
    is distinct from (excluded.exceso, excluded.cuentan, excluded.cuentan_aparte, excluded.aparte, excluded.a_mano, excluded.partes)`,
);

const AVISOS = `jsonb_to_recordset($3::jsonb) as n (usuario int, fecha date, regla text)`;
const GONE = `
  x.entidad_id = $1 and x.usuario_id = v.usuario and x.fecha >= v.desde and not v.guardados ? to_char(x.fecha, 'YYYY-MM')
    and not exists (select from ${AVISOS} where n.usuario = x.usuario_id and n.fecha = x.fecha and n.regla = x.regla)`;
const ANSWERED = `exists (
    select from instancia.incumplimientos_respuestas r
    where r.entidad_id = $1 and r.usuario_id = x.usuario_id and r.fecha = x.fecha and r.regla = x.regla)`;
const BORRAR_INCUMPLIDAS = statement(
  'excesos/writing.BORRAR_INCUMPLIDAS',
  `delete from instancia.incumplimientos x using ${VENTANAS} where ${GONE} and not ${ANSWERED}`,
);
const DAR_POR_PASADAS = statement(
  'excesos/writing.DAR_POR_PASADAS',
  `
  update instancia.incumplimientos x set vigente = false from ${VENTANAS} where ${GONE} and x.vigente and ${ANSWERED}`,
);
const ESCRIBIR_INCUMPLIDAS = statement(
  'excesos/writing.ESCRIBIR_INCUMPLIDAS',
  `
  insert into instancia.incumplimientos as x (entidad_id, usuario_id, fecha, regla, norma, limite, valor)
  select $1, n.usuario, n.fecha, n.regla, n.norma, n.limite, n.valor
  from jsonb_to_recordset($2::jsonb) as n (usuario int, fecha date, regla text, norma text, limite int, valor int)
  on conflict (entidad_id, usuario_id, fecha, regla) do update set norma = excluded.norma, limite = excluded.limite, valor = excluded.valor, vigente = true
  where (x.norma, x.limite, x.valor, x.vigente) is distinct from (excluded.norma, excluded.limite, excluded.valor, true)`,
);

const APUNTAR = statement(
  'excesos/writing.APUNTAR',
  `
  insert into instancia.excesos_calculos as c (entidad_id, usuario_id, punto, dia)
  select $1, p.usuario, p.punto, $3::date from jsonb_to_recordset($2::jsonb) as p (usuario int, punto text)
  on conflict (entidad_id, usuario_id) do update set punto = excluded.punto, dia = excluded.dia`,
);

const rowOf = (usuario: number, dia: DiaCalculado) => {
  const { 'fuerza-mayor': fuerza_mayor, ...suma } = sumaDe(dia.partes);
  const { fecha, exceso, partes, cuentan, cuentanAparte: cuentan_aparte, aparte, isDeMano: a_mano } = dia;
  return { usuario, fecha, exceso, ...suma, fuerza_mayor, cuentan, cuentan_aparte, aparte, a_mano, partes };
};

/** Writes what was computed of some people in the place of what there was. Days of closed months stay. */
export async function saveComputed(tx: Queryable, entidadId: number, hoy: string, calculadas: readonly Calculada[]): Promise<void> {
  const isFree = ({ desde, guardados }: Calculada, fecha: string): boolean => fecha >= desde && !guardados.includes(fecha.slice(0, 7));
  const ventanas = JSON.stringify(calculadas.map(({ personaId: usuario, desde, guardados }) => ({ usuario, desde, guardados })));
  const dias = JSON.stringify(
    calculadas.flatMap((one) => one.dias.filter(({ fecha }) => isFree(one, fecha)).map((dia) => rowOf(one.personaId, dia))),
  );
  const incumplidas = JSON.stringify(
    calculadas.flatMap((one) =>
      one.incumplidas
        .filter(({ fecha }) => isFree(one, fecha))
        .map(({ fecha, regla, norma, limiteMinutos: limite, valorMinutos: valor }) => ({
          usuario: one.personaId,
          fecha,
          regla,
          norma,
          limite,
          valor,
        })),
    ),
  );
  await tx.query(BORRAR_DIAS, [entidadId, ventanas, dias]);
  await tx.query(ESCRIBIR_DIAS, [entidadId, dias]);
  await tx.query(BORRAR_INCUMPLIDAS, [entidadId, ventanas, incumplidas]);
  await tx.query(DAR_POR_PASADAS, [entidadId, ventanas, incumplidas]);
  await tx.query(ESCRIBIR_INCUMPLIDAS, [entidadId, incumplidas]);
  const puntos = JSON.stringify(calculadas.map(({ personaId: usuario, punto }) => ({ usuario, punto })));
  await tx.query(APUNTAR, [entidadId, puntos, hoy]);
}
