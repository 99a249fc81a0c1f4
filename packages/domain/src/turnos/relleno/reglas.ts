import { DIAS_ATRAS } from '../../limites/index.ts';
import { diasEntre, type Celdas } from './celdas.ts';
import type { Carga, Margen } from './modelo.ts';
import { CERO, UNO, type Constructor, type Termino } from './programa.ts';
import type { Tablero } from './tablero.ts';

const HORA = 60;
const SATURDAY = 6;

/** `precio`: what each missing one of a least costs while a plan is being made; null: none may miss. `trozo`: the part of the period that is posed. */
export type Rigor = { precio: number | null; trozo: number };

/** The days of a shift, or the hours of the contract, in the period. A part of it keeps its share, so that the rest can be reached. */
function marginOf({ minimo, maximo }: Margen, trozo: number, step: number): Margen {
  if (trozo === 1) return { minimo, maximo };
  return {
    minimo: minimo === null ? null : minimo * trozo - step,
    maximo: maximo === null ? null : Math.min(maximo, maximo * trozo + step),
  };
}

/** Most hours of the contract, and least ones: hard, or at a price that HR chooses. Days of single shifts. Minutes of each week. */
export function addCuentas(constructor: Constructor, tablero: Tablero, celdas: Celdas, { precio, trozo }: Rigor): void {
  const { persona, hasta, ranuras } = celdas;
  const days = diasEntre(0, hasta);
  const hours = days.flatMap((dia) => ranuras(dia).map(({ columna, minutos }): Termino => [columna, minutos / HORA]));
  const { minimo, maximo } = marginOf(persona.minutos, trozo, 8 * HORA);
  if (maximo !== null) constructor.addMost(hours, maximo / HORA);
  if (minimo !== null && minimo > 0) constructor.addLeast(hours, minimo / HORA, tablero.pedido.pesos.contrato ?? precio);
  for (const [codigo, limit] of Object.entries(persona.porTurno)) {
    const turno = tablero.pedido.turnos.findIndex((one) => one.codigo === codigo);
    const margin = marginOf(limit, trozo, 1);
    const given = days.map((dia): Termino => [celdas.columna(dia, turno), 1]);
    if (margin.maximo !== null) constructor.addMost(given, Math.ceil(margin.maximo));
    if (margin.minimo !== null && margin.minimo > 0) constructor.addLeast(given, Math.floor(margin.minimo), precio);
  }
  for (const monday of diasEntre(-6, hasta).filter((dia) => tablero.semanal(dia) === 1)) {
    const week = diasEntre(Math.max(monday, persona.primero), Math.min(hasta, monday + 7));
    const limits = week.flatMap((dia) => persona.limitesEn(Math.max(0, dia))?.['jornada-semanal'] ?? []);
    if (limits.length === 0) continue;
    const most = Math.min(...limits.map(({ minutos, margenMinutos }) => minutos + margenMinutos));
    constructor.addMost(
      week.flatMap((dia) => ranuras(dia).map(({ columna, minutos }): Termino => [columna, minutos / HORA])),
      most / HORA,
    );
  }
}

/** Weekends with work. */
export function addFines(constructor: Constructor, tablero: Tablero, celdas: Celdas, { trozo }: Rigor): void {
  const { persona, hasta, trabaja } = celdas;
  if (persona.fines === null) return;
  const saturdays = diasEntre(-1, hasta).filter((dia) => tablero.semanal(dia) === SATURDAY);
  const ends = saturdays.map((saturday): Termino => {
    const days = [saturday, saturday + 1].filter((dia) => dia >= 0 && dia < hasta).map(trabaja);
    if (days.includes(UNO)) return [UNO, 1];
    if (days.every((column) => column === CERO)) return [CERO, 1];
    const column = constructor.addColumn(0, { maximo: 1 });
    for (const day of days)
      constructor.addLeast(
        [
          [column, 1],
          [day, -1],
        ],
        0,
        null,
      );
    return [column, 1];
  });
  constructor.addMost(ends, Math.ceil(persona.fines * trozo));
}

/**
 * Weeks of nights in a row: no night ends a row that is longer than the limit. Between two nights so far apart there is a day with other work,
 * or so many days off that they are two rows. Many rows, for a rule that hardly ever matters: only for those whose plan has broken it.
 */
export function addNoches(constructor: Constructor, celdas: Celdas, { precio }: Rigor): void {
  const { persona, hasta, ranuras, trabaja } = celdas;
  const from = Math.max(persona.primero, -DIAS_ATRAS);
  const free = new Map<number, number>();
  for (const dia of diasEntre(0, hasta)) {
    const rule = persona.limitesEn(dia)?.['noches-seguidas'];
    if (!rule) continue;
    const split = (day: number, atNight: boolean): Termino[] =>
      ranuras(day).flatMap(({ columna, nocturnos }): Termino[] => (nocturnos >= rule.nocturnosMinutos === atNight ? [[columna, 1]] : []));
    for (const first of diasEntre(Math.max(from, dia - DIAS_ATRAS + 1), dia - rule.dias + 1)) {
      const between = diasEntre(first + 1, dia);
      const gaps = diasEntre(first + 1, dia - rule.cortaDias + 1).map((start) => {
        const known = free.get(start);
        if (known !== undefined) return known;
        const column = constructor.addColumn(0, { maximo: 1 });
        for (const day of diasEntre(start, start + rule.cortaDias))
          constructor.addMost(
            [
              [column, 1],
              [trabaja(day), 1],
            ],
            1,
          );
        free.set(start, column);
        return column;
      });
      const breaks = [...between.flatMap((day) => split(day, false)), ...gaps.map((column): Termino => [column, 1])];
      constructor.addLeast(
        [...breaks, ...[...split(first, true), ...split(dia, true)].map(([column]): Termino => [column, -1])],
        -1,
        precio,
      );
    }
  }
}

/** Wishes: what is not given costs its weight. */
export function addDeseos(constructor: Constructor, tablero: Tablero, celdas: Celdas): void {
  for (const { fecha, turno, clase, peso } of celdas.persona.deseos) {
    const dia = tablero.pedido.dias.indexOf(fecha);
    if (dia < 0 || dia >= celdas.hasta) continue;
    const shift = tablero.pedido.turnos.findIndex(({ codigo }) => codigo === turno);
    const column = turno === null ? celdas.trabaja(dia) : celdas.columna(dia, shift);
    if (clase === 'favor') constructor.addBase(peso);
    constructor.addCost(column, clase === 'favor' ? -peso : peso);
  }
}

/** What of the year's nights, weekends and holidays is more or less than the person's fair part costs its weight. */
export function addReparto(constructor: Constructor, tablero: Tablero, celdas: Celdas, carga: Carga): void {
  const weight = tablero.pedido.pesos.reparto[carga];
  const fair = tablero.justo(carga, celdas.persona);
  if (weight === 0 || !fair) return;
  const { persona, hasta, ranuras } = celdas;
  const had = persona.llevan[carga];
  const given = diasEntre(0, hasta).flatMap((dia) => ranuras(dia).filter(({ turno }) => persona.pesa(carga, dia, turno)));
  constructor.addLeast(
    given.map(({ columna }): Termino => [columna, -1]),
    had - fair.hasta,
    weight,
  );
  if (hasta === tablero.dias)
    constructor.addLeast(
      given.map(({ columna }): Termino => [columna, 1]),
      fair.desde - had,
      weight,
    );
}
