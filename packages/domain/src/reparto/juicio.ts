import { normalizeDocumento } from '../personas/documento.ts';
import { findCommon, type Comunes } from './comunes.ts';
import { goesOn } from './continua.ts';
import type { NumeroLeido, PaginaLeida } from './lectura.ts';
import { isOtherMonth } from './meses.ts';
import type { MotivoPagina } from './modelo.ts';
import { hasAllOf, isNameOf, nameWords } from './palabras.ts';
import type { Caja } from './texto.ts';

/** A person of the company. `alta`, `ultimoDia`: the first and last day of working there; null: not known, or open. */
export type PersonaDeReparto = { id: number; documento: string; nombre: string; alta: string | null; ultimoDia: string | null };

/** Whose a page is, as far as it says so. `persona` is given only where it is found. */
export type PaginaJuzgada = {
  pagina: number;
  estado: 'encontrada' | 'dudosa' | 'de-nadie';
  motivo: MotivoPagina | null;
  leidos: { documento: string; caja: Caja }[];
  nombreLeido: string | null;
  persona: number | null;
  candidatos: number[];
  sigueA: number | null;
};

export type Reparto = {
  paginas: readonly PaginaLeida[];
  personas: readonly PersonaDeReparto[];
  /** The month that is published, by its first day; null: it is about none. */
  periodo: string | null;
  /** Numbers of the company itself, as it may be a person. */
  propios: readonly string[];
};

type Ground = Pick<Reparto, 'personas' | 'periodo'> & {
  known: ReadonlyMap<string, PersonaDeReparto>;
  own: ReadonlySet<string>;
  comunes: Comunes;
};

/** The numbers that may be the person's of the page: without the company's own, and those of somebody who signs. */
function meant({ numeros }: PaginaLeida, { own, comunes }: Ground): NumeroLeido[] {
  const others = numeros.filter(({ documento, esCorrecto }) => esCorrecto && !own.has(documento));
  const without = others.filter(({ documento, esFirma }) => !esFirma && !comunes.numeros.has(documento));
  if (without.length > 0) return without;
  // The own paper of somebody who signs all: the number stands at one place more than usual.
  return others.filter(({ documento, esFirma, lugares }) => !esFirma && lugares > (comunes.numeros.get(documento) ?? 0));
}

/** Whether somebody worked there on any day of the month. */
function isEmployed({ alta, ultimoDia }: PersonaDeReparto, periodo: string): boolean {
  const mes = periodo.slice(0, 7);
  return (alta === null || alta.slice(0, 7) <= mes) && (ultimoDia === null || ultimoDia.slice(0, 7) >= mes);
}

function doubtOf(pagina: PaginaLeida, persona: PersonaDeReparto, nombreLeido: string | null, { periodo }: Ground): MotivoPagina | null {
  if (nombreLeido !== null) return 'nombre-distinto';
  if (periodo === null) return null;
  if (isOtherMonth(pagina.periodos, periodo.slice(0, 7))) return 'otro-mes';
  return isEmployed(persona, periodo) ? null : 'fuera-de-la-empresa';
}

/** The name that stands beside the number and is somebody else's; null if it is the person's, or if there is none. */
function otherName({ nombres, palabras }: PaginaLeida, { nombre }: PersonaDeReparto, { comunes }: Ground): string | null {
  if (hasAllOf(new Set(palabras), nombre) || nombres.some((one) => isNameOf(one, nombre))) return null;
  return nombres.find((one) => !comunes.nombres.has(one)) ?? null;
}

const shownName = ({ nombres }: PaginaLeida, { comunes }: Ground): string | null =>
  nombres.find((one) => !comunes.nombres.has(one)) ?? null;

/** People whose whole name stands on a page without their number. They are offered, never chosen. */
function byName({ nombres }: PaginaLeida, { personas, comunes }: Ground): PersonaDeReparto[] {
  const read = nombres.filter((one) => !comunes.nombres.has(one)).map((one) => new Set(nameWords(one)));
  return personas.filter(({ nombre }) => nameWords(nombre).length > 1 && read.some((words) => hasAllOf(words, nombre)));
}

function judgeOne(
  pagina: PaginaLeida,
  before: PaginaJuzgada | undefined,
  previous: PaginaLeida | undefined,
  ground: Ground,
): PaginaJuzgada {
  const numeros = meant(pagina, ground);
  const people = numeros.flatMap(({ documento }) => ground.known.get(documento) ?? []);
  const wrong = pagina.numeros.filter(({ esCorrecto }) => !esCorrecto);
  const shown = numeros.length > 0 ? numeros : wrong;
  const base = {
    pagina: pagina.pagina,
    leidos: shown.map(({ leido, caja }) => ({ documento: leido, caja })),
    nombreLeido: null,
    persona: null,
    candidatos: people.map(({ id }) => id),
    sigueA: null,
  };
  const doubt = (motivo: MotivoPagina, more: Partial<PaginaJuzgada> = {}): PaginaJuzgada => ({
    ...base,
    estado: 'dudosa',
    motivo,
    ...more,
  });
  if (!pagina.hayTexto) return doubt('sin-texto');
  if (numeros.length > 1 && people.length > 0) return doubt('dos-personas');
  const [persona] = people;
  if (persona) {
    const nombreLeido = otherName(pagina, persona, ground);
    const motivo = doubtOf(pagina, persona, nombreLeido, ground);
    if (motivo) return doubt(motivo, { nombreLeido });
    const isNext = before?.persona === persona.id && previous !== undefined && goesOn(pagina, previous, ground.comunes, 'numbered');
    return { ...base, estado: 'encontrada', motivo: null, persona: persona.id, candidatos: [], sigueA: isNext ? before.pagina : null };
  }
  const nombreLeido = shownName(pagina, ground);
  if (shown.length > 0) return { ...base, estado: 'de-nadie', motivo: 'documento-desconocido', nombreLeido };
  const named = byName(pagina, ground);
  if (before && previous && goesOn(pagina, previous, ground.comunes, 'either')) {
    const offered = before.persona === null ? before.candidatos : [before.persona];
    if (named.every(({ id }) => offered.includes(id)))
      return doubt('continua', { sigueA: before.pagina, candidatos: offered, nombreLeido });
  }
  return doubt('sin-documento', { nombreLeido, candidatos: named.map(({ id }) => id) });
}

/**
 * Says of each page whose it is: by the ID number that stands on it, and by nothing else. What is not certain is a doubt with its reason;
 * whoever may be meant is offered and not chosen. The pages are given one after the other, so that somebody else may have a turn between.
 */
export function createJudge({ paginas, personas, periodo, propios }: Reparto): (pagina: PaginaLeida) => PaginaJuzgada {
  const known = new Map(personas.map((one) => [normalizeDocumento(one.documento), one]));
  const own = new Set(propios.map((one) => normalizeDocumento(one).replace(/^ES(?=.{9}$)/, '')));
  const ground: Ground = { personas, periodo, known, own, comunes: findCommon(paginas) };
  let before: PaginaJuzgada | undefined;
  let previous: PaginaLeida | undefined;
  return (pagina) => {
    const judged = judgeOne(pagina, before, previous, ground);
    [before, previous] = [judged, pagina];
    return judged;
  };
}

/** All pages of a file, in their order. */
export const judgePages = (reparto: Reparto): PaginaJuzgada[] => reparto.paginas.map(createJudge(reparto));
