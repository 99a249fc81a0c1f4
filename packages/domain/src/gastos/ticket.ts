import { problemaDeNif } from '../personas/nif.ts';
import { partsToCents, toCents } from './dinero.ts';
import { examineLine, offBy, TOLERANCIA_IVA, type LineaExaminada } from './iva.ts';
import { countryOfPlace, hasVatOf, isFuera } from './lugares.ts';
import { splitMeal, type ExentoUsado, type LimiteDeComida } from './manutencion.ts';
import { MAXIMO_DE_GASTO, MONEDA_DE_PAGO, MONEDAS_GASTO, type CategoriaGasto, type RepartoGasto } from './modelo.ts';
import { isCashRounding, unitOf } from './monedas.ts';
import { tiposIva } from './tipos-iva.ts';
import { hasTaxLaw } from './legales.ts';
import { taxCountryOf } from './tarifas.ts';
import type { DatosDeGasto } from './datos.ts';
import {
  missing,
  OBLIGATORIOS,
  problemsOf,
  SIN_CALCULO,
  type CalculoDeGasto,
  type ParteDeGasto,
  type ProblemaDeGasto,
} from './resultado.ts';

/**
 * `cambioTabla`: the company's rate for the currency on that day, null: none. `nifEmpresa` empty: the company has written none.
 * `categoria` null: no type was chosen.
 */
export type EntornoTicket = {
  paisEmpresa: string;
  /** Where the person works; null or missing: the company's. */
  paisPersona?: string | null;
  nifEmpresa: string;
  cambioTabla: number | null;
  categoria: CategoriaGasto | null;
  exentoUsado: ExentoUsado;
};

/** A rate that somebody typed is said to whoever decides if it differs from the company's by more than a twentieth. */
const FAR = 20;
const isFar = (typed: number | null, table: number | null): boolean =>
  typed !== null && table !== null && Math.abs(typed - table) * FAR > table;

const isKnown = (moneda: string): boolean => (MONEDAS_GASTO as readonly string[]).includes(moneda);

/** The problems of the lines, each at its own field. */
function problemsOfLines(datos: DatosDeGasto, lineas: readonly LineaExaminada[], pais: string): ProblemaDeGasto[] {
  const unit = unitOf(datos.moneda);
  const valid = datos.dia === null ? [] : tiposIva(pais, datos.dia);
  return lineas.flatMap((linea, index) =>
    problemsOf(
      valid.length > 0 && !valid.includes(linea.porMil) && { codigo: 'iva-no-valido', campo: `lineas.${index}.porMil` },
      offBy(linea, unit) > TOLERANCIA_IVA && { codigo: 'iva-no-cuadra', campo: `lineas.${index}.cuotaCentimos` },
      (linea.sumaCentimos === 0 || linea.baseCentimos % unit !== 0 || linea.cuotaCentimos % unit !== 0) && {
        codigo: 'importe-no-valido',
        campo: `lineas.${index}.baseCentimos`,
      },
    ),
  );
}

/**
 * Lines with their amounts in euros, which add up to those of the whole. The tax of all lines is converted at once, so that neither it nor
 * what is deducted depends on their order; what cash adds or takes away is no tax.
 */
function linesInCents(lineas: readonly LineaExaminada[], cambio: number | null, total: number): CalculoDeGasto['lineas'] {
  const sorted = lineas.toSorted((a, b) => a.porMil - b.porMil || a.baseCentimos - b.baseCentimos || a.cuotaCentimos - b.cuotaCentimos);
  const taxes = sorted.map(({ cuotaCentimos }) => cuotaCentimos);
  const tax = toCents(
    taxes.reduce((sum, one) => sum + one, 0),
    cambio,
  );
  const ofTaxes = partsToCents(taxes, cambio, tax);
  const ofBases = partsToCents(
    sorted.map(({ baseCentimos }) => baseCentimos),
    cambio,
    total - tax,
  );
  return lineas.map((linea) => {
    const place = sorted.indexOf(linea);
    return { ...linea, baseEurCentimos: ofBases[place] ?? 0, cuotaEurCentimos: ofTaxes[place] ?? 0 };
  });
}

/** Whether the company may deduct the tax: from a full invoice of its country that has its tax number. */
const isDeductible = (datos: DatosDeGasto, pais: string, { paisEmpresa, nifEmpresa }: EntornoTicket): boolean =>
  datos.documento === 'factura' &&
  datos.conNifEmpresa &&
  nifEmpresa !== '' &&
  datos.nif !== null &&
  datos.numero !== null &&
  hasVatOf(pais, paisEmpresa);

/** What of a receipt is without income tax: all of it, but of a meal on a trip no more than the limit of its day. */
function splitReceipt(
  total: number,
  { dia, pernocta, otroMunicipio }: DatosDeGasto,
  pais: string,
  entorno: EntornoTicket,
): { reparto: RepartoGasto; comida: LimiteDeComida | null } {
  const { categoria, exentoUsado: usado } = entorno;
  const fuera = isFuera(pais, taxCountryOf(entorno));
  const meal =
    categoria === 'comida' &&
    dia !== null &&
    splitMeal(total, { dia, pernocta, fuera, otroMunicipio }, { pais: taxCountryOf(entorno), usado });
  return meal || { reparto: { total, exento: total, sujeto: 0 }, comida: null };
}

/** What a receipt comes to. */
export function examineTicket(datos: DatosDeGasto, entorno: EntornoTicket): ParteDeGasto {
  const { moneda, totalCentimos, nif, documento } = datos;
  const pais = datos.pais ?? entorno.paisEmpresa;
  const isInvoice = documento === 'factura';
  const needed: (keyof DatosDeGasto)[] = isInvoice && hasVatOf(pais, entorno.paisEmpresa) ? ['numero', 'nif'] : isInvoice ? ['numero'] : [];
  const isForeign = moneda !== MONEDA_DE_PAGO;
  const cambio = isForeign ? (datos.cambioMillonesimas ?? entorno.cambioTabla) : null;
  const unit = unitOf(moneda);
  const lineas = datos.lineas.map((linea) => examineLine(linea, unit));
  const sum = lineas.reduce((total, { sumaCentimos }) => total + sumaCentimos, 0);
  const diferencia = lineas.length === 0 || totalCentimos === null ? null : totalCentimos - sum;
  const isPayable = totalCentimos !== null && isKnown(moneda) && (!isForeign || cambio !== null);
  const total = isPayable ? toCents(totalCentimos, cambio) : null;
  const isWrongAmount = total !== null && (total === 0 || total > MAXIMO_DE_GASTO || (totalCentimos ?? 0) % unit !== 0);
  const isRounded = diferencia !== null && isCashRounding(totalCentimos ?? 0, diferencia, moneda);

  const problemas = [
    ...missing(datos, [...OBLIGATORIOS.ticket, ...needed]),
    ...problemsOf(
      !isKnown(moneda) && { codigo: 'moneda-no-valida', campo: 'moneda' },
      isKnown(moneda) && isForeign && cambio === null && { codigo: 'sin-cambio', campo: 'cambioMillonesimas' },
      isWrongAmount && { codigo: 'importe-no-valido', campo: 'totalCentimos' },
      nif !== null && problemaDeNif(nif, countryOfPlace(pais)) !== null && { codigo: 'nif-no-valido', campo: 'nif' },
    ),
    ...problemsOfLines(datos, lineas, pais),
    ...problemsOf(diferencia !== null && diferencia !== 0 && !isRounded && { codigo: 'total-no-cuadra', campo: 'totalCentimos' }),
  ];
  const fits = total !== null && !isWrongAmount;
  const inCents =
    fits && (diferencia === 0 || isRounded)
      ? linesInCents(lineas, cambio, total)
      : lineas.map((one) => ({ ...one, baseEurCentimos: 0, cuotaEurCentimos: 0 }));
  const deducible = isDeductible(datos, pais, entorno) ? inCents.reduce((all, { cuotaEurCentimos }) => all + cuotaEurCentimos, 0) : 0;
  const split = fits ? splitReceipt(total, datos, pais, entorno) : null;
  return {
    problemas,
    avisos: [
      ...(entorno.categoria === 'comida' && !datos.otroMunicipio && hasTaxLaw(taxCountryOf(entorno)) ? (['mismo-municipio'] as const) : []),
      ...(lineas.some((one) => offBy(one, unit) === TOLERANCIA_IVA) ? (['iva-redondeado'] as const) : []),
      ...(isForeign && isFar(datos.cambioMillonesimas, entorno.cambioTabla) ? (['cambio-lejano'] as const) : []),
    ],
    reparto: split?.reparto ?? null,
    deducible,
    diferencia,
    calculo: { ...SIN_CALCULO, cambioMillonesimas: cambio, lineas: inCents, comida: split?.comida ?? null },
  };
}
