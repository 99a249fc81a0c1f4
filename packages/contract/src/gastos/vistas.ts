import * as z from 'zod/mini';
import {
  AVISOS_GASTO,
  CATEGORIAS_GASTO,
  CLASES_GASTO,
  DOCUMENTOS_GASTO,
  OBSTACULOS_GASTO,
  PARECIDOS_GASTO,
  VEHICULOS_GASTO,
} from '@jornada/domain/gastos/modelo.ts';
import { ficheroVista } from '../ficheros.ts';
import { estado, personaSolicitud, solicitud, solicitudAbierta } from '../solicitudes/vistas.ts';
import { fecha, instante } from '../valores.ts';

/** Cents of what is paid (EUR). */
const centimos = z.int();
/** Hundredths of the currency of the receipt. */
const enMoneda = z.int();
const nombrado = z.object({ id: z.int(), nombre: z.string() });

export const categoria = z.enum(CATEGORIAS_GASTO);
export const clase = z.enum(CLASES_GASTO);
const documento = z.enum(DOCUMENTOS_GASTO);
export const vehiculo = z.enum(VEHICULOS_GASTO);

/** A type of expense that a form offers. `limiteDiaCentimos`: for all expenses of the type on one day. */
export const tipoDeGasto = z.extend(nombrado, {
  categoria,
  clase,
  /** From this amount on it needs a receipt; null: never. */
  justificanteDesdeCentimos: z.nullable(centimos),
  limiteDiaCentimos: z.nullable(centimos),
  /** More than the limit is refused; otherwise it is said to whoever decides. */
  limiteImpide: z.boolean(),
});
export type TipoDeGasto = z.output<typeof tipoDeGasto>;

/** A way of paying. `reembolsa`: the company pays it back to the person. */
export const formaDePago = z.extend(nombrado, { reembolsa: z.boolean() });
export const proyectoDeGasto = z.extend(nombrado, { cliente: z.nullable(z.string()) });
export const actividadDeGasto = nombrado;

const lineaIva = z.object({ porMil: z.int(), baseCentimos: enMoneda, cuotaCentimos: enMoneda });

/** The fields of an expense as they were typed. Those of another class are null, and all may be while it is a draft. */
export const camposGasto = z.object({
  clase,
  tipo: z.nullable(z.int()),
  actividad: z.nullable(z.int()),
  proyecto: z.nullable(z.int()),
  /** Of receipts. */
  formaPago: z.nullable(z.int()),
  facturable: z.boolean(),
  comentario: z.nullable(z.string()),
  /** The day of the receipt, of the drive, or of the departure. */
  dia: z.nullable(fecha),
  pais: z.nullable(z.string()),
  comercio: z.nullable(z.string()),
  nif: z.nullable(z.string()),
  documento: z.nullable(documento),
  numero: z.nullable(z.string()),
  /** The invoice has the company's tax number. */
  conNifEmpresa: z.boolean(),
  moneda: z.string(),
  /** Units of the currency for one euro, in millionths; null: that of the company's table. */
  cambioMillonesimas: z.nullable(z.int()),
  totalCentimos: z.nullable(enMoneda),
  lineas: z.array(lineaIva),
  /** Tenths of a kilometre. */
  kmDecimas: z.nullable(z.int()),
  /** It went there and back; `kmDecimas` is both ways. */
  idaYVuelta: z.boolean(),
  origen: z.nullable(z.string()),
  destino: z.nullable(z.string()),
  vehiculo: z.nullable(vehiculo),
  matricula: z.nullable(z.string()),
  /** What for, of kilometres and days of travel. */
  motivo: z.nullable(z.string()),
  salida: z.nullable(z.string()),
  diaRegreso: z.nullable(fecha),
  regreso: z.nullable(z.string()),
  pernocta: z.boolean(),
  lugar: z.nullable(z.string()),
  /** It is not the municipality where the person works or lives. */
  otroMunicipio: z.boolean(),
});
export type CamposGasto = z.output<typeof camposGasto>;

/**
 * What an expense comes to, in cents of euros. `exentoCentimos` + `sujetoCentimos` = `totalCentimos`. `deducibleCentimos`: the VAT that the
 * company can deduct. Both null: the law of the country where the person works is not known, and nothing is said of tax. `aCobrarCentimos`: what the person gets back.
 */
export const importe = z.object({
  totalCentimos: centimos,
  exentoCentimos: z.nullable(centimos),
  sujetoCentimos: z.nullable(centimos),
  deducibleCentimos: centimos,
  aCobrarCentimos: centimos,
});
export type ImporteGasto = z.output<typeof importe>;

/** How it was computed, with the rates of its day. Of other classes: null or empty. */
export const calculo = z.object({
  /** Units of the currency for one euro, in millionths; null for euros. */
  cambioMillonesimas: z.nullable(z.int()),
  /** Of each line: base and tax in euros as well. `debidaCentimos`: the tax by its rate, in its currency. */
  lineas: z.array(
    z.extend(lineaIva, {
      sumaCentimos: enMoneda,
      debidaCentimos: enMoneda,
      baseEurCentimos: centimos,
      cuotaEurCentimos: centimos,
    }),
  ),
  /** Thousandths of a euro for one kilometre: what the company pays, and what of it is without tax. */
  kmMilesimas: z.nullable(z.int()),
  kmExentoMilesimas: z.nullable(z.int()),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  zona: z.nullable(z.string()),
  dias: z.array(z.object({ fecha, conNoche: z.boolean(), importeCentimos: centimos, exentoCentimos: centimos })),
  /** Of a meal on a trip: what its day leaves without tax, and what meals and days of travel have used of it before. */
  comida: z.nullable(z.object({ limiteCentimos: centimos, antesCentimos: centimos })),
});
export type CalculoGasto = z.output<typeof calculo>;

/** Another expense that may be the same. `deOtraPersona`: it has neither id nor words then. */
export const parecido = z.object({
  id: z.nullable(z.int()),
  dia: fecha,
  titulo: z.nullable(z.string()),
  centimos: z.nullable(centimos),
  /** The same file; the same merchant, day and amount; the same invoice; or days that another trip has. */
  por: z.enum(PARECIDOS_GASTO),
  deOtraPersona: z.boolean(),
});
export type ParecidoGasto = z.output<typeof parecido>;

/** The limit of a day of its type: what was asked for before, and what is left with this one, negative if it is too much. */
export const limiteDelDia = z.object({ limiteCentimos: centimos, antesCentimos: centimos, quedaCentimos: centimos });

const obstaculoGasto = z.enum(OBSTACULOS_GASTO);
const avisoGasto = z.enum(AVISOS_GASTO);

/** What sending the form would mean. `importe` null: it cannot be computed yet. */
export const consecuenciasGasto = z.object({
  importe: z.nullable(importe),
  calculo,
  /** Total minus the sum of the lines, in the currency of the receipt; null without lines or total. */
  diferenciaCentimos: z.nullable(enMoneda),
  limite: z.nullable(limiteDelDia),
  parecidos: z.array(parecido),
  /** `campo`: the field that it is about. `mensaje`: in the language of the person. */
  obstaculos: z.array(z.object({ codigo: obstaculoGasto, campo: z.nullable(z.string()), mensaje: z.string() })),
  avisos: z.array(avisoGasto),
});
export type ConsecuenciasGasto = z.output<typeof consecuenciasGasto>;

/** An expense as a line of a list. */
export const gastoListado = z.extend(solicitud, {
  clase,
  categoria: z.nullable(categoria),
  tipo: z.nullable(z.string()),
  aCobrarCentimos: centimos,
  /** Files that belong to it. */
  ficheros: z.int(),
  /** The day on which it was paid. */
  pagada: z.nullable(fecha),
});
export type GastoListado = z.output<typeof gastoListado>;

/** The same for those who pay. */
export const gastoDeEmpresa = z.extend(gastoListado, {
  persona: personaSolicitud,
  proyecto: z.nullable(z.string()),
  formaPago: z.nullable(z.string()),
  /** Whether the caller may mark it as paid now. */
  pagable: z.boolean(),
});
export type GastoDeEmpresa = z.output<typeof gastoDeEmpresa>;

/** An expense with everything about it. `parecidos` and `avisos`: for whoever decides, too. */
export const gastoVista = z.extend(solicitudAbierta, {
  campos: camposGasto,
  categoria: z.nullable(categoria),
  tipo: z.nullable(nombrado),
  actividad: z.nullable(nombrado),
  proyecto: z.nullable(proyectoDeGasto),
  formaPago: z.nullable(formaDePago),
  /** Null while it is a draft that cannot be computed. */
  importe: z.nullable(importe),
  calculo,
  limite: z.nullable(limiteDelDia),
  parecidos: z.array(parecido),
  avisos: z.array(avisoGasto),
  ficheros: z.array(ficheroVista),
  pagada: z.nullable(fecha),
  pagable: z.boolean(),
});
export type GastoVista = z.output<typeof gastoVista>;

/** What expenses come to. `porCobrarCentimos`: what was asked for or approved and the person has not got yet. */
export const sumasGasto = z.object({
  gastos: z.int(),
  borradorCentimos: centimos,
  pedidoCentimos: centimos,
  aprobadoCentimos: centimos,
  pagadoCentimos: centimos,
  porCobrarCentimos: centimos,
});
export type SumasGasto = z.output<typeof sumasGasto>;
export const mesDeGastos = z.extend(sumasGasto, { ano: z.int(), mes: z.int() });
export type MesDeGastos = z.output<typeof mesDeGastos>;

/** What a form starts from. */
export const gastoNuevo = z.object({
  valores: camposGasto,
  version: z.nullable(z.int()),
  /** The state of the request that is changed; null for a new one. */
  estado: z.nullable(estado),
  /** Files of the request that is changed. */
  ficheros: z.array(ficheroVista),
  tipos: z.array(tipoDeGasto),
  actividades: z.array(actividadDeGasto),
  formasPago: z.array(formaDePago),
  /** `cambioMillonesimas`: that of the company's table on the day of the form; null: the person writes it. */
  monedas: z.array(z.object({ codigo: z.string(), cambioMillonesimas: z.nullable(z.int()) })),
  /** Rates of VAT in the country of the form on its day, in per mille, the one that is usual for its type first; empty: any. */
  ivas: z.array(z.int()),
  /** The tax number that an invoice must have; null: the company has written none. */
  empresa: z.object({ nombre: z.string(), nif: z.nullable(z.string()), pais: z.string() }),
  consecuencias: consecuenciasGasto,
  /** Whether something is said of income tax: the law of the country where the person works is known. */
  conReparto: z.boolean(),
  /** The last drive of the person to the same project, as an offer beside a receipt. */
  kmOfrecidos: z.nullable(
    z.object({
      kmDecimas: z.int(),
      idaYVuelta: z.boolean(),
      origen: z.string(),
      destino: z.string(),
      vehiculo,
      milesimas: z.int(),
      importeCentimos: centimos,
    }),
  ),
  /** Who will decide, in order. */
  decide: z.array(z.string()),
});
export type GastoNuevo = z.output<typeof gastoNuevo>;
