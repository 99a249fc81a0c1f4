import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { retribuciones, type EnsayoRetribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { composed } from '../../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let token: string;

const HEADER =
  'DNI;Nombre;Periodo;Clase;Bruto;Seguridad Social;Base IRPF;% IRPF;IRPF;Neto;Devengo: Salario base;Devengo: Horas extra;Nota: Horas extra';
const ANA = '00000001R;Ana Gil;11/2026;;1.917,85;145,22;1.917,85;12,11;232,25;1.540,38;1.900,00;17,85;7 oct, 1:03 h';
/** With points, as programs write it. */
const LUIS = '00000002W;Luis Mora;2026-11;mensual;1900.00;144.09;1900.00;12.11;230.09;1525.82;1900.00;;';
const EXTRA = '00000001R;;2026-11;extra;1900;0;1900;12,11;230,09;1669,91;;;';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-28T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: '00000000T', nombre: 'Elena Prado', roles: ['admin'] },
      { userName: '00000001R', nombre: 'Ana Gil' },
      { userName: '00000002W', nombre: 'Luis Mora' },
    ],
  });
  token = (await server.signIn('00000000T')).Token;
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed('delete from instancia.retribuciones where entidad_id = $1'), [company.entidadId]),
  ),
);

const file = (...lines: string[]) => ({
  nombre: 'nominas.csv',
  contenido: Buffer.from([HEADER, ...lines].join('\r\n')).toString('base64'),
});
const tryOut = (...lines: string[]) => server.call(retribuciones.ensayar, file(...lines), { token });
const apply = ({ huella }: Pick<EnsayoRetribuciones, 'huella'>, ...lines: string[]) =>
  server.call(retribuciones.aplicar, { ...file(...lines), huella }, { token });

test('a dry run writes nothing; applied, every statement is there with its lines, and a second time nothing changes', async () => {
  const lines = [ANA, LUIS, EXTRA];
  const { content: ensayo } = await tryOut(...lines);
  expect(ensayo.cuentas).toEqual({ nueva: 3, cambiar: 0, igual: 0, rechazada: 0 });
  expect(ensayo.sumas).toEqual({ bruto: 571_785, neto: 473_611 });
  expect((await server.call(retribuciones.listado, {}, { token })).content.total).toBe(0);
  expect((await apply(ensayo, ...lines)).content).toEqual({ nuevas: 3, cambiadas: 0, iguales: 0, rechazadas: 0 });
  const { items } = (await server.call(retribuciones.listado, {}, { token })).content;
  expect(items.map(({ persona, clase, neto }) => [persona.nombre, clase, neto])).toEqual([
    ['Ana Gil', 'extra', 166_991],
    ['Ana Gil', 'mensual', 154_038],
    ['Luis Mora', 'mensual', 152_582],
  ]);
  const { content: one } = await server.call(retribuciones.una, { id: items[1]?.id ?? 0 }, { token });
  expect(one).toMatchObject({
    tipoIrpf: 1211,
    autor: 'Elena Prado',
    lineas: [{ concepto: 'Salario base' }, { concepto: 'Horas extra', nota: '7 oct, 1:03 h' }],
  });
  const again = (await tryOut(...lines)).content;
  expect(again.cuentas).toEqual({ nueva: 0, cambiar: 0, igual: 3, rechazada: 0 });
  expect((await apply(again, ...lines)).content).toMatchObject({ nuevas: 0, iguales: 3 });
});

test('refused lines stay out, each with why; the others come in', async () => {
  const lines = [ANA, LUIS.replace('1525.82', '1525.83'), '99999999R;;2026-11;;1;0;;;0;1;;;', EXTRA.replace('extra', 'trienio')];
  const { content } = await tryOut(...lines);
  expect(
    content.lineas.map((one) =>
      one.estado === 'rechazada' ? one.rechazos.map(({ columna, motivo, debe }) => [columna, motivo, debe]) : one.estado,
    ),
  ).toEqual(['nueva', [['neto', 'no-cuadra-neto', 152_582]], [['documento', 'no-existe', null]], [['clase', 'clase', null]]]);
  expect((await apply(content, ...lines)).content).toEqual({ nuevas: 1, cambiadas: 0, iguales: 0, rechazadas: 3 });
});

test('a corrected file shows what changes, and what somebody changed since is shown before it is written over', async () => {
  await apply((await tryOut(ANA)).content, ANA);
  const better = ANA.replace('12,11', '12,20');
  const { content } = await tryOut(better);
  expect(content.lineas[0]).toMatchObject({ estado: 'cambiar', cambios: ['tipoIrpf'], antes: { neto: 154_038 } });
  const answers = await Promise.all([apply(content, better), apply(content, better)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.sobre.Error.Code).toBe('retribuciones.ensayo-cambiado');
  expect(late?.content).toMatchObject({ cuentas: { igual: 1 } });
});

test('the month of the whole file holds for lines that say none', async () => {
  const line = LUIS.replace('2026-11', '');
  expect((await tryOut(line)).content.cuentas).toMatchObject({ rechazada: 1 });
  const { content } = await server.call(retribuciones.ensayar, { ...file(line), ano: 2026, mes: 10 }, { token });
  expect(content.lineas[0]).toMatchObject({ estado: 'nueva', ano: 2026, mes: 10 });
});

test.each([
  ['', 'retribuciones.archivo-vacio'],
  ['%PDF-1.7', 'retribuciones.archivo-no-valido'],
  ['DNI;Bruto\r\n1;2', 'retribuciones.columnas-faltan'],
  [`${HEADER};NIF\r\n${ANA};x`, 'retribuciones.columnas-repetidas'],
  [HEADER, 'retribuciones.archivo-sin-lineas'],
])('a file with %j is refused with its reason', async (text, code) => {
  const input = { nombre: 'x.csv', contenido: Buffer.from(text).toString('base64') };
  expect((await server.call(retribuciones.ensayar, input, { token })).sobre.Error.Code).toBe(code);
});
