import * as z from 'zod/mini';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { horaDePared } from '../horarios.ts';
import { entero, fecha, filtroId, id, textoHasta, version } from '../valores.ts';
import { camposRelleno, esquemasRelleno, llamadasRelleno } from './relleno.ts';
import { camposSustitutos, llamadasSustitutos, sustituto } from './sustitutos.ts';
import {
  celdaBorrador,
  celdaDelPlan,
  celdaEscrita,
  celdaParaEscribir,
  dichoDelDia,
  necesidad,
  necesidadEnDia,
  parteVista,
  personaDelPlan,
  publicacionDeAlguien,
  puestoDeTurnos,
  turnoDelPlan,
} from './vistas.ts';

export { ALCANCES_PROPUESTA, PESOS_NORMALES, SEGUNDOS_PROPUESTA } from './relleno.ts';
export type { AvancePropuestaVista, NecesidadAbiertaVista, PesosPropuesta, PropuestaDelPlanVista } from './relleno.ts';
export type { SustitutoVista } from './sustitutos.ts';
export type {
  CeldaBorradorVista,
  CeldaDelPlanVista,
  CeldaEscritaVista,
  CeldaParaEscribir,
  DichoDelDiaVista,
  NecesidadEnDiaVista,
  NecesidadVista,
  ParteVista,
  PersonaDelPlanVista,
  PublicacionDeAlguienVista,
  PuestoDeTurnosVista,
  TurnoDelPlanVista,
} from './vistas.ts';

/** A month, and the rest of its first and last week. */
export const DIAS_DEL_PLAN = 42;
/** As many cells are written at once: a month of a hundred people. */
export const CELDAS_MAXIMO = 3100;

/** A day of this century. */
const dia = fecha.check(z.regex(/^20/));
const lapso = { desde: dia, hasta: dia };
/** Whose plan: those of a centre and a department whom one may plan; left out: all of them. */
const filtro = { ...lapso, centroId: filtroId, departamentoId: filtroId, texto: z.optional(z.string().check(z.maxLength(100))) };
/** People whose draft is published or thrown away; left out: all of the filter. */
const gente = { ...filtro, personas: z.optional(z.array(id).check(z.maxLength(1000))) };
const nombre = textoHasta(60).check(z.minLength(1));
const cuantas = entero.check(z.minimum(0), z.maximum(500));

/** A need as somebody writes it; a new one without `id`. */
export const entradaNecesidad = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  centroId: id,
  nombre,
  puestoId: z.optional(z.nullable(id)),
  inicio: horaDePared,
  fin: horaDePared,
  personas: z.array(cuantas).check(z.length(7)),
  enFestivos: z.optional(z.nullable(cuantas)),
  vigenteDesde: dia,
  vigenteHasta: z.optional(z.nullable(dia)),
});

/** A post as somebody writes it; a new one without `id`. */
export const entradaPuesto = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre,
  abierto: z.boolean(),
  personas: z.array(id).check(z.maxLength(5000)),
  principales: z.array(id).check(z.maxLength(5000)),
});

const comun = { host: 'instance', acceso: 'turnos.planificar:team', nuestra: true, soloTitular: true } as const;
const lee = { ...comun, method: 'GET' } as const;
const escribe = { ...comun, method: 'POST' } as const;
/** Whatever shows what people are planned to do. */
const PLANES = [
  'registros',
  'resumen',
  'estadisticas',
  'mes',
  'ausencias',
  'vacaciones',
  'permisos',
  'team',
  'hoy',
  'personas',
  'limites',
] as const;

/** The plan by day: single days above the schedules, drawn as a draft and published; and how many people are needed. */
export const turnos = feature('turnos', {
  resumen: 'The plan by day: what people do on single days, drafted and published, beside how many are needed.',
  esquemas: {
    TurnoDelPlan: turnoDelPlan,
    ParteDelPlan: parteVista,
    CeldaBorrador: celdaBorrador,
    CeldaDelPlan: celdaDelPlan,
    CeldaEscrita: celdaEscrita,
    PersonaDelPlan: personaDelPlan,
    PublicacionDeAlguien: publicacionDeAlguien,
    Necesidad: necesidad,
    NecesidadEnDia: necesidadEnDia,
    PuestoDeTurnos: puestoDeTurnos,
    DichoDelDia: dichoDelDia,
    Sustituto: sustituto,
    ...esquemasRelleno,
  },
  permisos: {
    'ver:own': ['empleado'],
    'cambiar:own': ['empleado'],
    'planificar:team': ['responsable'],
    'planificar:all': ['admin'],
  },
  errores: {
    'demasiados-dias': 422,
    'persona-no-existe': 404,
    'centro-no-existe': 404,
    'puesto-no-existe': 404,
    'puesto-repetido': 409,
    'necesidad-no-existe': 404,
    'borrador-cambiado': 409,
    'nada-que-publicar': 409,
    'nada-que-proponer': 409,
    'demasiadas-personas': 422,
    'propuesta-no-existe': 404,
  },
  auditoria: { publicar: 'publicacion', 'guardar-necesidad': 'necesidad', 'quitar-necesidad': 'necesidad', 'guardar-puesto': 'puesto' },
  avisos: ['turnos-publicados'],
  novedades: true,
  campos: {
    ...camposRelleno,
    ...camposSustitutos,
    dicho: 'What the person says of these days: when they like to work, rather not, or cannot be asked to.',
    'DichoDelDia.clase': 'They like to work then (`prefiere`), rather not (`prefiere-no`), or cannot be asked (`no`).',
    'DichoDelDia.desde': 'The first hour, `HH:mm`; null: the whole day.',
    'DichoDelDia.hasta': 'The last hour, of the next day if it is not after the first one; null: the whole day.',
    partes: 'The parts of a day: none is free or absent, null a flexible day, which has no hours of its own.',
    clave: 'What cells call the shift by: its code, hours and pauses as text, the same in every answer.',
    delHorario: 'Whether a schedule of these people has it, so that it can be drawn.',
    suelto: 'The day was planned by itself; it is not of the schedule.',
    sobre: 'The number of the published single day that a cell is drawn upon; null: there was none.',
    alDia: 'Whether the draft is still upon the published day; if not, that was changed since, and the cell is not published.',
    fallo: 'Why a cell was not written; null: it was.',
    dia: 'The day as it is now.',
    borrador: 'What is drawn over the day; null: nothing.',
    'CeldaDelPlan.numero': 'The number of the single day that is published or was taken back; null: there never was one.',
    publicado: 'Whether the person has been told of the day.',
    obstaculo: 'Why the day stays as it is; null: it can be drawn.',
    minutosBorrador: 'Minutes of the days with the draft.',
    gente: 'The people by name, for whoever plans everybody; empty for others.',
    principales: 'The people whose own post it is.',
    autorId: 'Who drew it last.',
    publicacionId: 'The publication that was made.',
    necesidad: 'The need as it is written.',
    puestos: 'The posts that people can work in.',
    puestoId: 'The post that is needed or worked in; null: anybody, or that of the person.',
    enFestivos: 'How many are needed on public holidays; null: as on any such day of the week.',
    vigenteDesde: 'The first day that it holds.',
    vigenteHasta: 'The last day that it holds; null: it goes on.',
    previstas: 'The least people that are planned at once.',
    necesarias: 'The people who are needed.',
    faltan: 'How many of them are missing.',
    faltanMinutos: 'Persons times minutes that nobody covers.',
    cambios: 'Days that really differ, which their person is told of.',
    nuevos: 'Days that their person is told of for the first time.',
    preavisos: 'Changes of which somebody is told later than the law or the agreement asks for.',
    obstaculos: 'Draft cells that cannot be published, and stay drafts.',
    huella: 'What the drafts and published days of these people were when this was computed. Publishing wants the same.',
    otros: 'Who else has drawn cells of these days, and how many.',
  },
  llamadas: {
    ...llamadasRelleno,
    ...llamadasSustitutos,
    plan: call({
      ...lee,
      path: '/intranet/turnos/plan',
      costosa: true,
      resumen:
        'People by days, at most 42: what holds, the draft above it, and why a day cannot change. Whoever runs the company sees all, others the people they answer for.',
      entrada: z.strictObject({
        ...filtro,
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(300))),
      }),
      salida: z.object({
        desde: fecha,
        hasta: fecha,
        hoy: fecha,
        turnos: z.array(turnoDelPlan),
        puestos: z.array(z.object({ id: z.int(), nombre: z.string(), abierto: z.boolean() })),
        centros: z.array(z.object({ id: z.int(), nombre: z.string() })),
        departamentos: z.array(z.object({ id: z.int(), nombre: z.string() })),
        items: z.array(personaDelPlan),
        total: z.int(),
        otros: z.array(z.object({ id: z.int(), nombre: z.string(), celdas: z.int() })),
      }),
      errores: ['turnos.demasiados-dias'],
    }),
    escribir: call({
      ...comun,
      method: 'PUT',
      path: '/intranet/turnos/borrador',
      maximoBytes: 2_000_000,
      cambia: 'nada',
      resumen:
        'Draws cells of the draft, each only if nobody else has drawn it since. The answer says which were not written, and brings all as they are now.',
      entrada: z.strictObject({ celdas: z.array(celdaParaEscribir).check(z.minLength(1), z.maxLength(CELDAS_MAXIMO)) }),
      salida: z.object({ items: z.array(celdaEscrita), turnos: z.array(turnoDelPlan) }),
      errores: ['turnos.persona-no-existe', 'turnos.puesto-no-existe'],
    }),
    descartar: call({
      ...escribe,
      path: '/intranet/turnos/borrador/descartar',
      cambia: ['turnos'],
      resumen: 'Throws away what is drawn in a span: what one has drawn oneself, or what everybody has.',
      entrada: z.strictObject({ ...gente, de: z.enum(['mio', 'todo']) }),
      salida: z.object({ celdas: z.int() }),
      errores: ['turnos.demasiados-dias'],
    }),
    previsualizar: call({
      ...lee,
      path: '/intranet/turnos/publicacion',
      costosa: true,
      resumen:
        'What publishing a span would do, without doing it: whom it touches, what changes for them, and what the limits and notice periods say. Nothing of that keeps from publishing.',
      entrada: z.strictObject(filtro),
      salida: z.object({
        huella: z.string(),
        /** People with days that change, or are told of for the first time, or with cells that cannot be published. */
        items: z.array(publicacionDeAlguien),
        personas: z.int(),
        cambios: z.int(),
        turnos: z.array(turnoDelPlan),
      }),
      errores: ['turnos.demasiados-dias'],
    }),
    publicar: call({
      ...escribe,
      path: '/intranet/turnos/publicacion',
      costosa: true,
      cambia: ['turnos', ...PLANES],
      resumen:
        'Publishes what is drawn in a span, and tells each person the days that changed and those that are new. Only what somebody has looked at: `huella` is that of the preview.',
      entrada: z.strictObject({ ...filtro, huella: z.string().check(z.maxLength(64)) }),
      /** `personas`: how many are told; `dias`: how many days were written. */
      salida: z.object({ publicacionId: z.int(), personas: z.int(), dias: z.int(), obstaculos: z.int() }),
      errores: ['turnos.demasiados-dias', 'turnos.borrador-cambiado', 'turnos.nada-que-publicar'],
    }),
    cobertura: call({
      ...lee,
      path: '/intranet/turnos/cobertura',
      costosa: true,
      resumen:
        'How many people are needed at a centre, by hour and post, beside how many all of its people are planned, with the draft or without.',
      entrada: z.strictObject({ ...lapso, centroId: id, con: z.optional(z.enum(['borrador', 'publicado'])) }),
      salida: z.object({ items: z.array(z.object({ necesidad, dias: z.array(necesidadEnDia) })) }),
      errores: ['turnos.demasiados-dias', 'turnos.centro-no-existe'],
    }),
    necesidades: call({
      ...lee,
      path: '/intranet/turnos/necesidades',
      resumen: 'How many people are needed at the centres, also what does not hold yet or any more.',
      entrada: z.strictObject({ centroId: filtroId }),
      salida: z.object({ items: z.array(necesidad), total: z.int() }),
      errores: [],
    }),
    guardarNecesidad: call({
      ...escribe,
      acceso: 'turnos.planificar:all',
      path: '/intranet/turnos/necesidades',
      cambia: ['turnos'],
      resumen: 'Writes how many people are needed; a new one without `id`.',
      entrada: entradaNecesidad,
      salida: necesidad,
      errores: ['turnos.necesidad-no-existe', 'turnos.centro-no-existe', 'turnos.puesto-no-existe', 'general.cambiado-entretanto'],
    }),
    quitarNecesidad: call({
      ...comun,
      method: 'DELETE',
      acceso: 'turnos.planificar:all',
      path: '/intranet/turnos/necesidades',
      cambia: ['turnos'],
      resumen: 'Takes a need away.',
      entrada: z.strictObject({ id, version }),
      salida: z.null(),
      errores: ['turnos.necesidad-no-existe', 'general.cambiado-entretanto'],
    }),
    puestos: call({
      ...lee,
      path: '/intranet/turnos/puestos',
      resumen: 'The posts that shifts may need, by name, and who can work in each.',
      entrada: z.strictObject({}),
      salida: z.object({ items: z.array(puestoDeTurnos), total: z.int() }),
      errores: [],
    }),
    guardarPuesto: call({
      ...escribe,
      acceso: 'turnos.planificar:all',
      path: '/intranet/turnos/puestos',
      cambia: ['turnos'],
      resumen:
        'Writes a post and who can work in it; a new one without `id`. `principales` are those whose own post it is, and they have no other of their own.',
      entrada: entradaPuesto,
      salida: puestoDeTurnos,
      errores: ['turnos.puesto-no-existe', 'turnos.puesto-repetido', 'turnos.persona-no-existe', 'general.cambiado-entretanto'],
    }),
  },
});
