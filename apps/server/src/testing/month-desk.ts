import { expect } from 'vitest';
import { hoy } from '@jornada/contract/hoy.ts';
import { COLUMNAS_COMUNES, mes, registros, resumen } from '@jornada/contract/index.ts';
import { CLASES_AUSENCIA } from '@jornada/domain/horario/modelo.ts';
import { composed } from '../platform/database/pool.ts';
import type { TestPeople } from './test-people.ts';

export const MARZO = { ano: 2026, mes: 3 };

/** Who has neither contract nor record in a month is not on the desk. */
const NOTHING = Object.fromEntries(COLUMNAS_COMUNES.map((name) => [name, 0]));

/** The month desk of a company, held against what each of these people is shown of their own days. */
export function createMonthDesk(world: TestPeople, gente: readonly string[]) {
  const idOf = (userName: string): number => world.empresa.personas[userName] ?? 0;

  async function clock(userName: string, tipo: 'entrada' | 'salida' | 'comida' | 'volverComida', at: string): Promise<void> {
    world.server.clock.set(at);
    const { status } = await world.server.call(registros.guardar, { tipo: world.empresa.tipos[tipo] }, await world.as(userName));
    expect(status).toBe(200);
  }

  /** The sums of the days that somebody is shown, from their own calendar and their own statistics. */
  async function shownTo(userName: string, when: typeof MARZO) {
    const extras = await world.as(userName);
    const { dias } = (await world.server.call(registros.calendario, when, extras)).content;
    const { total } = (await world.server.call(resumen.datosGraficos, when, extras)).content;
    const lines = dias.map(({ linea }) => linea);
    const sum = (of: (linea: (typeof lines)[number]) => number, from = lines): number => from.reduce((all, linea) => all + of(linea), 0);
    const counted = lines.filter(({ cuenta }) => cuenta);
    return {
      previsto: sum(({ previstoMinutos }) => previstoMinutos, counted),
      trabajado: sum(({ trabajadoMinutos }) => trabajadoMinutos, counted),
      saldo: sum(({ diferenciaMinutos }) => diferenciaMinutos, counted),
      retraso: sum(({ retrasoMinutos }) => retrasoMinutos),
      incidencias: lines.filter(({ incidencias }) => incidencias.length > 0).length,
      incompletas: lines.filter(({ porque }) => porque === 'incompleta').length,
      pendientes: dias.filter(({ pendientes }) => pendientes > 0).length,
      nocturno: total.nocturnosMinutos,
    };
  }

  /** The first day ever recorded of somebody: before it, nobody expected them. */
  async function beginOf(userName: string): Promise<string> {
    const { server, empresa } = world;
    const [row] = await server.db.tenant(empresa.entidadId, (tx) =>
      tx.query(
        composed<{ fecha: string | null }>('select min(fecha) as fecha from instancia.jornadas where entidad_id = $1 and usuario_id = $2'),
        [empresa.entidadId, idOf(userName)],
      ),
    );
    return row?.fecha ?? '9999-12-31';
  }

  /** What is wrong with somebody's days, as they are shown them, is the list of incidences. An open day is asked about in its own words. */
  async function expectSameIncidences(userName: string, when: typeof MARZO): Promise<void> {
    const { dias } = (await world.server.call(registros.calendario, when, await world.as(userName))).content;
    const begin = await beginOf(userName);
    const shown = dias.flatMap(({ fecha, linea }) =>
      linea.incidencias.filter((clase) => clase !== 'sin-fichajes' || fecha > begin).map((clase) => `${fecha} ${clase}`),
    );
    const month = Temporal.PlainYearMonth.from({ year: when.ano, month: when.mes });
    const [desde, hasta] = [1, month.daysInMonth].map((day) => month.toPlainDate({ day }).toString());
    const input = { persona: idOf(userName), estado: 'abierta' as const, desde, hasta, limit: 200 };
    const { items, cuentas, faltan } = (await world.server.call(hoy.incidencias, input, await world.as('JEFA'))).content;
    const listed = items.map(({ fecha, clase }) => `${fecha} ${clase === 'sin-salida' ? 'falta-salida' : clase}`);
    expect({ userName, faltan, abierta: cuentas.abierta, listed: listed.toSorted() }).toEqual({
      userName,
      faltan: 0,
      abierta: shown.length,
      listed: shown.toSorted(),
    });
  }

  /** The desk at the present hour. */
  async function desk(when = MARZO) {
    const { server } = world;
    const jefa = await world.as('JEFA');
    const { content: totals } = await server.call(mes.totales, when, jefa);
    const { content: list } = await server.call(mes.listado, { ...when, limit: 100 }, jefa);
    expect(totals.faltan).toBe(0);
    expect(list.items).toHaveLength(totals.personas);
    expect(totals.conAvisos).toBe(list.items.filter(({ valores }) => valores.avisos > 0).length);
    return { totals, list, of: (userName: string) => list.items.find(({ persona }) => persona.id === idOf(userName)) };
  }

  async function expectAgreement(when = MARZO): Promise<void> {
    const { totals, list, of } = await desk(when);
    for (const userName of gente)
      expect({ userName, ...(of(userName)?.valores ?? NOTHING) }).toMatchObject({ userName, ...(await shownTo(userName, when)) });
    for (const userName of gente) await expectSameIncidences(userName, when);
    for (const name of ['previsto', 'trabajado', 'saldo', 'nocturno', 'avisos', 'ausencias'] as const)
      expect(totals.valores[name]).toBe(list.items.reduce((sum, { valores }) => sum + valores[name], 0));
    for (const name of CLASES_AUSENCIA)
      expect(totals.clases?.[name]).toBe(list.items.reduce((sum, { clases }) => sum + (clases?.[name] ?? Number.NaN), 0));
  }

  return { idOf, clock, desk, expectAgreement };
}
