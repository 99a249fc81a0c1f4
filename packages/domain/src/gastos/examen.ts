import { numeroDeDia } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import type { DatosDeGasto } from './datos.ts';
import { daysOfTrip, payForTrip } from './dieta.ts';
import { payForDrive } from './kilometros.ts';
import { hasTaxLaw } from './legales.ts';
import { isFuera } from './lugares.ts';
import type { ExentoUsado } from './manutencion.ts';
import type { AvisoGasto, CategoriaGasto } from './modelo.ts';
import {
  missing,
  OBLIGATORIOS,
  problemsOf,
  SIN_CALCULO,
  type CalculoDeGasto,
  type ParteDeGasto,
  type ProblemaDeGasto,
} from './resultado.ts';
import { kmRateOn, ratesOn, taxCountryOf, type ReglasGasto } from './tarifas.ts';
import { examineTicket } from './ticket.ts';

/** The rules of a type of expense, in cents. */
export type ReglasDeTipo = { categoria: CategoriaGasto; justificanteDesde: number | null; limiteDia: number | null; limiteImpide: boolean };

/** All that is known beside the fields. `cambioTabla`: the company's rate for the currency on that day. */
export type EntornoGasto = {
  hoy: Fecha;
  zona: string;
  reglas: ReglasGasto;
  nifEmpresa: string;
  cambioTabla: number | null;
  /** Null: no type was chosen. */
  tipo: ReglasDeTipo | null;
  /** The company pays back what was paid in this way. */
  reembolsa: boolean;
  ficheros: number;
  /** What the person asked for otherwise on that day for the same type, in cents. */
  antesDelDia: number;
  /** What other meals and trips of the person have used without tax of the days of this one. */
  exentoUsado: ExentoUsado;
  /** Something else that the person or others asked for. */
  hay: { mismoFichero: boolean; mismosDatos: boolean; comidaYDieta: boolean };
};

/** What an expense comes to, in cents. `exento` + `sujeto` = `total`. */
export type ImporteDeGasto = { total: number; exento: number; sujeto: number; deducible: number; aCobrar: number };
export type LimiteDeGasto = { limite: number; antes: number; queda: number };

export type ExamenGasto = {
  importe: ImporteDeGasto | null;
  calculo: CalculoDeGasto;
  diferencia: number | null;
  limite: LimiteDeGasto | null;
  problemas: ProblemaDeGasto[];
  avisos: AvisoGasto[];
};

const NOTHING: ParteDeGasto = { problemas: [], avisos: [], reparto: null, deducible: 0, diferencia: null, calculo: SIN_CALCULO };

function examineDrive(datos: DatosDeGasto, { reglas, hoy }: EntornoGasto): ParteDeGasto {
  const { kmDecimas, dia } = datos;
  const tarifa = kmRateOn(reglas, dia ?? hoy, datos.vehiculo ?? 'coche');
  const reparto = kmDecimas === null || kmDecimas === 0 || !tarifa ? null : payForDrive(kmDecimas, tarifa);
  return {
    ...NOTHING,
    problemas: [
      ...missing(datos, OBLIGATORIOS.kilometros),
      ...problemsOf(
        (kmDecimas === 0 || reparto?.total === 0) && { codigo: 'importe-no-valido', campo: 'kmDecimas' },
        !tarifa && { codigo: 'sin-tarifa', campo: 'kmDecimas' },
      ),
    ],
    reparto,
    calculo: {
      ...SIN_CALCULO,
      kmMilesimas: tarifa?.paga ?? null,
      kmExentoMilesimas: hasTaxLaw(taxCountryOf(reglas)) ? (tarifa?.exento ?? null) : null,
    },
  };
}

function examineTrip(datos: DatosDeGasto, { reglas, zona, exentoUsado: usado }: EntornoGasto): ParteDeGasto {
  const { dia, salida, diaRegreso, regreso, pernocta, otroMunicipio } = datos;
  const problemas = missing(datos, OBLIGATORIOS.dieta);
  const avisos: AvisoGasto[] = otroMunicipio || !hasTaxLaw(taxCountryOf(reglas)) ? [] : ['mismo-municipio'];
  if (dia === null || salida === null || diaRegreso === null || regreso === null) return { ...NOTHING, problemas, avisos };
  const trip = daysOfTrip({ dia, salida, diaRegreso, regreso, pernocta }, zona);
  if ('obstaculo' in trip) {
    const campo = trip.obstaculo === 'dieta-sin-noche' || trip.obstaculo === 'dieta-con-noche' ? 'pernocta' : 'diaRegreso';
    return { ...NOTHING, problemas: [...problemas, { codigo: trip.obstaculo, campo }], avisos };
  }
  const { dias, inicio, fin } = trip;
  const lugar = datos.pais ?? reglas.paisEmpresa;
  const fuera = { deEmpresa: isFuera(lugar, reglas.paisEmpresa), deSuLey: isFuera(lugar, taxCountryOf(reglas)) };
  const paid = payForTrip(dias, { reglas, fuera, otroMunicipio, usado });
  return {
    ...NOTHING,
    problemas: [
      ...problemas,
      ...problemsOf(!paid && { codigo: 'sin-tarifa', campo: 'pais' }, paid?.total === 0 && { codigo: 'importe-no-valido', campo: 'pais' }),
    ],
    avisos,
    reparto: paid && { total: paid.total, exento: paid.exento, sujeto: paid.sujeto },
    calculo: { ...SIN_CALCULO, inicio, fin, dias: paid?.dias ?? [] },
  };
}

function examineParts(datos: DatosDeGasto, entorno: EntornoGasto): ParteDeGasto {
  if (datos.clase === 'kilometros') return examineDrive(datos, entorno);
  if (datos.clase === 'dieta') return examineTrip(datos, entorno);
  return examineTicket(datos, { ...entorno, ...entorno.reglas, categoria: entorno.tipo?.categoria ?? null });
}

/** What a type's limit leaves on a day; null: it has none, or it is not known yet what the expense comes to. */
export const limitFor = (tipo: Pick<ReglasDeTipo, 'limiteDia'> | null, antes: number, total: number | null): LimiteDeGasto | null =>
  tipo?.limiteDia == null || total === null ? null : { limite: tipo.limiteDia, antes, queda: tipo.limiteDia - antes - total };

const isOver = (limite: LimiteDeGasto | null): boolean => limite !== null && limite.queda < 0;

/** Whether its type asks for a receipt, and there is none. `total`: in cents; null: it cannot be computed yet, and only a type that always asks for one does. */
export const lacksReceipt = (
  { justificanteDesde }: Pick<ReglasDeTipo, 'justificanteDesde'>,
  { total, ficheros }: { total: number | null; ficheros: number },
): boolean => justificanteDesde !== null && (total ?? 0) >= justificanteDesde && ficheros === 0;

/** What is said of an expense because of others, which may change until somebody decides. */
export function warnOfOthers(
  hay: EntornoGasto['hay'],
  { tipo, limite }: { tipo: Pick<ReglasDeTipo, 'limiteImpide'> | null; limite: LimiteDeGasto | null },
): AvisoGasto[] {
  const found: (AvisoGasto | false)[] = [
    hay.mismosDatos && 'duplicado',
    hay.mismoFichero && 'justificante-repetido',
    isOver(limite) && !tipo?.limiteImpide && 'gasto-sobre-limite',
    hay.comidaYDieta && 'comida-con-dieta',
  ];
  return found.filter((one) => one !== false);
}
const OF_OTHERS: ReadonlySet<AvisoGasto> = new Set(['duplicado', 'justificante-repetido', 'gasto-sobre-limite', 'comida-con-dieta']);

/** What was said when it was sent, without what others have to do with. */
export const withoutOthers = (avisos: readonly AvisoGasto[]): AvisoGasto[] => avisos.filter((one) => !OF_OTHERS.has(one));

/**
 * What an expense comes to, everything against it at once, and what is said of it. The fields must be those of its class
 * (`onlyOwnFields`).
 */
export function examineGasto(datos: DatosDeGasto, entorno: EntornoGasto): ExamenGasto {
  const { hoy, reglas, tipo, ficheros, antesDelDia, hay } = entorno;
  const { problemas, avisos, reparto, deducible, diferencia, calculo } = examineParts(datos, entorno);
  const { dia, diaRegreso, clase } = datos;
  const total = reparto?.total ?? null;
  const last = clase === 'dieta' ? diaRegreso : dia;
  const limite = limitFor(tipo, antesDelDia, total);
  const { plazoDias } = ratesOn(reglas, dia ?? hoy);
  const isLate = last !== null && plazoDias !== null && numeroDeDia(hoy) - numeroDeDia(last) > plazoDias;
  return {
    importe: reparto && { ...reparto, deducible, aCobrar: clase !== 'ticket' || entorno.reembolsa ? reparto.total : 0 },
    calculo,
    diferencia,
    limite,
    problemas: [
      ...problemas,
      ...problemsOf(
        last !== null && last > hoy && { codigo: 'fecha-futura', campo: clase === 'dieta' ? 'diaRegreso' : 'dia' },
        tipo !== null && lacksReceipt(tipo, { total, ficheros }) && { codigo: 'falta-justificante', campo: 'ficheros' },
        isOver(limite) && tipo?.limiteImpide === true && { codigo: 'sobre-limite', campo: 'totalCentimos' },
      ),
    ],
    avisos: [...warnOfOthers(hay, { tipo, limite }), ...(isLate ? (['gasto-tardio'] as const) : []), ...avisos],
  };
}
