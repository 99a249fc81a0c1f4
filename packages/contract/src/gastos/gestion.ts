import * as z from 'zod/mini';
import { CATEGORIAS_GASTO, MAXIMO_DE_GASTO } from '@jornada/domain/gastos/modelo.ts';
import { call } from '../call.ts';
import { descarga } from '../descarga.ts';
import { feature } from '../feature.ts';
import { anio } from '../solicitudes/solicitud-calls.ts';
import { estado } from '../solicitudes/vistas.ts';
import { entero, fecha, id, idLargo, nada, textoHasta, version } from '../valores.ts';
import { cambio, dia, moneda } from './datos.ts';
import { categoria, clase, gastoDeEmpresa, sumasGasto } from './vistas.ts';

/** How many a single call pays at most. */
export const PAGAR_A_LA_VEZ = 100;

const centimos = entero.check(z.minimum(0), z.maximum(MAXIMO_DE_GASTO));
const cuenta = z.optional(z.nullable(textoHasta(20)));
const nombre = textoHasta(60);

export const entradaTipoGasto = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  /** Empty: the usual name of its category, in the language of each reader. */
  nombre: z.optional(z.nullable(nombre)),
  /** Of a new one. It never changes, because expenses would change their meaning. */
  categoria: z.enum(CATEGORIAS_GASTO),
  cuenta,
  justificanteDesdeCentimos: z.optional(z.nullable(centimos)),
  limiteDiaCentimos: z.optional(z.nullable(centimos)),
  limiteImpide: z.boolean(),
  activo: z.boolean(),
});
export const entradaActividadGasto = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: nombre.check(z.minLength(1)),
  cuenta,
  activo: z.boolean(),
});
export const entradaFormaPago = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: z.optional(z.nullable(nombre)),
  /** The company pays it back to the person. Of a new one. */
  reembolsa: z.boolean(),
  cuenta,
  activo: z.boolean(),
});

const milesimas = entero.check(z.minimum(0), z.maximum(10_000));
/** What a company pays for kilometres and days of travel. */
const tarifas = {
  /** Thousandths of a euro for one kilometre; null: what the law leaves without tax. */
  kmCoche: z.nullable(milesimas),
  kmMoto: z.nullable(milesimas),
  /** Cents for a day; null: what the law leaves without tax. */
  dietaConNoche: z.nullable(centimos),
  dietaSinNoche: z.nullable(centimos),
  dietaFueraConNoche: z.nullable(centimos),
  dietaFueraSinNoche: z.nullable(centimos),
  /** After so many days an expense is late, which whoever decides is told; null: never. */
  plazoDias: z.nullable(entero.check(z.minimum(1), z.maximum(366))),
};
export const entradaPoliticaGastos = z.strictObject({
  version: z.optional(version),
  /** The first day of expenses for which it holds. */
  desde: dia,
  ...tarifas,
});
export const entradaCambio = z.strictObject({ moneda, desde: dia, cambioMillonesimas: cambio });

const comunes = { cuenta: z.nullable(z.string()), activo: z.boolean(), version: z.int() };
const tipoGestionadoGasto = z.object({
  id: z.int(),
  nombre: z.nullable(z.string()),
  nombreHabitual: z.string(),
  categoria,
  clase,
  justificanteDesdeCentimos: z.nullable(z.int()),
  limiteDiaCentimos: z.nullable(z.int()),
  limiteImpide: z.boolean(),
  ...comunes,
});
export type TipoGestionadoGasto = z.output<typeof tipoGestionadoGasto>;
const actividadGestionada = z.object({ id: z.int(), nombre: z.string(), ...comunes });
export type ActividadGestionada = z.output<typeof actividadGestionada>;
const formaGestionada = z.object({
  id: z.int(),
  nombre: z.nullable(z.string()),
  nombreHabitual: z.string(),
  reembolsa: z.boolean(),
  ...comunes,
});
export type FormaGestionada = z.output<typeof formaGestionada>;
const politicaGastos = z.object({ desde: fecha, ...tarifas, version: z.int() });
export type PoliticaGastos = z.output<typeof politicaGastos>;
const cambioGestionado = z.object({ moneda: z.string(), desde: fecha, cambioMillonesimas: z.int() });
export type CambioGestionado = z.output<typeof cambioGestionado>;
/** What the law leaves without tax on a day, in the units of the rules. */
const leyGastos = z.object({
  desde: fecha,
  kmMilesimas: z.int(),
  dietaConNoche: z.int(),
  dietaSinNoche: z.int(),
  dietaFueraConNoche: z.int(),
  dietaFueraSinNoche: z.int(),
  norma: z.string(),
});

const gestion = { host: 'instance', acceso: 'gastos.gestionar:all', nuestra: true, soloTitular: true } as const;

/** Which expenses of the company. `mes` with `anio`: of a month. A year has what is open of others, too: what waits, and what is still to be paid. */
const filtro = {
  anio: z.optional(anio),
  mes: z.optional(entero.check(z.minimum(1), z.maximum(12))),
  estado: z.optional(estado),
};

/** The calls of those who run the expenses of a company. */
export const llamadasDeGestion = {
  ajustes: call({
    ...gestion,
    method: 'GET',
    path: '/intranet/gastos/ajustes',
    resumen: 'Types, activities, ways of paying, rates and exchange rates of the company, and what the law says.',
    entrada: nada,
    salida: z.object({
      tipos: z.array(tipoGestionadoGasto),
      actividades: z.array(actividadGestionada),
      formasPago: z.array(formaGestionada),
      /** The rules that hold now, and those to come. */
      politicas: z.array(politicaGastos),
      cambios: z.array(cambioGestionado),
      /** Null: not known for the country of the company. */
      ley: z.nullable(leyGastos),
      monedas: z.array(z.string()),
      /** The tax number that invoices must have; it is changed with the data of the company. */
      nif: z.nullable(z.string()),
    }),
    errores: [],
  }),
  guardarTipo: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/tipos',
    resumen: 'Makes a type of expense, or changes one.',
    entrada: entradaTipoGasto,
    salida: tipoGestionadoGasto,
    errores: ['gastos.tipo-no-existe', 'gastos.nombre-repetido', 'gastos.ultimo-de-su-clase', 'general.cambiado-entretanto'],
  }),
  guardarActividad: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/actividades',
    resumen: 'Makes an activity, or changes one.',
    entrada: entradaActividadGasto,
    salida: actividadGestionada,
    errores: ['gastos.actividad-no-existe', 'gastos.nombre-repetido', 'general.cambiado-entretanto'],
  }),
  guardarFormaPago: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/formaspago',
    resumen: 'Makes a way of paying, or changes one.',
    entrada: entradaFormaPago,
    salida: formaGestionada,
    errores: ['gastos.forma-pago-no-existe', 'gastos.nombre-repetido', 'gastos.ultimo-de-su-clase', 'general.cambiado-entretanto'],
  }),
  guardarPolitica: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/politica',
    resumen: 'Changes what is paid for kilometres and days of travel from a day on.',
    entrada: entradaPoliticaGastos,
    salida: politicaGastos,
    errores: ['gastos.politica-no-valida', 'general.cambiado-entretanto'],
  }),
  guardarCambio: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/cambios',
    resumen: 'Writes the exchange rate of a currency from a day on. What was sent keeps the rate that it had.',
    entrada: entradaCambio,
    salida: cambioGestionado,
    errores: ['gastos.moneda-no-valida'],
  }),
  quitarCambio: call({
    ...gestion,
    method: 'DELETE',
    path: '/intranet/gastos/cambios',
    resumen: 'Takes an exchange rate away.',
    entrada: z.strictObject({ moneda, desde: dia }),
    salida: z.null(),
    errores: ['gastos.cambio-no-existe'],
  }),
  deEmpresa: call({
    ...gestion,
    method: 'GET',
    path: '/intranet/gastos/listado',
    resumen:
      'The expenses of the company, the latest first, without drafts; a year has what is open of others, too. `texto`: of the person, the merchant or the place.',
    entrada: z.strictObject({
      ...filtro,
      persona: z.optional(id),
      texto: z.optional(z.string().check(z.maxLength(100))),
      start: z.optional(entero.check(z.minimum(0))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    /** `sumas`: of all that the filters find; with the first page only. */
    salida: z.object({ items: z.array(gastoDeEmpresa), total: z.int(), sumas: z.nullable(sumasGasto) }),
    errores: [],
  }),
  pagar: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/pagar',
    cambia: ['solicitudes', 'bandeja'],
    resumen: 'Marks approved expenses as paid on a day, each by itself.',
    entrada: z.strictObject({
      cuales: z.array(z.strictObject({ id: idLargo, version })).check(z.minLength(1), z.maxLength(PAGAR_A_LA_VEZ)),
      /** Today or earlier. */
      dia,
    }),
    /** One answer for each: its state and version now, or why nothing happened, as a code with its message. */
    salida: z.object({
      items: z.array(
        z.object({
          id: z.int(),
          estado: z.nullable(estado),
          version: z.nullable(z.int()),
          error: z.nullable(z.object({ codigo: z.string(), mensaje: z.string() })),
        }),
      ),
    }),
    errores: ['gastos.fecha-futura'],
  }),
  exportar: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/gastos/exportar',
    cambia: 'nada',
    resumen:
      'Answers where to fetch the file for the accounting, once, within a minute. It is written down that it was asked for. Without `estado` it has what is booked of these days only.',
    entrada: z.strictObject({ ...filtro, formato: z.enum(['csv', 'xlsx']) }),
    salida: z.object({ token: z.string() }),
    errores: [],
  }),
};

/** Fetched by the browser with a link that works once, so without a session and by itself. */
export const exporteGastos = feature('exporte-gastos', {
  resumen: 'The file of expenses for the accounting.',
  errores: { caducado: 404 },
  llamadas: {
    descargar: call({
      ...descarga,
      path: '/gastos/exporte',
      resumen: 'The file for the accounting: a line for each rate of VAT, with accounts. It is written while it is read.',
      errores: ['exporte-gastos.caducado'],
    }),
  },
});
