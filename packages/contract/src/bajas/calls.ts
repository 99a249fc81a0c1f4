import * as z from 'zod/mini';
import { DURACION_MAXIMA_BAJA } from '@jornada/domain/bajas/examen.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { listaDeFicheros } from '../ficheros.ts';
import { alGuardar, solicitudCalls } from '../solicitudes/solicitud-calls.ts';
import { estado } from '../solicitudes/vistas.ts';
import { entero, fecha, id, idLargo, nada, textoLibre, version } from '../valores.ts';
import {
  bajaBreve,
  bajaDeLista,
  bajaVista,
  confirmacion,
  consecuenciasBaja,
  formularioBaja,
  puedeBaja,
  salud,
  tipoBaja,
} from './vistas.ts';

/** A day that is asked about: of this century, so that what is computed from it is a date of the wire, too. */
const dia = fecha.check(z.regex(/^20/));
const duracionDias = z.optional(z.nullable(entero.check(z.minimum(1), z.maximum(DURACION_MAXIMA_BAJA))));
const ficheros = z.optional(listaDeFicheros);

/** A leave as it is told. Its expected days or its last day are known, or both. No field asks what somebody suffers from. */
const hechos = {
  tipo: tipoBaja,
  desde: dia,
  duracionDias,
  alta: z.optional(z.nullable(dia)),
  recaidaDe: z.optional(z.nullable(idLargo)),
  ficheros,
};
export const datosBaja = z.strictObject({ ...hechos, comentario: z.optional(z.nullable(textoLibre)) });
/** The input of `bajas.guardar`, for its form. */
export const entradaBaja = z.extend(datosBaja, alGuardar);
/** The input of `bajas.anotar`, for its form. */
export const entradaAnotarBaja = z.strictObject({ ...hechos, persona: id });

const empty = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(z.union([schema, z.literal('')])));
const aMedias = {
  tipo: empty(tipoBaja),
  desde: empty(dia),
  duracionDias: empty(entero.check(z.minimum(1), z.maximum(DURACION_MAXIMA_BAJA))),
  alta: empty(dia),
  recaidaDe: z.optional(z.nullable(idLargo)),
};
/** The fields of a form so far, in `data` of `bajas.nuevo`. */
export const borradorBaja = z.strictObject({
  ...aMedias,
  id: z.optional(z.nullable(idLargo)),
  version: z.optional(z.nullable(version)),
  comentario: z.optional(z.nullable(textoLibre)),
  ficheros,
});
/** The same in `data` of `bajas.preparar`: for whom it is written. */
export const borradorAnotarBaja = z.strictObject({ ...aMedias, persona: id, ficheros });

/** That a leave goes on: the day of the confirmation, and its last day as it is expected now. */
export const entradaConfirmar = z.strictObject({ id: idLargo, version, fecha: dia, prevista: dia, ficheros });
const entradaAlta = z.strictObject({ id: idLargo, version, alta: dia, ficheros });
/** `alta` null: it goes on after all. */
export const entradaAltaDe = z.strictObject({ id: idLargo, version, alta: z.nullable(dia), ficheros });

const ERRORES = [
  'bajas.solapada',
  'bajas.fuera-de-contrato',
  'bajas.demasiado-larga',
  'bajas.recaida-desconocida',
  'bajas.recaida-sin-alta',
  'bajas.recaida-de-otro-tipo',
  'bajas.recaida-tardia',
  'ficheros.no-existe',
  'ficheros.demasiados',
] as const;
const AL_SEGUIR = [
  ...ERRORES,
  'solicitudes.no-existe',
  'solicitudes.ya-decidida',
  'solicitudes.mes-cerrado',
  'bajas.con-alta',
  'general.cambiado-entretanto',
  'general.clave-reutilizada',
] as const;

const propio = { host: 'instance', acceso: 'bajas.ver:own' } as const;
const gestion = { host: 'instance', acceso: 'bajas.gestionar:all', nuestra: true, soloTitular: true } as const;
const cambia = ['solicitudes', 'registros', 'resumen', 'bandeja', 'vacaciones', 'mes'] as const;

const nuevo = z.object({
  ...formularioBaja,
  /** The fields as `data` says them; otherwise what they start with: those of the leave that is changed, else none. */
  valores: z.object({
    tipo: z.nullable(tipoBaja),
    desde: z.nullable(fecha),
    duracionDias: z.nullable(z.int()),
    alta: z.nullable(fecha),
    recaidaDe: z.nullable(z.int()),
    comentario: z.nullable(z.string()),
  }),
  version: z.nullable(z.int()),
  /** The state of the leave that is changed; null for a new one. */
  estado: z.nullable(estado),
  /** Those that the leave has already. */
  ficheros: salud.shape.ficheros,
  /** Who will take note of it, in order. */
  decide: z.array(z.string()),
});

export const bajas = feature('bajas', {
  resumen: 'Sick leave and the like: telling it, confirming it, and its end. Nobody is ever asked what they suffer from.',
  modulo: 'bajas',
  esquemas: {
    BajaVista: bajaVista,
    SaludBaja: salud,
    BajaBreve: bajaBreve,
    ConfirmacionBaja: confirmacion,
    PuedeBaja: puedeBaja,
    ConsecuenciasBaja: consecuenciasBaja,
    BajaDeLista: bajaDeLista,
  },
  campos: {
    tipo: 'The kind of leave. It is never a diagnosis.',
    duracionDias: 'Expected days, the first one included; null: nobody said.',
    alta: 'Its last day, once that is known; null: it goes on.',
    recaidaDe: 'The earlier leave of which it is a relapse; null: none.',
    ficheros: 'Papers, for the person and for those who may see health data.',
    anteriores: 'Leaves of which it may be a relapse, the latest first.',
    conRevisiones: 'Whether it is an incapacity, with reviews and a longest duration.',
    puedeRecaer: 'Whether a leave of this kind may be a relapse.',
    revision: 'The latest day of the next review; null: none is to come.',
    vencida: 'Whether its review or its expected end is over, and nobody has said how it goes on.',
    vencidas: 'How many leaves are overdue.',
    esRecaida: 'Whether it is a relapse.',
    conFicheros: 'Whether it has papers.',
    salud: 'Health data; null: the caller sees only that the person is away.',
    puedeBaja: 'What the caller may do with it beside what all requests have.',
    prevista: 'Its last expected day; null: nobody said.',
    grupo: 'Its group by expected duration, which decides about reviews; null: not known.',
    vacaciones: 'Days of vacation that it gives back.',
    confirmar: 'Whether it may be said that it goes on.',
    darAlta: 'Whether its last day may be given.',
    reabrir: 'Whether it may be said that it goes on after all.',
    confirmaciones: 'Days on which it was said that it goes on, the oldest first.',
    diasProceso: 'Its days so far, with those of the leaves of which it is a relapse.',
    maxima: 'The last day of the longest incapacity; null: it is none.',
    prorroga: 'The last day of its extension; null: it is none.',
  },
  permisos: { 'ver:own': ['empleado'], 'gestionar:all': ['admin'] },
  errores: {
    solapada: 409,
    'fuera-de-contrato': 422,
    'demasiado-larga': 422,
    'recaida-desconocida': 422,
    'recaida-sin-alta': 422,
    'recaida-de-otro-tipo': 422,
    'recaida-tardia': 422,
    'ya-anotada': 409,
    'con-alta': 409,
    'persona-no-existe': 404,
  },
  auditoria: { anotar: 'persona', confirmar: 'persona', alta: 'persona', anular: 'persona' },
  novedades: true,
  llamadas: {
    ...solicitudCalls({
      base: '/bajas',
      acceso: 'bajas.ver:own',
      eliminar: '/bajas/eliminar',
      datos: datosBaja,
      vista: bajaVista,
      nuevo,
      errores: ERRORES,
    }),
    tipos: call({
      ...propio,
      method: 'GET',
      path: '/bajas/tipos',
      resumen: 'The kinds of leave, with their names in the language of the person.',
      entrada: nada,
      salida: z.object({
        items: z.array(z.object({ id: tipoBaja, nombre: z.string(), conRevisiones: z.boolean(), puedeRecaer: z.boolean() })),
      }),
      errores: [],
    }),
    confirmar: call({
      ...propio,
      nuestra: true,
      method: 'POST',
      path: '/bajas/confirmar',
      cambia,
      resumen: 'Says that an own leave goes on, and until when it is expected to.',
      entrada: entradaConfirmar,
      salida: bajaVista,
      errores: AL_SEGUIR,
    }),
    alta: call({
      ...propio,
      nuestra: true,
      method: 'POST',
      path: '/bajas/alta',
      cambia,
      resumen: 'Ends an own leave: its last day.',
      entrada: entradaAlta,
      salida: bajaVista,
      errores: AL_SEGUIR,
    }),
    lista: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/bajas',
      resumen: 'The leaves of the company: those that go on, the next review first, or all that were told, the latest first.',
      entrada: z.strictObject({
        cuales: z.optional(z.enum(['abiertas', 'todas'])),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(bajaDeLista), total: z.int(), vencidas: z.int() }),
      errores: [],
    }),
    preparar: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/bajas/nueva',
      resumen: 'What the fields so far of a leave of somebody would mean. `data`: the fields as JSON, also incomplete.',
      entrada: z.strictObject({ data: z.string().check(z.maxLength(4000)) }),
      salida: z.object(formularioBaja),
      errores: ['general.datos-no-validos', 'bajas.persona-no-existe'],
    }),
    anotar: call({
      ...gestion,
      method: 'PUT',
      path: '/intranet/bajas',
      cambia,
      resumen: 'Writes down the leave of somebody, as the company was told of it. It stands at once.',
      entrada: entradaAnotarBaja,
      salida: bajaVista,
      errores: [...AL_SEGUIR, 'solicitudes.no-decides', 'bajas.persona-no-existe'],
    }),
    confirmarDe: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/bajas/confirmar',
      cambia,
      resumen: 'Writes down that the leave of somebody goes on, and until when it is expected to.',
      entrada: entradaConfirmar,
      salida: bajaVista,
      errores: [...AL_SEGUIR, 'solicitudes.no-decides'],
    }),
    altaDe: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/bajas/alta',
      cambia,
      resumen: 'Ends the leave of somebody, puts its last day right, or says that it goes on after all.',
      entrada: entradaAltaDe,
      salida: bajaVista,
      errores: [...AL_SEGUIR, 'solicitudes.no-decides'],
    }),
    anular: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/bajas/anular',
      cambia,
      resumen: 'Cancels a leave that was noted by mistake. The person reads the reason.',
      entrada: z.strictObject({ id: idLargo, version, motivo: textoLibre.check(z.minLength(1)) }),
      salida: bajaVista,
      errores: [...AL_SEGUIR, 'solicitudes.no-decides'],
    }),
  },
});
