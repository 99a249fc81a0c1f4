import type { CalculoGasto, ConsecuenciasGasto, ImporteGasto, ParecidoGasto } from '@jornada/contract/gastos/vistas.ts';
import {
  hasTaxLaw,
  type CalculoDeGasto,
  type ExamenGasto,
  type ImporteDeGasto,
  type LimiteDeGasto,
  type ProblemaDeGasto,
} from '@jornada/domain/gastos/index.ts';
import { createNumberFormat } from '@jornada/i18n/format/numbers.ts';
import type { ExpenseWords } from './names.ts';
import type { FilaParecida } from './model.ts';

/** Whether something is said of income tax: where the law of the country is known. */
export const saysTax = (pais: string | null): boolean => pais !== null && hasTaxLaw(pais);

/** `pais`: the country whose law says what is without income tax. Where it is not known, nothing is said of it. */
export const presentAmount = ({ total, exento, sujeto, deducible, aCobrar }: ImporteDeGasto, pais: string | null): ImporteGasto => ({
  totalCentimos: total,
  exentoCentimos: saysTax(pais) ? exento : null,
  sujetoCentimos: saysTax(pais) ? sujeto : null,
  deducibleCentimos: deducible,
  aCobrarCentimos: aCobrar,
});

const instantOf = (ms: number | null): string | null => (ms === null ? null : Temporal.Instant.fromEpochMilliseconds(ms).toString());

export const presentCalculation = ({ inicio, fin, dias, comida, ...calculo }: CalculoDeGasto, zona: string): CalculoGasto => ({
  ...calculo,
  inicio: instantOf(inicio),
  fin: instantOf(fin),
  zona: inicio === null ? null : zona,
  dias: dias.map(({ fecha, conNoche, importe, exento }) => ({ fecha, conNoche, importeCentimos: importe, exentoCentimos: exento })),
  comida: comida && { limiteCentimos: comida.limite, antesCentimos: comida.antes },
});

export const presentLimit = (limite: LimiteDeGasto | null): ConsecuenciasGasto['limite'] =>
  limite && { limiteCentimos: limite.limite, antesCentimos: limite.antes, quedaCentimos: limite.queda };

/** Expenses that may be the same. Of those of other people nothing is said but the day. */
export const presentSimilar = (parecidos: readonly FilaParecida[], personaId: number): ParecidoGasto[] =>
  parecidos.map(({ id, personaId: whose, dia, titulo, centimos, por }) => {
    const deOtraPersona = whose !== personaId;
    return deOtraPersona
      ? { id: null, dia, titulo: null, centimos: null, por, deOtraPersona }
      : { id, dia, titulo, centimos, por, deOtraPersona };
  });

/** Amounts that the sentence of a problem names. */
export function paramsOf(
  { codigo }: ProblemaDeGasto,
  { diferencia, limite }: ExamenGasto,
  moneda: string,
  { idioma }: ExpenseWords,
): Record<string, string> {
  const { money } = createNumberFormat(idioma);
  if (codigo === 'total-no-cuadra') return { diferencia: money(Math.abs(diferencia ?? 0), moneda) };
  if (codigo === 'sobre-limite') return { limite: money(limite?.limite ?? 0, 'EUR') };
  return {};
}

function sayProblem(problema: ProblemaDeGasto, examen: ExamenGasto, moneda: string, words: ExpenseWords): string {
  const { idioma, translate } = words;
  if (problema.codigo === 'falta') return translate(idioma, 'validacion.obligatorio');
  return translate(idioma, `errores.gastos.${problema.codigo}`, paramsOf(problema, examen, moneda, words));
}

export function presentConsequences(
  examen: ExamenGasto,
  {
    zona,
    moneda,
    words,
    parecidos,
    personaId,
    pais,
  }: { zona: string; moneda: string; words: ExpenseWords; parecidos: readonly FilaParecida[]; personaId: number; pais: string | null },
): ConsecuenciasGasto {
  return {
    importe: examen.importe && presentAmount(examen.importe, pais),
    calculo: presentCalculation(examen.calculo, zona),
    diferenciaCentimos: examen.diferencia,
    limite: presentLimit(examen.limite),
    parecidos: presentSimilar(parecidos, personaId),
    obstaculos: examen.problemas.map((one) => ({ ...one, mensaje: sayProblem(one, examen, moneda, words) })),
    avisos: examen.avisos,
  };
}
