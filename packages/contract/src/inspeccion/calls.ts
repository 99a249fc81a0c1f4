import * as z from 'zod/mini';
import { PERFILES_RECORD } from '@jornada/domain/exportes/modelo.ts';
import { call } from '../call.ts';
import { exporteVista } from '../exportes/vistas.ts';
import { feature } from '../feature.ts';
import { cleaned, entero, fecha, id, idioma, nada, textoHasta, vacio } from '../valores.ts';
import { accesoExterno, ambitoVista, correccionConsultada, diaConsultado, personaConsultada } from './vistas.ts';

const gestion = { host: 'instance', acceso: 'inspeccion.gestionar:all', nuestra: true, soloTitular: true } as const;
const consulta = { host: 'instance', acceso: 'inspeccion.consultar:all', nuestra: true, soloTitular: true } as const;
const linea = (max: number) => textoHasta(max).check(z.regex(/^[^\r\n\t]*$/));
const start = z.optional(entero.check(z.minimum(0), z.maximum(1_000_000)));
const limit = z.optional(entero.check(z.minimum(1), z.maximum(100)));

export const entradaAcceso = z.strictObject({
  nombre: linea(120).check(z.minLength(1)),
  organismo: linea(120),
  /** Empty: the invitation is printed. */
  email: z
    .string()
    .check(
      z.overwrite(cleaned),
      z.maxLength(200),
      z.regex(/^(?:[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]+)?$/, 'validacion.correo'),
    ),
  idioma,
  perfil: z.enum(PERFILES_RECORD),
  desde: fecha,
  hasta: fecha,
  centros: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(200))),
  /** The last day on which they can enter. */
  caduca: fecha,
});

/** What a guest asks to be exported. */
export const entradaExportar = z.strictObject({
  desde: fecha,
  hasta: fecha,
  centro: z.optional(z.nullable(id)),
  idioma: z.optional(idioma),
});

const hecho = z.object({
  acceso: accesoExterno,
  /** The path of the app with which they choose their password, shown once to be printed; null: it went by mail. */
  ruta: z.nullable(z.string()),
});

/** The room of those who look at the record from outside: a labour inspector, or a representative. */
export const inspeccion = feature('inspeccion', {
  resumen: 'The room of those who look at the record from outside, within the scope that the company gave them.',
  esquemas: {
    AccesoExterno: accesoExterno,
    DiaConsultado: diaConsultado,
    CorreccionConsultada: correccionConsultada,
    PersonaConsultada: personaConsultada,
  },
  permisos: { 'gestionar:all': ['admin'], 'consultar:all': ['inspeccion'] },
  errores: {
    'no-existe': 404,
    'persona-no-existe': 404,
    'centro-no-existe': 422,
    'periodo-no-valido': 422,
    'caducidad-no-valida': 422,
    'fuera-de-alcance': 403,
    cerrado: 409,
  },
  auditoria: {
    crear: 'acceso-externo',
    invitar: 'acceso-externo',
    revocar: 'acceso-externo',
    'ver-personas': 'empresa',
    'ver-registro': 'persona',
    'ver-correcciones': 'empresa',
    exportar: 'empresa',
    descargar: 'exporte',
  },
  campos: {
    acceso: 'The access of somebody from outside.',
    usuarioId: 'The account of the guest.',
    organismo: 'Where the guest comes from: the inspectorate, the works council.',
    perfil: 'How much of the record the guest sees.',
    caduca: 'When the access ends by itself.',
    centros: 'The centres of the scope.',
    segundoPaso: 'Whether the guest has a second step.',
    consultas: 'How often the guest has looked at something.',
    ultimaConsulta: 'When the guest looked at something last.',
    ruta: 'The path of the app that opens the invitation, once.',
    cuenta: 'Whether the day counts in the sums.',
    formas: 'How the marks of the day were made.',
    motivo: 'Why the day is as it is; for a correction, the reason that was given.',
  },
  llamadas: {
    ambito: call({
      ...consulta,
      method: 'GET',
      path: '/inspeccion/ambito',
      resumen: 'What the guest may see, and until when.',
      entrada: nada,
      salida: ambitoVista,
      errores: ['inspeccion.fuera-de-alcance'],
    }),
    personas: call({
      ...consulta,
      method: 'GET',
      path: '/inspeccion/personas',
      escribe: true,
      cambia: 'nada',
      resumen:
        'The people within the scope, by name. `texto` is looked for in names, for an inspector also in ID numbers. It is written down.',
      entrada: z.strictObject({ texto: z.optional(z.string().check(z.maxLength(100))), centro: z.optional(id), start, limit }),
      salida: z.object({ items: z.array(personaConsultada), total: z.int() }),
      errores: ['inspeccion.fuera-de-alcance'],
    }),
    registro: call({
      ...consulta,
      method: 'GET',
      path: '/inspeccion/registro',
      escribe: true,
      cambia: 'nada',
      resumen: "A month of somebody's record, as far as it is within the scope. It is written down.",
      entrada: z.strictObject({
        persona: id,
        ano: entero.check(z.minimum(2000), z.maximum(2100)),
        mes: entero.check(z.minimum(1), z.maximum(12)),
      }),
      salida: z.object({
        persona: personaConsultada,
        desde: fecha,
        hasta: fecha,
        dias: z.array(diaConsultado),
        total: z.object({
          efectivoMinutos: z.int(),
          trabajadoMinutos: z.int(),
          previstoMinutos: z.nullable(z.int()),
          nocturnosMinutos: z.int(),
        }),
      }),
      errores: ['inspeccion.fuera-de-alcance', 'inspeccion.persona-no-existe'],
    }),
    correcciones: call({
      ...consulta,
      method: 'GET',
      path: '/inspeccion/correcciones',
      escribe: true,
      cambia: 'nada',
      resumen: 'Days with corrections within the scope, the latest first. Representatives have none. It is written down.',
      entrada: z.strictObject({ start, limit }),
      salida: z.object({
        items: z.array(
          z.object({
            persona: z.object({ id: z.int(), nombre: z.string() }),
            fecha,
            zona: z.string(),
            correcciones: z.array(correccionConsultada),
          }),
        ),
        total: z.int(),
      }),
      errores: ['inspeccion.fuera-de-alcance'],
    }),
    exportar: call({
      ...consulta,
      method: 'POST',
      path: '/inspeccion/exportes',
      resumen: 'Asks for an export of what is within the scope: the whole record for an inspector, the minimised one for a representative.',
      entrada: entradaExportar,
      salida: exporteVista,
      errores: ['inspeccion.fuera-de-alcance', 'exportes.demasiados'],
    }),
    exportes: call({
      ...consulta,
      method: 'GET',
      path: '/inspeccion/exportes',
      resumen: 'The exports that the guest has asked for, the newest first.',
      entrada: nada,
      salida: z.object({ items: z.array(exporteVista), total: z.int() }),
      errores: ['inspeccion.fuera-de-alcance'],
    }),
    enlace: call({
      ...consulta,
      method: 'POST',
      path: '/inspeccion/exportes/enlace',
      cambia: 'nada',
      resumen: 'Answers where to fetch an own export, once, within a minute. It is written down.',
      entrada: z.strictObject({ id }),
      salida: z.object({ token: z.string() }),
      errores: ['inspeccion.fuera-de-alcance', 'exportes.no-existe', 'exportes.no-listo'],
    }),
    accesos: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/inspeccion',
      resumen: 'The accesses that the company gave to people from outside, the newest first, with how often each has looked at something.',
      entrada: nada,
      salida: z.object({ items: z.array(accesoExterno), total: z.int() }),
      errores: [],
    }),
    crear: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/inspeccion',
      resumen: 'Gives an access, and invites by mail or by a link to print.',
      entrada: entradaAcceso,
      salida: hecho,
      errores: ['inspeccion.centro-no-existe', 'inspeccion.periodo-no-valido', 'inspeccion.caducidad-no-valida'],
    }),
    invitar: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/inspeccion/invitar',
      resumen: 'Invites once more: the former invitation ends.',
      entrada: z.strictObject({ id }),
      salida: hecho,
      errores: ['inspeccion.no-existe', 'inspeccion.cerrado'],
    }),
    revocar: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/inspeccion/revocar',
      resumen: 'Ends an access at once, with every session of it.',
      entrada: z.strictObject({ id }),
      salida: vacio,
      errores: ['inspeccion.no-existe', 'inspeccion.cerrado'],
    }),
  },
});
