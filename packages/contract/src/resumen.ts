import * as z from 'zod/mini';
import { METODOS_FIRMA } from '@jornada/domain/firmas/modelo.ts';
import { CLASES_AUSENCIA, SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { FORMATOS, FORMAS_DE_MARCA, type Graficos } from '@jornada/domain/resumen/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, instante, nada } from './valores.ts';

/** Sums of the days in the balance. Values about the plan are null if the company hides the plan. */
const sumas = {
  trabajadoMinutos: z.int(),
  previstoMinutos: z.nullable(z.int()),
  diferenciaMinutos: z.nullable(z.int()),
  nocturnosMinutos: z.int(),
};

/** A period for one bar: a day, a week (Monday to Sunday, cut to the period), a month. */
const barra = z.object({ desde: fecha, hasta: fecha, ...sumas, diasQueCuentan: z.int() });
export type BarraVista = z.output<typeof barra>;

/**
 * A part of the day line from midnight to midnight; from and to are fractions of it. `cortado…`: it continues beyond that end.
 */
const trazo = z.object({
  clase: z.enum(['previsto', 'trabajado', 'pausa']),
  desde: z.number(),
  hasta: z.number(),
  cortadoAlPrincipio: z.boolean(),
  cortadoAlFinal: z.boolean(),
});

/** One day of the chart "when do I work". `zona` is the zone of its hours. */
const linea = z.object({
  fecha,
  zona: z.string(),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  trabajadoMinutos: z.int(),
  trazos: z.array(trazo),
});
export type LineaGraficaVista = z.output<typeof linea>;

/**
 * Days with a shift that the person came to, in order: on time, late, left early, or both. Late and early count only beyond the
 * courtesy.
 */
const puntualidad = z.object({
  dias: z.array(z.object({ fecha, retrasoMinutos: z.int(), salidaAnticipadaMinutos: z.int() })),
  retrasoMinutos: z.int(),
  salidaAnticipadaMinutos: z.int(),
});

/** Absence by class: working days of absence, past and future, and minutes of days with a partial absence. */
/** `dias`, `porVenir`: a half day counts 0.5. */
const ausencia = z.object({ clase: z.enum(CLASES_AUSENCIA), dias: z.number(), porVenir: z.number(), minutos: z.int() });
export type AusenciaSumadaVista = z.output<typeof ausencia>;

const graficos = z.object({
  desde: fecha,
  hasta: fecha,
  /** Today at the person's centre, by the server's clock. */
  hoy: fecha,
  total: z.object({ ...sumas, efectivoMinutos: z.int(), enTrabajoMinutos: z.int(), diasQueCuentan: z.int(), incompletos: z.array(fecha) }),
  dias: z.array(barra),
  semanas: z.array(barra),
  meses: z.array(barra),
  /** The last days up to today, oldest first. */
  lineas: z.array(linea),
  /** Pauses grouped by subtype and by whether they are paid, the longest first. */
  pausas: z.array(z.object({ subtipo: z.enum(SUBTIPOS), pagada: z.boolean(), minutos: z.int(), veces: z.int() })),
  puntualidad: z.nullable(puntualidad),
  /** Worked minutes by project, the longest first. `nombre` null is work without a project. Empty if nobody uses projects. */
  proyectos: z.array(z.object({ nombre: z.nullable(z.string()), minutos: z.int() })),
  /** Valid marks, counted by how they were made. */
  marcas: z.array(z.object({ forma: z.enum(FORMAS_DE_MARCA), veces: z.int() })),
  ausencias: z.array(ausencia),
});
export type GraficosVista = z.output<typeof graficos>;
// The domain's shape goes on the wire. This line does not compile if the two become different.
const _igual: (datos: Graficos) => GraficosVista = (datos) => datos;
void _igual;

const ano = entero.check(z.minimum(2000), z.maximum(2100));
const mes = entero.check(z.minimum(1), z.maximum(12));
/** SHA-256 of a file's bytes, in hexadecimal. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const horas = {
  trabajado: z.int(),
  ordinarias: z.int(),
  complementarias: z.int(),
  extraPagadas: z.int(),
  extraDescanso: z.int(),
  extraFuerzaMayor: z.int(),
};

/** A summary as it was handed over; another one says that the month has changed since. All of it in minutes. */
const mensual = z.object({
  version: z.int(),
  momento: instante,
  causa: z.enum(['cierre', 'peticion']),
  huella: sha256,
  parcial: z.boolean(),
  dias: z.array(z.object({ fecha, ...horas })),
  total: z.object({ ...horas, dias: z.int() }),
});
export type MensualVista = z.output<typeof mensual>;
const mensuales = z.object({ items: z.array(mensual), total: z.int() });

const comun = { host: 'instance', method: 'GET' } as const;

/** Charts about one's own record. */
export const estadisticas = feature('estadisticas', { permisos: { 'ver:own': ['empleado'] } });

/** ajeno: no seal of the company. intacto: unchanged since. ampliado: something was added to the file later. cambiado: it is not what was sealed. */
const ESTADOS_SELLO = ['ajeno', 'intacto', 'ampliado', 'cambiado'] as const;

export const resumen = feature('resumen', {
  resumen: "Summaries of one's own record, and the record as a file.",
  permisos: { 'ver:own': ['empleado'] },
  errores: { 'periodo-futuro': 422, 'sin-registro': 404 },
  esquemas: { ResumenMensual: mensual },
  avisos: ['resumen-mensual'],
  campos: {
    sellos: 'The seals of the file, the first one first.',
    cubre: 'SHA-256 of what the seal covers, hexadecimal.',
    entero: 'Whether the seal covers the file to its last byte.',
    por: 'Who has sealed it, as the certificate says. Empty if it was nobody of the company.',
    igual: 'Whether the stored month still is that one.',
    firmado: 'When the person confirmed exactly that month; null: they did not.',
    metodo: 'With what they confirmed it.',
    parcial: 'Whether the person worked part time on a day of the month.',
    causa: 'Why it was made: the month was closed, or the person asked for it.',
    trabajado: 'What was worked, in minutes.',
    ordinarias: 'Ordinary hours, in minutes.',
    complementarias: 'Complementary hours of part-timers, in minutes.',
    extraPagadas: 'Overtime that is paid, in minutes.',
    extraDescanso: 'Overtime that is made good by rest, in minutes.',
    extraFuerzaMayor: 'Overtime because of force majeure, in minutes.',
  },
  llamadas: {
    mensual: call({
      ...comun,
      nuestra: true,
      path: '/resumen/mensual',
      acceso: 'registros.ver:own',
      resumen: 'The monthly summaries of ordinary, complementary and overtime hours that were made of a month, the latest first.',
      entrada: z.strictObject({ ano, mes }),
      salida: mensuales,
      errores: [],
    }),
    pedirMensual: call({
      ...comun,
      method: 'POST',
      nuestra: true,
      path: '/resumen/mensual',
      acceso: 'registros.ver:own',
      resumen: 'Makes the summary of an ended month, if it says anything else than the last one.',
      entrada: z.strictObject({ ano, mes }),
      salida: mensuales,
      errores: ['resumen.periodo-futuro', 'resumen.sin-registro'],
    }),
    datosGraficos: call({
      ...comun,
      path: '/resumen/getdatosgraficos',
      acceso: 'estadisticas.ver:own',
      costosa: true,
      resumen: 'A month or a whole year of the own record, added up in the ways in which it is drawn.',
      entrada: z.strictObject({ ano: z.optional(ano), mes: z.optional(mes) }),
      salida: graficos,
      errores: [],
    }),
    ausencias: call({
      ...comun,
      nuestra: true,
      path: '/resumen/ausencias',
      acceso: 'resumen.ver:own',
      costosa: true,
      resumen: 'The own absences of a year by class.',
      entrada: z.strictObject({ ano: z.optional(ano) }),
      salida: z.object({ ano: z.int(), items: z.array(ausencia) }),
      errores: [],
    }),
    exportar: call({
      ...comun,
      nuestra: true,
      escribe: true,
      path: '/resumen/exportar',
      // The record belongs to the person, so they may export it even if the company hides parts of it in the app.
      acceso: 'registros.ver:own',
      cambia: 'nada',
      costosa: true,
      resumen: 'The own record of a month or a year as a file, and its digest, which is kept.',
      entrada: z.strictObject({ formato: z.enum(FORMATOS), ano, mes: z.optional(mes) }),
      salida: z.object({
        nombre: z.string(),
        /** Media type. */
        tipo: z.string(),
        /** The bytes in base64. */
        contenido: z.string(),
        sha256,
        /** SHA-256 of the data in the file. It is the same in every format, and changes only if the record does. */
        huellaDatos: sha256,
        /** How many days the file has. */
        filas: z.int(),
      }),
      errores: ['resumen.periodo-futuro', 'resumen.sin-registro'],
    }),
    anos: call({
      ...comun,
      nuestra: true,
      path: '/resumen/anos',
      acceso: 'registros.ver:own',
      resumen: 'The years of which the person has a record: from their first day on to this year, the newest first.',
      entrada: nada,
      salida: z.object({ anos: z.array(z.int()) }),
      errores: [],
    }),
    verificarSello: call({
      ...comun,
      method: 'POST',
      nuestra: true,
      path: '/resumen/verificarSello',
      acceso: 'registros.ver:own',
      cambia: 'nada',
      resumen:
        'Whether one of the seals of a PDF is of this company, and the file unchanged since. The file itself is not sent: only what its seals say, and the digest of what they cover.',
      entrada: z.strictObject({
        sellos: z
          .array(
            z.strictObject({
              /** SHA-256 of what the seal covers. */
              cubre: sha256,
              /** The signature (CMS) in base64. */
              firma: z.string().check(z.minLength(1), z.maxLength(40_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
              entero: z.boolean(),
            }),
          )
          .check(z.minLength(1), z.maxLength(5)),
      }),
      salida: z.object({ estado: z.enum(ESTADOS_SELLO), por: z.string() }),
      errores: [],
    }),
    verificar: call({
      ...comun,
      nuestra: true,
      path: '/resumen/verificar',
      acceso: 'registros.ver:own',
      cambia: 'nada',
      resumen:
        "Whether a file with this digest, data with it in any file, or a signed month were issued, when, and whether the month is still the same. It looks at one's own record, those of the team, or everybody's, as far as one sees records.",
      entrada: z.strictObject({ sha256 }),
      salida: z.object({
        /** Set if the digest is that of a file. */
        emitido: z.nullable(
          z.object({
            momento: instante,
            formato: z.enum(FORMATOS),
            desde: fecha,
            hasta: fecha,
            persona: z.string(),
            /** Who exported it: the person, or somebody acting for them. */
            autor: z.string(),
            nombre: z.string(),
            bytes: z.int(),
          }),
        ),
        /** Set if the digest is the one that files print: whose record, when first and last issued, in which formats. */
        datos: z.nullable(
          z.object({
            persona: z.string(),
            desde: fecha,
            hasta: fecha,
            primera: instante,
            ultima: instante,
            formatos: z.array(z.enum(FORMATOS)),
          }),
        ),
        /** Set if it is of one whole month: a file of it, its data, or what was signed of it. */
        mes: z.nullable(
          z.object({
            persona: z.string(),
            ano: z.int(),
            mes: z.int(),
            /** The stored month is still the one in the file, or the one that was signed. */
            igual: z.boolean(),
            /** When the person confirmed exactly that month; null: they did not. */
            firmado: z.nullable(instante),
            metodo: z.nullable(z.enum(METODOS_FIRMA)),
          }),
        ),
      }),
      errores: [],
    }),
  },
});
