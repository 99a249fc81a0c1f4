import * as z from 'zod/mini';
import { CLASES_A_LA_VISTA } from '@jornada/domain/ausencias/para-quien.ts';
import { CLASES_AUSENCIA } from '@jornada/domain/horario/modelo.ts';
import { ESTADOS_FIRMA } from '@jornada/domain/firmas/modelo.ts';
import { INCIDENCIAS } from '@jornada/domain/registros/modelo.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { entradaCambioHora, entradaProponer, ERRORES_DE_CAMBIO } from '../registros/correction-inputs.ts';
import { correccion, registro, tramo } from '../registros/vistas.ts';
import { entero, fecha, id, instante } from '../valores.ts';
import { COLUMNAS_COMUNES, NOMBRES_COLUMNA } from './columnas.ts';

export { COLUMNAS_COMUNES, COLUMNAS_MES, NOMBRES_COLUMNA, type ColumnaComun, type ColumnaMes } from './columnas.ts';

const queMes = { ano: entero.check(z.minimum(2000), z.maximum(2100)), mes: entero.check(z.minimum(1), z.maximum(12)) };
const filtro = {
  ...queMes,
  centro: z.optional(id),
  departamento: z.optional(id),
  responsable: z.optional(id),
  texto: z.optional(z.string().check(z.maxLength(100))),
  con: z.optional(z.enum(['avisos', 'sin-firmar'])),
};

/** The sum of each column: minutes, half days, or numbers of days; see `COLUMNAS_MES`. */
const valores = z.record(z.enum(COLUMNAS_COMUNES), z.int());
/** Half days of absence of each kind; null for whoever may not read health data. */
const clases = z.nullable(z.record(z.enum(CLASES_AUSENCIA), z.int()));

/** Somebody's month. `tira`: the kind of each day, one letter each. */
const mesDeAlguien = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  centro: z.nullable(z.string()),
  departamento: z.nullable(z.string()),
  tira: z.string(),
  /** What the person said about the month; null while nobody asks them. */
  firma: z.nullable(z.enum(ESTADOS_FIRMA)),
  /** What is wrong with the first day that should be looked at. */
  aviso: z.nullable(z.enum([...INCIDENCIAS, 'incompleta', 'pendiente'])),
  valores,
  clases,
});
export type MesDeAlguienVista = z.output<typeof mesDeAlguien>;

/** One day behind a number. Of a day that does not count there are no minutes except the planned ones; `porque` says why. */
const diaDelMes = z.object({
  fecha,
  zona: z.nullable(z.string()),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  tramos: z.array(tramo),
  estado: z.nullable(z.enum(['abierta', 'cerrada', 'incompleta', 'vacia'])),
  motivo: z.enum(['laborable', 'libre', 'festivo', 'ausencia', 'sin-contrato']),
  cuenta: z.boolean(),
  porque: z.nullable(z.enum(['futuro', 'en-curso', 'incompleta', 'libre'])),
  previsto: z.int(),
  trabajado: z.int(),
  efectivo: z.int(),
  ordinario: z.int(),
  exceso: z.int(),
  nocturno: z.int(),
  retraso: z.int(),
  saldo: z.int(),
  ausencia: z.nullable(z.enum(CLASES_A_LA_VISTA)),
  ausenciaMedios: z.int(),
  ausenciaMinutos: z.int(),
  incidencias: z.array(z.enum(INCIDENCIAS)),
  pendientes: z.int(),
  turno: z.nullable(z.object({ inicio: instante, fin: instante })),
});
export type DiaDelMesVista = z.output<typeof diaDelMes>;

/** A mark that counts, as far as another hour may be proposed for it. */
const marcaDelDia = z.pick(registro, { id: true, clase: true, nombre: true, momento: true, momentoOriginal: true, zona: true });
export type MarcaDelDiaVista = z.output<typeof marcaDelDia>;

const orden = { sort: z.optional(z.enum(['nombre', ...NOMBRES_COLUMNA])), dir: z.optional(z.enum(['asc', 'desc'])) };

const comun = { host: 'instance', method: 'GET', acceso: 'mes.ver:team', nuestra: true, soloTitular: true } as const;

/** The month of many people, side by side. */
export const mes = feature('mes', {
  resumen: 'The month of many people side by side: sums of their days, the days behind each number, and mending them.',
  esquemas: { MesDeAlguien: mesDeAlguien, DiaDelMes: diaDelMes, MarcaDelDia: marcaDelDia },
  permisos: { 'ver:team': ['responsable'], 'ver:all': ['admin'] },
  errores: { 'persona-no-existe': 404 },
  campos: {
    aviso: 'What is wrong with the first day that somebody should look at; null: nothing.',
    ordinario: 'Minutes worked within the plan.',
    nocturno: 'Minutes of the night.',
    retraso: 'Minutes late beyond the courtesy.',
    ausenciaMedios: 'Half days of absence.',
    ausenciaMinutos: 'Minutes of absence on a day that is worked in part.',
    tira: 'The kind of each day, one letter each: worked, excess, absence, holiday, free, something lacks, running, planned.',
    valores: 'The sum of each column: minutes, half days of absences, or numbers of days.',
    clases: 'Half days of absence of each kind; null for whoever may not read health data, who also cannot sort by them.',
    ausencias: 'Half days of absence of all kinds.',
    bolsa:
      'What was written into the hour bank with a day of the month: balances of closed months, rest for overtime, payouts, adjustments.',
    faltan: 'How many people are still to be summed up, counted up to a thousand; 0: all numbers are true.',
    de: 'How many people there are altogether.',
    conAvisos: 'How many of the people have something that somebody should look at.',
    firmados: 'How many people of the centre have confirmed the month; null while nobody asks them.',
    marcas: 'The marks of the day that count, the first one first.',
    esperan: 'Proposals about the day that nobody has answered yet.',
    lugar: 'How many stand before them; null for somebody who is not in the list.',
    tipos: 'The types of mark with which a forgotten coming or leaving is proposed.',
  },
  llamadas: {
    listado: call({
      ...comun,
      path: '/intranet/mes',
      resumen:
        'People by name or by any number of their month; by a kind of absence only for whoever may read health data. Whoever runs the company sees all, others the people they answer for. It sums up first what is no longer true; `faltan` says what a job still sums up.',
      entrada: z.strictObject({
        ...filtro,
        ...orden,
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(200))),
      }),
      salida: z.object({ items: z.array(mesDeAlguien), total: z.int(), faltan: z.int() }),
      errores: [],
    }),
    lugar: call({
      ...comun,
      path: '/intranet/mes/lugar',
      costosa: true,
      resumen: 'Where in the list of the same filter and order somebody stands, for whoever opens them by a link.',
      entrada: z.strictObject({ ...filtro, ...orden, persona: id }),
      salida: z.object({ lugar: z.nullable(z.int()) }),
      errores: [],
    }),
    totales: call({
      ...comun,
      path: '/intranet/mes/totales',
      costosa: true,
      resumen: 'The sums of all people of the same filter, and how many there are by centre. It sums up first what is no longer true.',
      entrada: z.strictObject(filtro),
      salida: z.object({
        personas: z.int(),
        conAvisos: z.int(),
        valores,
        clases,
        centros: z.array(z.object({ id: z.int(), nombre: z.string(), personas: z.int(), avisos: z.int(), firmados: z.nullable(z.int()) })),
        faltan: z.int(),
        de: z.int(),
      }),
      errores: [],
    }),
    dias: call({
      ...comun,
      path: '/intranet/mes/dias',
      resumen: "The days of one person's month, behind each of its numbers.",
      entrada: z.strictObject({ ...queMes, persona: id }),
      salida: z.object({
        persona: z.object({ id: z.int(), nombre: z.string() }),
        departamento: z.nullable(z.string()),
        valores,
        clases,
        dias: z.array(diaDelMes),
        tipos: z.object({ entrada: z.nullable(z.int()), salida: z.nullable(z.int()) }),
      }),
      errores: ['mes.persona-no-existe'],
    }),
    marcas: call({
      ...comun,
      path: '/intranet/mes/marcas',
      resumen: "The marks of one person's day, and what is proposed about them and waits for an answer.",
      entrada: z.strictObject({ persona: id, fecha }),
      salida: z.object({ fecha, marcas: z.array(marcaDelDia), esperan: z.array(correccion) }),
      errores: ['mes.persona-no-existe'],
    }),
    cambiarHora: call({
      ...comun,
      method: 'POST',
      path: '/intranet/mes/cambiarHora',
      cambia: ['registros', 'bandeja', 'cierres'],
      resumen: "Proposes another hour for a mark of somebody's record, in the name of the company. It counts when that person agrees.",
      entrada: z.extend(entradaCambioHora, { persona: id }),
      salida: z.object({ fecha, correccion }),
      errores: ['mes.persona-no-existe', ...ERRORES_DE_CAMBIO, 'general.clave-reutilizada'],
    }),
    proponer: call({
      ...comun,
      method: 'POST',
      path: '/intranet/mes/proponer',
      cambia: ['registros', 'bandeja', 'cierres'],
      resumen: 'Proposes marks that somebody forgot, in the name of the company. They count when that person agrees.',
      entrada: z.extend(entradaProponer, { persona: id }),
      salida: z.object({ fecha, correcciones: z.array(correccion) }),
      errores: [
        'mes.persona-no-existe',
        'registros.tipo-no-valido',
        'registros.hora-futura',
        'registros.hora-fuera-de-orden',
        'registros.hora-de-otro-dia',
        'registros.correccion-pendiente',
        'registros.falta-proyecto',
        'registros.proyecto-no-valido',
        'registros.mes-cerrado',
        'registros.conflicto',
        'general.clave-reutilizada',
      ],
    }),
  },
});
