import { lunesDe, masDias, numeroDeDia } from '../../horario/calendario.ts';
import type { DiaSuelto, Fecha } from '../../horario/index.ts';
import type { Regla } from '../../limites/index.ts';
import type { Publicado } from '../plan/modelo.ts';
import { isSameDay } from '../plan/partes.ts';
import { shortenedRests } from './consecuencias.ts';
import type { MesaDeCambios } from './mesa.ts';
import { MOTIVOS_CAMBIO, type Cesion, type MotivoCambio, type ObstaculoCambio, type RevisionCambio } from './modelo.ts';
import { forOthers } from './publico.ts';

/** A day of somebody in the form, and why they cannot give it away; null: they can. */
export type DiaParaDar = { fecha: Fecha; partes: DiaSuelto | null; impedimento: MotivoCambio | null };

/** The weeks from one day to another, each from Monday to Sunday, as the form offers them first. */
export function weeksToGive(mesa: MesaDeCambios, quien: number, { desde, hasta }: Publicado): { lunes: Fecha; dias: DiaParaDar[] }[] {
  const first = lunesDe(desde);
  const weeks = Math.max(0, Math.floor((numeroDeDia(hasta) - numeroDeDia(first)) / 7) + 1);
  return Array.from({ length: weeks }, (_, week) => {
    const lunes = masDias(first, 7 * week);
    const dias = Array.from({ length: 7 }, (__, day): DiaParaDar => {
      const fecha = masDias(lunes, day);
      return { fecha, partes: mesa.partesDe(quien, fecha), impedimento: mesa.impedimentoDe(quien, fecha) };
    });
    return { lunes, dias };
  });
}

/** `fechas`: the days that `quien` gives: one, or those of a week. `ventana`: when they may be given back. `sinDevolver`: they may also be a gift. */
export type PeticionDeCambio = { quien: number; fechas: readonly Fecha[]; ventana: Publicado; sinDevolver: boolean };
/** One way to change with somebody. `devuelve`: the days that are taken in return, none of a gift. `recorte`: by how many minutes rests of both become shorter. */
export type OpcionDeCambio = { devuelve: Fecha[]; cesiones: Cesion[]; avisos: RevisionCambio['avisos']; recorte: number };
/** People with whom it does not work for one reason. Of a limit: the rule, and the worst value among them. */
export type NoEncajan = {
  motivo: MotivoCambio;
  limite: { regla: Regla; norma: string; limiteMinutos: number; valorMinutos: number } | null;
  personas: number[];
};
export type Encajes = { encajan: { personaId: number; opciones: OpcionDeCambio[] }[]; noEncajan: NoEncajan[] };

/** The day of somebody that another one is to do, as it is now. */
export const cederDe = (mesa: MesaDeCambios, de: number, a: number, fechas: readonly Fecha[]): Cesion[] =>
  fechas.map((fecha) => ({ de, a, fecha, partes: mesa.partesDe(de, fecha) ?? [] }));

const countOf = (cesiones: readonly Cesion[]): number => cesiones.reduce((sum, { partes }) => sum + partes.length, 0);

/** What somebody could give back: a day for a day, a week for a week, with as many shifts. */
function returnsOf(mesa: MesaDeCambios, other: number, { quien, fechas, ventana }: PeticionDeCambio): Cesion[][] {
  const weeks = weeksToGive(mesa, other, ventana).map(({ dias }) =>
    dias
      .filter(({ fecha, impedimento }) => impedimento === null && ventana.desde <= fecha && fecha <= ventana.hasta)
      .map(({ fecha }) => fecha),
  );
  const blocks = fechas.length === 1 ? weeks.flat().map((fecha) => [fecha]) : weeks;
  const mine = countOf(cederDe(mesa, quien, other, fechas));
  return blocks.map((block) => cederDe(mesa, other, quien, block)).filter((cesiones) => countOf(cesiones) === mine);
}

const distance = (fechas: readonly Fecha[], other: readonly Fecha[]): number =>
  other.length === 0 ? 0 : Math.abs(numeroDeDia(other[0] ?? '') - numeroDeDia(fechas[0] ?? ''));

/** The same shift of the same day for each day that is given: both would have what they have. */
const isNothing = (given: readonly Cesion[], back: readonly Cesion[]): boolean =>
  given.every((one) => back.some(({ fecha, partes }) => fecha === one.fecha && isSameDay(partes, one.partes)));

/** Reasons that stay, whatever somebody gives back. */
const WHATEVER: ReadonlySet<MotivoCambio> = new Set([
  'otro-puesto',
  'otro-centro',
  'no-disponible',
  'mes-cerrado',
  'con-registros',
  'sin-publicar',
  'pasado',
]);

function optionsWith(mesa: MesaDeCambios, other: number, peticion: PeticionDeCambio, maximo: number): OpcionDeCambio[] {
  const { quien, fechas, sinDevolver } = peticion;
  const given = cederDe(mesa, quien, other, fechas);
  if (mesa.juzga(other, { da: [], recibe: given }).obstaculos.some(({ motivo }) => WHATEVER.has(motivo))) return [];
  const dates = (back: readonly Cesion[]): Fecha[] => back.map(({ fecha }) => fecha);
  const returns = returnsOf(mesa, other, peticion).toSorted((a, b) => distance(fechas, dates(a)) - distance(fechas, dates(b)));
  const options: OpcionDeCambio[] = [];
  for (const back of [...(sinDevolver ? [[]] : []), ...returns]) {
    if (options.length >= maximo) break;
    if (isNothing(given, back)) continue;
    const cesiones = [...given, ...back];
    const { obstaculos, avisos } = mesa.revisa(cesiones);
    if (obstaculos.length > 0) continue;
    const recorte = shortenedRests(mesa, cesiones, quien) + shortenedRests(mesa, cesiones, other);
    options.push({ devuelve: dates(back), cesiones, avisos, recorte });
  }
  return options.toSorted((a, b) => a.recorte - b.recorte || distance(fechas, a.devuelve) - distance(fechas, b.devuelve));
}

/** The one reason that is told of somebody: the first of the list that applies. */
function reasonOf(mesa: MesaDeCambios, other: number, { quien, fechas }: PeticionDeCambio): ObstaculoCambio {
  const { obstaculos } = mesa.juzga(other, { da: [], recibe: cederDe(mesa, quien, other, fechas) });
  const told = obstaculos.map((obstaculo) => forOthers(mesa, quien, obstaculo));
  const [first] = told.toSorted((a, b) => MOTIVOS_CAMBIO.indexOf(a.motivo) - MOTIVOS_CAMBIO.indexOf(b.motivo));
  return first ?? { personaId: other, fecha: fechas[0] ?? '', motivo: 'sin-devolucion', aviso: null };
}

function grouped(reasons: readonly ObstaculoCambio[]): NoEncajan[] {
  const groups = Map.groupBy(reasons, ({ motivo, aviso }) => `${motivo} ${aviso?.regla ?? ''} ${aviso?.limiteMinutos ?? ''}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group.toSorted((a, b) => (a.aviso?.valorMinutos ?? 0) - (b.aviso?.valorMinutos ?? 0));
    if (!first) return [];
    const { motivo, aviso } = first;
    const limite = aviso && {
      regla: aviso.regla,
      norma: aviso.norma,
      limiteMinutos: aviso.limiteMinutos,
      valorMinutos: aviso.valorMinutos,
    };
    return [{ motivo, limite, personas: group.map(({ personaId }) => personaId) }];
  });
}

/**
 * With whom somebody can change, best first (rests stay longest, then given back soonest), and with whom not, by reason, in words that tell
 * nothing private. Of each the `maximo` nearest ways that work.
 */
export function findEncajes(mesa: MesaDeCambios, peticion: PeticionDeCambio, maximo = 5): Encajes {
  const others = [...mesa.personas.keys()].filter((id) => id !== peticion.quien);
  const tried = others.map((personaId) => ({ personaId, opciones: optionsWith(mesa, personaId, peticion, maximo) }));
  const best = ({ opciones: [first] }: (typeof tried)[number]): number => first?.recorte ?? Infinity;
  const near = ({ opciones: [first] }: (typeof tried)[number]): number => distance(peticion.fechas, first?.devuelve ?? []);
  return {
    encajan: tried.filter(({ opciones }) => opciones.length > 0).toSorted((a, b) => best(a) - best(b) || near(a) - near(b)),
    noEncajan: grouped(tried.filter(({ opciones }) => opciones.length === 0).map(({ personaId }) => reasonOf(mesa, personaId, peticion))),
  };
}
