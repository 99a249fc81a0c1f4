import * as z from 'zod/mini';
import { call } from '../call.ts';
import { diaExceso } from '../excesos/vistas.ts';
import { feature } from '../feature.ts';
import { alGuardar, anio, solicitudCalls } from '../solicitudes/solicitud-calls.ts';
import { avisoAlDecidir, estado, solicitudAbierta } from '../solicitudes/vistas.ts';
import { entero, fecha, id, idLargo, nada, textoLibre, version } from '../valores.ts';
import {
  compensacion,
  compensado,
  consecuenciasExtra,
  datosTipologia,
  diaDeExtra,
  diaPropuesto,
  porDescansar,
  regimen,
  sumaDeTipologia,
  tipologia,
  tope,
  topeConPeticion,
} from './vistas.ts';

/** A day that is asked about: of this century, so that what is computed from it is a date of the wire, too. */
const dia = fecha.check(z.regex(/^20/));
const hora = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const minutos = entero.check(z.minimum(1), z.maximum(1440));

const datosExtra = z.strictObject({
  fecha: dia,
  tipologia: id,
  /** How long; or from when to when. */
  minutos: z.optional(z.nullable(minutos)),
  inicio: z.optional(z.nullable(hora)),
  fin: z.optional(z.nullable(hora)),
  /** Needed where the kind lets the person choose. */
  compensacion: z.optional(z.nullable(compensacion)),
  proyecto: z.optional(z.nullable(id)),
  comentario: textoLibre.check(z.minLength(1)),
});

const emptyOr = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(z.union([type, z.literal('')])));

/** The fields of a form so far, in `data` of `horasExtra.nuevo`. */
export const borradorExtra = z.strictObject({
  id: z.optional(z.nullable(idLargo)),
  version: z.optional(z.nullable(version)),
  fecha: emptyOr(dia),
  tipologia: z.optional(z.nullable(id)),
  minutos: z.optional(z.nullable(entero.check(z.minimum(0), z.maximum(1440)))),
  inicio: emptyOr(hora),
  fin: emptyOr(hora),
  compensacion: z.optional(z.nullable(compensacion)),
  proyecto: z.optional(z.nullable(id)),
  comentario: z.optional(z.nullable(textoLibre)),
});

/** The input of `horasExtra.guardar`, for its form. */
export const entradaExtra = z.extend(datosExtra, alGuardar);

const proyecto = z.object({ id: z.int(), nombre: z.string() });

/**
 * A request for overtime. `dia`: its day by the record, without this request; null while it is not known. `realesMinutos`: what the record
 * bears out; null likewise. `bolsa`: what it brought to the hour bank. `avisos`: what whoever decides should know, while it waits for them.
 */
const extraVista = z.extend(solicitudAbierta, {
  tipologia,
  minutos: z.int(),
  inicio: z.nullable(z.string()),
  fin: z.nullable(z.string()),
  proyecto: z.nullable(proyecto),
  dia: z.nullable(diaDeExtra),
  realesMinutos: z.nullable(z.int()),
  compensado,
  tope: topeConPeticion,
  bolsa: z.nullable(z.object({ minutos: z.int(), caduca: z.nullable(fecha) })),
  regimenes: z.array(regimen),
  avisos: z.array(avisoAlDecidir),
});
export type ExtraVista = z.output<typeof extraVista>;

const nuevo = z.object({
  /** The fields as `data` says them; otherwise what they start with: those of the request that is changed, else none. */
  valores: z.object({
    fecha: z.nullable(fecha),
    tipologia: z.nullable(z.int()),
    minutos: z.nullable(z.int()),
    inicio: z.nullable(z.string()),
    fin: z.nullable(z.string()),
    compensacion: z.nullable(compensacion),
    proyecto: z.nullable(z.int()),
    comentario: z.nullable(z.string()),
  }),
  version: z.nullable(z.int()),
  /** The state of the request that is changed; null for a new one. */
  estado: z.nullable(estado),
  /** Those that can be asked for on the day of the form. */
  tipologias: z.array(tipologia),
  /** Days with more work than planned that nobody has asked for, the latest first; none where the company hides plan or totals. */
  propuestas: z.array(diaPropuesto),
  proyectos: z.array(proyecto),
  reglas: z.object({ primero: fecha, ultimo: fecha }),
  tope,
  /** Null while the fields are not complete. */
  consecuencias: z.nullable(consecuenciasExtra),
  /** Who will decide, in order. */
  decide: z.array(z.string()),
});

const ERRORES = [
  'horas-extra.sin-minutos',
  'horas-extra.fuera-de-contrato',
  'horas-extra.mes-cerrado',
  'horas-extra.demasiado-lejos',
  'horas-extra.dia-incompleto',
  'horas-extra.sin-exceso',
  'horas-extra.ya-pedida',
  'horas-extra.regimen',
  'horas-extra.sobre-tope',
  'horas-extra.tipologia-no-vale',
] as const;

const propio = { host: 'instance', acceso: 'horas-extra.ver:own', method: 'GET' } as const;
const gestion = { host: 'instance', acceso: 'horas-extra.gestionar:all', nuestra: true, soloTitular: true } as const;

const reglas = {
  alPasar: z.enum(['avisar', 'impedir']),
  diasAtras: entero.check(z.minimum(1), z.maximum(366)),
  diasAntes: entero.check(z.minimum(0), z.maximum(366)),
  minimoMinutos: entero.check(z.minimum(1), z.maximum(240)),
  semanaMinutos: z.nullable(entero.check(z.minimum(60), z.maximum(10_080))),
};

export const entradaReglasExtra = z.strictObject({ ...reglas, desde: dia, version: z.optional(version) });
const reglasGestionadas = z.object({ ...reglas, desde: fecha, version: z.int() });

/** Without an id: a new kind. */
export const entradaTipologia = z.strictObject({ ...datosTipologia, id: z.optional(id), desde: dia, version: z.optional(version) });
/** `desde` null: what every company has. `version` 0 likewise. */
const tipologiaGestionada = z.extend(tipologia, { desde: z.nullable(fecha), version: z.int() });
export type TipologiaGestionada = z.output<typeof tipologiaGestionada>;

export const entradaRegimen = z.strictObject({ persona: id, regimen, desde: dia, hasta: z.optional(z.nullable(dia)) });
const regimenGestionado = z.object({
  id: z.int(),
  persona: z.object({ id: z.int(), nombre: z.string() }),
  regimen,
  desde: fecha,
  hasta: z.nullable(fecha),
});
export type RegimenGestionado = z.output<typeof regimenGestionado>;

/**
 * The overtime of a month: what was asked for and stands, what the record has above the plan, and what that is. The categories are those of
 * every list, summary and export (`excesos`).
 */
const sumasDeExtra = {
  pedidosMinutos: z.int(),
  encontradosMinutos: z.int(),
  pagoMinutos: z.int(),
  descansoMinutos: z.int(),
  fuerzaMayorMinutos: z.int(),
  complementariaMinutos: z.int(),
  flexibleMinutos: z.int(),
};

/** Of one person. `excesos`: the days above the plan. `dias`: each approved request. */
const mesDeExtra = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  ...sumasDeExtra,
  excesos: z.array(diaExceso),
  dias: z.array(
    z.object({
      /** The request. */
      id: z.int(),
      fecha,
      minutos: z.int(),
      tipologia: z.object({ id: z.int(), nombre: z.nullable(z.string()), clase: datosTipologia.clase }),
      como: compensacion,
      /** What is to be paid or rested for it. */
      resultaMinutos: z.int(),
    }),
  ),
});
export type MesDeExtra = z.output<typeof mesDeExtra>;
const mes = entero.check(z.minimum(1), z.maximum(12));

export const horasExtra = feature('horas-extra', {
  resumen: 'Overtime: asking for it, the limit of the year, and what a company pays or gives back.',
  modulo: 'horas-extra',
  esquemas: {
    ExtraVista: extraVista,
    Tipologia: tipologia,
    ConsecuenciasExtra: consecuenciasExtra,
    DiaPropuesto: diaPropuesto,
    DiaDeExtra: diaDeExtra,
    TopeExtra: tope,
    TopeConPeticion: topeConPeticion,
    MesDeExtra: mesDeExtra,
  },
  permisos: { 'ver:own': ['empleado'], 'gestionar:all': ['admin'] },
  errores: {
    'sin-minutos': 422,
    'fuera-de-contrato': 422,
    'mes-cerrado': 409,
    'demasiado-lejos': 422,
    'dia-incompleto': 409,
    'sin-exceso': 409,
    'ya-pedida': 409,
    regimen: 409,
    'sobre-tope': 409,
    'tipologia-no-vale': 422,
    'persona-no-existe': 404,
    'regimen-no-existe': 404,
    'reglas-no-validas': 422,
  },
  auditoria: { reglas: 'empresa', tipologia: 'empresa', regimen: 'persona' },
  novedades: true,
  campos: {
    tipologia: 'The kind of overtime.',
    tipologias: 'The kinds of overtime.',
    compensacion: 'How it is made good: by rest or by pay.',
    regimen: 'Why the law allows somebody no overtime.',
    regimenes: 'Why the law allows the person no overtime of this kind.',
    alPasar: 'Whether a limit of the law is only said, or refuses a request.',
    diasAtras: 'How many days after the work it can be asked for.',
    diasAntes: 'How many days before the work it can be asked for.',
    minimoMinutos: 'Fewer minutes above the plan are not proposed.',
    semanaMinutos: 'The week of those who work full time; null: the longest of the schedules.',
    pagoPorCien: 'What an hour is paid, in hundredths of an ordinary one.',
    descansoPorHora: 'Minutes of rest for an hour.',
    cuentaTope: 'Whether it counts for the limit of a year.',
    cotizacion: 'By which rate of the social security; null: by none.',
    cotizacionTipo: 'That rate on the day, in hundredths of a per cent; null: none is known.',
    activa: 'Whether it can be asked for.',
    propuestas: 'Days with more work than planned that nobody has asked for, the latest first.',
    'horas-extra.nuevo.reglas': 'From when to when it can be asked for.',
    primero: 'The first day that can be asked for.',
    tope: 'The limit of the year.',
    limiteMinutos: 'The limit; null: there is none.',
    aprobadosMinutos: 'Agreed minutes.',
    pedidosMinutos: 'Minutes that wait for a decision, or are asked for otherwise.',
    pagoMinutos: 'Minutes that are paid.',
    descansoMinutos: 'Minutes of rest.',
    porDescansar: 'Rest that nobody has taken yet; null: there is none.',
    compensado: 'How it is made good, and by how much.',
    vence: 'The last day for the rest; null: it is paid.',
    realesMinutos: 'What the record bears out of it; null: it does not know the day yet.',
    fuerzaMayorMinutos: 'Minutes of force majeure.',
    encontradosMinutos: 'What the record has above the plan.',
    complementariaMinutos: 'Complementary minutes of part-time contracts.',
    flexibleMinutos: 'Minutes of another day, in the hour bank.',
    'horas-extra.mes.pedidosMinutos': 'Minutes that were asked for and not refused.',
    'MesDeExtra.pedidosMinutos': 'Minutes that were asked for and not refused.',
    'horas-extra.mes.suma': 'The same of everybody.',
    'horas-extra.resumen.suma':
      'The year so far: asked for, found by the record, and what of that is paid or rested, as the company exports it.',
    'horas-extra.resumen.pedidosMinutos': 'Minutes that wait for a decision; in the sum, all that were asked for and not refused.',
    exceso: 'Minutes above the plan of the day.',
    excesos: 'The days above the plan.',
    partes: 'What the minutes of a day above its plan are.',
    categoria: 'What minutes above the plan are.',
    fuente: 'Who says so: an approved request, somebody by hand, or the rule.',
    resultaMinutos: 'Minutes to be paid or rested for it.',
    verificada: 'Whether somebody has confirmed that law.',
    antesMinutos: 'What is left without it; null: there is no limit.',
    despuesMinutos: 'What is left with it; null: there is no limit.',
    cuentanMinutos: 'How many of its minutes count for the limit.',
  },
  llamadas: {
    ...solicitudCalls({
      base: '/horasExtra',
      acceso: 'horas-extra.ver:own',
      eliminar: '/horasExtra/eliminar',
      datos: datosExtra,
      vista: extraVista,
      nuevo,
      errores: ERRORES,
    }),
    tipologias: call({
      ...propio,
      path: '/horasExtra/tipologias',
      resumen: 'The kinds of overtime that can be asked for on a day; without one, today.',
      entrada: z.strictObject({ fecha: z.optional(dia) }),
      salida: z.object({ items: z.array(tipologia), total: z.int() }),
      errores: [],
    }),
    resumen: call({
      ...propio,
      nuestra: true,
      path: '/horasExtra/resumen',
      resumen: 'The overtime of a year so far by kind, its sums, what is left of its limit, and the rest that is still to be taken.',
      entrada: z.strictObject({ anio: z.optional(anio) }),
      salida: z.object({
        tope,
        tipologias: z.array(sumaDeTipologia),
        porDescansar: z.nullable(porDescansar),
        suma: z.object(sumasDeExtra),
        propuestas: z.array(diaPropuesto),
      }),
      errores: [],
    }),
    reglas: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/horas-extra/reglas',
      resumen: 'The rules for overtime that hold now, and those to come.',
      entrada: nada,
      salida: z.object({ items: z.array(reglasGestionadas), total: z.int() }),
      errores: [],
    }),
    guardarReglas: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/horas-extra/reglas',
      resumen: 'Changes the rules from a day on.',
      entrada: entradaReglasExtra,
      salida: reglasGestionadas,
      errores: ['horas-extra.reglas-no-validas', 'general.cambiado-entretanto'],
    }),
    tipologiasGestionadas: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/horas-extra/tipologias',
      resumen: 'The kinds of overtime of the company: the versions that hold now, and those to come.',
      entrada: nada,
      salida: z.object({ items: z.array(tipologiaGestionada), total: z.int() }),
      errores: [],
    }),
    guardarTipologia: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/horas-extra/tipologias',
      resumen: 'Adds a kind of overtime, or changes one from a day on. What was asked for before keeps what it was.',
      entrada: entradaTipologia,
      salida: tipologiaGestionada,
      errores: ['horas-extra.reglas-no-validas', 'horas-extra.tipologia-no-vale', 'general.cambiado-entretanto'],
    }),
    regimenes: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/horas-extra/regimenes',
      resumen: 'People for whom the law allows no overtime and of whom the schedule does not say it, by name.',
      entrada: nada,
      salida: z.object({ items: z.array(regimenGestionado), total: z.int() }),
      errores: [],
    }),
    guardarRegimen: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/horas-extra/regimenes',
      resumen: 'Writes down that somebody may not work overtime on some days.',
      entrada: entradaRegimen,
      salida: regimenGestionado,
      errores: ['horas-extra.persona-no-existe', 'general.datos-no-validos'],
    }),
    quitarRegimen: call({
      ...gestion,
      method: 'DELETE',
      path: '/intranet/horas-extra/regimenes',
      resumen: 'Takes that back.',
      entrada: z.strictObject({ id }),
      salida: z.null(),
      errores: ['horas-extra.regimen-no-existe'],
    }),
    mes: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/horas-extra/mes',
      costosa: true,
      resumen:
        'The overtime of a month by person and day: asked for, found by the record, and to be paid or rested, with the sums of the export.',
      entrada: z.strictObject({ ano: anio, mes }),
      salida: z.object({ items: z.array(mesDeExtra), total: z.int(), suma: z.object(sumasDeExtra) }),
      errores: [],
    }),
  },
});
