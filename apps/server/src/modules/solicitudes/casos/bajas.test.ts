import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { codeOf, createCases, given, HOY, type Cases } from '../../../testing/cases-world.ts';

let cases: Cases;
beforeAll(async () => {
  cases = await createCases();
});
afterAll(() => cases.close());

type Datos = EntradaDe<typeof bajas.guardar>;

async function company() {
  const made = await cases.company();
  const { ana, admin } = made;
  const tell = async (datos: Omit<Datos, 'tipo'>) => given(await ana.call(bajas.guardar, { tipo: 'enfermedad-comun', ...datos }));
  const read = async (id: number) => given(await ana.call(bajas.byId, { id }));
  return {
    ...made,
    tell,
    read,
    /** ANA tells of a leave, and the company takes note of it. */
    async noted(datos: Omit<Datos, 'tipo'>) {
      const sent = await tell(datos);
      expect(await admin.approve(sent)).toBe('aprobada');
      return read(sent.id);
    },
  };
}

describe('bajas', () => {
  test('B1: of 4 days there is no review', async () => {
    const { noted } = await company();
    const { salud } = await noted({ desde: '2026-11-02', duracionDias: 4 });
    expect(salud).toMatchObject({ grupo: 'muy-corta', revision: null });
  });

  test.each([
    ['B2', 10, '2026-11-09', '2026-11-11', '2026-11-23'],
    ['B3', 45, '2026-11-09', '2026-12-16', '2026-12-07'],
    ['B4', 90, '2026-11-16', '2027-01-30', '2026-12-21'],
  ])('%s: the first review, and the next one after it', async (_case, duracionDias, first, prevista, next) => {
    const { ana, noted } = await company();
    const { id, version, salud } = await noted({ desde: '2026-11-02', duracionDias });
    expect([salud?.prevista, salud?.revision]).toEqual([prevista, first]);
    const confirmed = given(await ana.call(bajas.confirmar, { id, version, fecha: first, prevista }));
    expect(confirmed.salud?.revision).toBe(next);
  });

  test('B5: the longest duration and its extension', async () => {
    const { noted } = await company();
    const { salud } = await noted({ desde: '2026-01-01', duracionDias: 365 });
    expect(salud).toMatchObject({ maxima: '2026-12-31', prorroga: '2027-06-29' });
  });

  test('B6: a relapse goes on counting', async () => {
    const { noted } = await company();
    const first = await noted({ desde: '2026-01-01', duracionDias: 100, alta: '2026-04-10' });
    expect(first.salud?.diasProceso).toBe(100);
    const { salud } = await noted({ desde: '2026-06-01', duracionDias: 300, recaidaDe: first.id });
    expect(salud?.maxima).toBe('2027-02-20');
  });

  test('B7: no work is planned on its days, and clocking is an incidence that is kept', async () => {
    const { ana, empresa, noted, planned } = await company();
    await noted({ desde: '2026-11-19', duracionDias: 10 });
    expect(await planned(HOY)).toBe(0);
    expect((await ana.call(registros.guardar, { tipo: empresa.tipos.entrada })).status).toBe(200);
    const { items, dia } = given(await ana.call(registros.listado, { filtro_fecha: HOY }));
    expect(items).toHaveLength(1);
    expect(dia.linea.incidencias).toContain('en-ausencia');
    expect(await planned(HOY)).toBe(0);
  });

  test('B8: it can be taken back until it is noted', async () => {
    const { ana, tell, noted, read } = await company();
    const remove = ({ id, version }: { id: number; version: number }) => ana.call(bajas.eliminar, { id, version });
    expect(given(await remove(await tell({ desde: '2026-11-19', duracionDias: 5 }))).estado).toBe('anulada');
    const kept = await noted({ desde: '2026-11-19', duracionDias: 5 });
    expect(codeOf(await remove(kept))).toBe('bajas.ya-anotada');
    expect((await read(kept.id)).estado).toBe('aprobada');
  });
});
