import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
const tokens: Record<string, string> = {};
let ana: { token: string; pin: string };

type Slip = EntradaDe<typeof retribuciones.guardar>;
const BASE = { clase: 'devengo', concepto: 'Salario base', importe: 190_000, nota: null } as const;
const slip = (changes: Partial<Slip> = {}): Slip => {
  const one = { bruto: 190_000, seguridadSocial: 14_409, irpf: 23_009, otrasDeducciones: 0, ...changes };
  const neto = one.bruto - one.seguridadSocial - one.irpf - one.otrasDeducciones;
  return {
    persona: company.personas['ANA'] ?? 0,
    ano: 2026,
    mes: 10,
    clase: 'mensual',
    baseIrpf: one.bruto,
    tipoIrpf: 1211,
    neto,
    costeEmpresa: null,
    lineas: [{ ...BASE, importe: one.bruto }],
    ...one,
  };
};
const NOVEMBER = {
  mes: 11,
  bruto: 193_397,
  seguridadSocial: 14_522,
  irpf: 23_225,
  lineas: [
    BASE,
    { ...BASE, concepto: 'Kilometraje', importe: 1612 },
    { ...BASE, concepto: 'Horas extra', importe: 1785, nota: '7 oct, 1:03 h' },
  ],
};
const save = (input: Slip, who = 'JEFA') => server.call(retribuciones.guardar, input, { token: tokens[who]! });
const read = (input: { ano?: number } = {}) => server.call(retribuciones.propias, input, ana);

beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-28T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'JEFA', nombre: 'Elena Prado', roles: ['admin', 'empleado'] },
      { userName: 'ANA', nombre: 'Ana Gil' },
      { userName: 'LUIS', nombre: 'Luis Mora', roles: ['responsable', 'empleado'] },
    ],
  });
  for (const who of ['JEFA', 'ANA', 'LUIS']) tokens[who] = (await server.signIn(who)).Token;
  await server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, { token: tokens['ANA']! });
  const { content } = await server.call(documentacion.insertarPin, { pin: '4019' }, { token: tokens['ANA']! });
  ana = { token: tokens['ANA']!, pin: content.Token };
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.tenant(company.entidadId, async (tx) => {
    for (const tabla of ['retribuciones', 'retribuciones_ocultas'])
      await tx.query(composed(`delete from instancia.${tabla} where entidad_id = $1`), [company.entidadId]);
  }),
);

test('a year of pay is read with the PIN of the documents, and says why November is not like October', async () => {
  await save(slip());
  await save(slip(NOVEMBER));
  expect((await server.call(retribuciones.propias, {}, { token: tokens['ANA']! })).sobre.Error.Code).toBe('documentacion.falta-pin');
  const { content } = await read();
  expect(content).toMatchObject({ ano: 2026, anos: [2026], ocultarImportes: false, previstos: [], publicacion: null });
  expect(content.meses.map(({ mes, neto, antes }) => [mes, neto, antes?.neto])).toEqual([
    [10, 152_582, undefined],
    [11, 155_650, 152_582],
  ]);
  expect(content.meses[0]?.motivos).toEqual([]);
  expect(content.meses[1]?.motivos).toEqual([
    { motivo: 'linea', clase: 'devengo', concepto: 'Horas extra', nota: '7 oct, 1:03 h', importe: 1785 },
    { motivo: 'linea', clase: 'devengo', concepto: 'Kilometraje', nota: null, importe: 1612 },
    { motivo: 'seguridad-social', importe: -113 },
    { motivo: 'irpf', importe: -216, tipo: 1211, tipoAntes: 1211 },
  ]);
  expect(content.sumas).toMatchObject({ mensuales: 2, extras: 0, bruto: 383_397, neto: 308_232 });
});

test('January is compared with December of the year before', async () => {
  await save(slip({ ano: 2025, mes: 12 }));
  await save(slip({ mes: 1, bruto: 195_000 }));
  const { content } = await read({ ano: 2026 });
  expect(content.meses[0]?.antes).toEqual({ ano: 2025, mes: 12, neto: 152_582 });
  expect(content.meses[0]?.motivos).toEqual([{ motivo: 'linea', clase: 'devengo', concepto: 'Salario base', nota: null, importe: 5000 }]);
  expect((await read({ ano: 2025 })).content.meses.map(({ mes }) => mes)).toEqual([12]);
});

test('nothing yet: this year is empty, and says when the next statement comes, if the company has said so', async () => {
  expect((await read()).content).toMatchObject({ ano: 2026, anos: [], meses: [], publicacion: null });
  const calendar = { diaPublicacion: 30, muestraPrevistos: true, mesesExtra: [12, 6, 12] };
  const jefa = { token: tokens['JEFA']! };
  const { version } = (await server.call(retribuciones.calendario, {}, jefa)).content;
  const saved = await server.call(retribuciones.guardarCalendario, { ...calendar, version }, jefa);
  expect(saved.content).toEqual({ diaPublicacion: 30, muestraPrevistos: true, mesesExtra: [6, 12], version: 1 });
  expect((await read()).content.publicacion).toBe('2026-11-30');
  expect((await server.call(retribuciones.guardarCalendario, { ...calendar, version: 7 }, jefa)).sobre.Error.Code).toBe(
    'general.cambiado-entretanto',
  );
  await save(slip({ mes: 6, clase: 'extra', seguridadSocial: 0 }));
  await save(slip({ mes: 11 }));
  expect((await read()).content).toMatchObject({ publicacion: null, previstos: [{ mes: 12, bruto: 380_000, conExtra: true }] });
  await server.call(retribuciones.guardarCalendario, { diaPublicacion: null, muestraPrevistos: false, mesesExtra: [], version: 1 }, jefa);
  expect((await read()).content.previstos).toEqual([]);
});

test('amounts are hidden as long as the person wants it, and for nobody else', async () => {
  const hide = (isHidden: boolean) => server.call(retribuciones.ocultar, { ocultarImportes: isHidden }, { token: tokens['ANA']! });
  await Promise.all([hide(true), hide(true)]);
  expect((await read()).content.ocultarImportes).toBe(true);
  await hide(false);
  expect((await read()).content.ocultarImportes).toBe(false);
});

test('figures that do not agree are not written', async () => {
  const codes = [];
  for (const wrong of [
    { neto: 1 },
    { lineas: [{ ...BASE, importe: 1 }] },
    { otrasDeducciones: 100, lineas: [{ ...BASE, clase: 'deduccion' as const }] },
  ])
    codes.push((await save(slip(wrong))).sobre.Error.Code);
  expect(codes).toEqual(['no-cuadra-neto', 'no-cuadra-devengos', 'no-cuadra-deducciones'].map((code) => `retribuciones.${code}`));
  expect((await save(slip({ ano: 2027, mes: 1 }))).sobre.Error.Code).toBe('retribuciones.futura');
  expect((await save(slip({ persona: 999_999 }))).sobre.Error.Code).toBe('retribuciones.persona-no-valida');
  expect((await read()).content.anos).toEqual([]);
});

test('one statement of each kind for a person and a month, also when two write it at once', async () => {
  const answers = await Promise.all([save(slip()), save(slip())]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save(slip())).sobre.Error.Code).toBe('retribuciones.ya-hay');
  expect((await save(slip({ clase: 'extra' }))).status).toBe(200);
});

test('a correction needs the version that was read, and what was there before is kept', async () => {
  const { content: made } = await save(slip());
  const better = slip({ bruto: 190_100, lineas: [{ ...BASE, importe: 190_100 }] });
  const answers = await Promise.all([1, 2].map(() => save({ ...better, id: made.id, version: made.version })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save({ ...better, id: made.id, version: 2, persona: company.personas['LUIS'] ?? 0 })).sobre.Error.Code).toBe(
    'retribuciones.persona-no-valida',
  );
  const gone = await server.call(retribuciones.quitar, { id: made.id, version: 2 }, { token: tokens['JEFA']! });
  expect(gone.status).toBe(200);
  expect((await server.call(retribuciones.una, { id: made.id }, { token: tokens['JEFA']! })).sobre.Error.Code).toBe(
    'retribuciones.no-existe',
  );
  const kept = await server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed<{ bruto: number }>(`
        select (datos->>'bruto')::int as bruto from instancia.retribuciones_anteriores where entidad_id = $1 and retribucion_id = $2 order by version`),
      [company.entidadId, made.id],
    ),
  );
  expect(kept.map(({ bruto }) => bruto)).toEqual([190_000, 190_100]);
});

test('nobody but an admin sees or writes the pay of others, and nobody reads it for them', async () => {
  const { content: made } = await save(slip());
  for (const who of ['ANA', 'LUIS']) {
    expect((await save(slip({ mes: 9 }), who)).status).toBe(403);
    expect((await server.call(retribuciones.listado, {}, { token: tokens[who]! })).status).toBe(403);
    expect((await server.call(retribuciones.una, { id: made.id }, { token: tokens[who]! })).status).toBe(403);
  }
  const begun = { id: company.personas['ANA'] ?? 0, motivo: 'Lo ha pedido' };
  const { content: asAna } = await server.call(simulado.empezar, begun, { token: tokens['JEFA']! });
  const acting = { token: tokens['JEFA']!, simulado: asAna.Token, pin: ana.pin };
  expect((await server.call(retribuciones.propias, {}, acting)).status).toBe(403);
  expect((await server.call(retribuciones.propias, {}, { token: tokens['LUIS']!, pin: ana.pin })).status).toBe(403);
});

test('the list of a month has its sums, by name, and finds people', async () => {
  await save(slip());
  await save(slip({ persona: company.personas['LUIS'] ?? 0 }));
  await save(slip({ mes: 9 }));
  const list = (input: EntradaDe<typeof retribuciones.listado> = {}) =>
    server.call(retribuciones.listado, input, { token: tokens['JEFA']! });
  const { content } = await list();
  expect(content).toMatchObject({
    ano: 2026,
    mes: 10,
    total: 2,
    meses: [
      { ano: 2026, mes: 10 },
      { ano: 2026, mes: 9 },
    ],
  });
  expect(content.items.map(({ persona }) => persona.nombre)).toEqual(['Ana Gil', 'Luis Mora']);
  expect(content.sumas).toEqual({ personas: 2, bruto: 380_000, neto: 305_164, sinDocumento: 2 });
  expect((await list({ texto: 'luis' })).content).toMatchObject({ total: 1, sumas: { personas: 1 } });
  expect((await list({ start: 1, limit: 1 })).content.items.map(({ persona }) => persona.nombre)).toEqual(['Luis Mora']);
});
