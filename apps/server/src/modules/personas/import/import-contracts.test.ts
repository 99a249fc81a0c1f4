import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { contratos } from '@jornada/contract/contratos.ts';
import { auditoria, importar, personas } from '@jornada/contract/index.ts';
import type { CampoImportar } from '@jornada/domain/personas/importar/index.ts';
import { createTestPeople, type TestPeople } from '../../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dni = (number: number): string => `${String(number).padStart(8, '0')}${LETTERS[number % 23] ?? ''}`;
const HEADER = [
  'DNI',
  'Nombre',
  'Correo',
  'Régimen',
  'Jornada',
  'Tipo de contrato',
  'Complementarias',
  'Voluntarias',
  'Contrato desde',
  'Nacimiento',
  'Horario',
];

let world: TestPeople;
const ids = new Map<number, number>();

beforeAll(async () => {
  world = await createTestPeople({ now: NOW });
  // Each person of the test has a schedule of their own, all with one name.
  await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(
      { name: 'name-schedule', text: "update instancia.horarios set nombre = 'De todos' where entidad_id = $1 and horario_id = $2" },
      [world.empresa.entidadId, world.ids.horarioId],
    ),
  );
  for (const number of [900, 901, 902, 903, 904])
    ids.set(number, (await world.crear({ documento: dni(number), nombre: `Persona ${number}`, email: `p${number}@x.es` })).content.id);
});
afterAll(() => world.close());

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const fileOf = (lines: readonly string[], header: readonly string[] = HEADER): string => [header.join(';'), ...lines].join('\r\n');
type Over = Pick<EntradaDe<typeof importar.ensayar>, 'correcciones' | 'sustituir'>;
const tryOut = (contenido: string, over: Over = {}) =>
  world.server.call(importar.ensayar, { nombre: 'contratos.csv', contenido: base64(contenido), ...over }, world.jefa);
const apply = (contenido: string, huella: string, over: Over = {}) =>
  world.server.call(
    importar.aplicar,
    { nombre: 'contratos.csv', contenido: base64(contenido), huella, invitar: false, ...over },
    world.jefa,
  );
const contractOf = async (number: number) =>
  (await world.server.call(contratos.byId, { persona: ids.get(number) ?? 0 }, world.jefa)).content;

/** Eleven lines, each with one fault. */
const FAULTS: [line: string, campo: CampoImportar, motivo: string, sugerencia: string | null, mended: string][] = [
  [`${dni(900)};;;;150 %;indefinido;;;;`, 'jornada', 'porcentaje', null, '50 %'],
  [`${dni(901)};;;;50 %;indefindo;;;;`, 'duracion', 'duracion', 'indefinido', 'indefinido'],
  [`${dni(902)};;;;50 %;temporal;12,5;;;`, 'complementarias', 'entero', null, '12'],
  [`${dni(903)};;;;50 %;temporal;;quizás;;`, 'voluntarias', 'si-no', null, 'no'],
  [`;;p904@x.se;;75;fijo;;;;`, 'email', 'no-existe', 'p904@x.es', 'p904@x.es'],
  [`${dni(910)};Nueva Uno;;parcial;;temporal;;;;;De todos`, 'jornada', 'vacio', null, '30'],
  [`${dni(911)};Nueva Dos;;completa;50;temporal;;;;;De todos`, 'regimen', 'no-cuadra', null, 'parcial'],
  [`${dni(912)};Nueva Tres;;completa;;temporal;30;;;;De todos`, 'complementarias', 'no-cuadra', null, ''],
  [`${dni(913)};Nueva Cuatro;;completa;;temporal;;;31/02/2026;;De todos`, 'contrato', 'fecha', null, '28/02/2026'],
  [`${dni(914)};Nueva Cinco;;completa;;temporal;;;;01/01/2030;De todos`, 'nacimiento', 'fecha', null, '01/01/2000'],
  [`${dni(915)};Nueva Seis;;parcail;50;temporal;;;;;De todos`, 'regimen', 'regimen', 'parcial', 'parcial'],
];

describe('eleven lines with faults', () => {
  const text = fileOf(FAULTS.map(([line]) => line));
  const people = async () => (await world.server.call(personas.cuentas, {}, world.jefa)).content.cuentas.todas;

  test('are told one by one, and nothing is written', async () => {
    const before = await people();
    const { content } = await tryOut(text.replace(';;p904@x.se', ' ;;p904@x.se'));
    expect(content.cuentas).toMatchObject({ crear: 0, cambiar: 0, rechazada: 11, contratos: 0 });
    const told = content.lineas.map((one) => (one.estado === 'rechazada' ? one.rechazos : []));
    // The file has ID numbers, so it is one that lacks in the line without.
    expect(told[4]).toMatchObject([{ campo: 'documento', motivo: 'vacio' }]);
    const others = FAULTS.flatMap((fault, index) => (index === 4 ? [] : [{ fault, index }]));
    for (const { fault, index } of others) {
      const [, campo, motivo, sugerencia] = fault;
      expect(told[index], FAULTS[index]?.[0]).toMatchObject([{ campo, motivo, sugerencia }]);
    }
    expect((await apply(text, content.huella)).content).toMatchObject({ creadas: 0, cambiadas: 0, contratos: 0, rechazadas: 11 });
    expect(await people()).toBe(before);
    expect((await contractOf(900)).historia).toEqual([]);
  });

  test('mended in their place they come in: contract, birth date, history and audit', async () => {
    const correcciones = FAULTS.map(([, campo, , , valor], index) => ({ linea: index + 2, campo, valor }));
    const seen = (await tryOut(text, { correcciones })).content;
    expect(seen.cuentas).toMatchObject({ crear: 6, cambiar: 5, rechazada: 0, contratos: 11, cambianContrato: 5 });
    expect((await apply(text, seen.huella)).sobre.Error.Code).toBe('personas.ensayo-cambiado');
    const { content } = await apply(text, seen.huella, { correcciones });
    expect(content).toMatchObject({ creadas: 6, cambiadas: 5, contratos: 11 });
    expect(await contractOf(904)).toMatchObject({
      versiones: [{ desde: '2026-03-01', porMil: 750, duracion: 'indefinido', hasta: null }],
      historia: [{ autor: 'Marta Gil Ortega' }],
    });
    const made = (await world.server.call(personas.listado, { texto: dni(914) }, world.jefa)).content.items[0];
    ids.set(914, made?.id ?? 0);
    expect(await contractOf(914)).toMatchObject({ nacimiento: '2000-01-01', versiones: [{ porMil: 1000, duracion: 'temporal' }] });
    const noted = (await world.server.call(auditoria.listado, { accion: 'contratos.cambiar' }, world.jefa)).content;
    expect(noted.items).toHaveLength(11);
    const births = (await world.server.call(auditoria.listado, { accion: 'contratos.nacimiento' }, world.jefa)).content.items;
    expect(JSON.stringify(births)).not.toContain('2000-01-01');
    const again = (await tryOut(text, { correcciones })).content;
    expect(again.cuentas).toMatchObject({ crear: 0, cambiar: 0, igual: 11 });
  });
});

describe('people who exist', () => {
  test('are found by their address where the file has no ID numbers, with the address that was probably meant', async () => {
    const header = ['E-mail', 'Share of full time', 'Contract from', 'NAF'];
    const text = fileOf(['P900@X.ES;0.8;2026-05-01;28/12345678/40', 'p901@x.ess;0.8;2026-05-01;', 'p902@x.es;;;281234567841'], header);
    const { content } = await tryOut(text);
    expect(content.lineas).toMatchObject([
      {
        estado: 'cambiar',
        cambios: [
          { campo: 'jornada', antes: '50', despues: '80', desde: '2026-05-01' },
          { campo: 'naf', antes: '', despues: '28 12345678 40', desde: null },
        ],
      },
      { estado: 'rechazada', rechazos: [{ campo: 'email', motivo: 'no-existe', sugerencia: 'p901@x.es' }] },
      { estado: 'rechazada', rechazos: [{ campo: 'naf', motivo: 'naf', sugerencia: '28 12345678 40' }] },
    ]);
    const sustituir = [{ campo: 'email' as const, valor: 'p901@x.ess', por: 'p901@x.es' }];
    const seen = (await tryOut(text, { sustituir })).content;
    expect((await apply(text, seen.huella, { sustituir })).content).toMatchObject({ creadas: 0, cambiadas: 2, contratos: 2 });
    expect(await contractOf(900)).toMatchObject({ naf: '281234567840' });
    expect((await contractOf(901)).versiones.map(({ desde, porMil }) => [desde, porMil])).toEqual([
      ['2026-05-01', 800],
      ['2026-03-01', 500],
    ]);
  });

  test('whoever wrote about a contract in between is seen first; twenty at once come in once', async () => {
    const text = fileOf([`${dni(902)};;;;60;;;;;`]);
    const seen = (await tryOut(text)).content;
    const { version } = await contractOf(902);
    const hechos = { porMil: 400, duracion: 'temporal', complementariasPorCien: 0, voluntarias: false, desde: '2026-04-01' } as const;
    await world.server.call(contratos.guardar, { persona: ids.get(902) ?? 0, version, ...hechos }, world.jefa);
    const { status, sobre } = await apply(text, seen.huella);
    expect([status, sobre.Error.Code]).toEqual([409, 'personas.ensayo-cambiado']);
    const now = (await tryOut(text)).content;
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(text, now.huella)));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect((await contractOf(902)).versiones[0]).toMatchObject({ desde: '2026-04-01', porMil: 600 });
  });

  test('a file and a form at once: one of them is told, and no line is lost', async () => {
    const text = fileOf([`${dni(903)};;;;70;;;;;`]);
    const seen = (await tryOut(text)).content;
    const before = await contractOf(903);
    const hechos = { porMil: 300, duracion: 'temporal', complementariasPorCien: 0, voluntarias: false, desde: '2026-04-01' } as const;
    const [file, form] = await Promise.all([
      apply(text, seen.huella),
      world.server.call(contratos.guardar, { persona: ids.get(903) ?? 0, version: before.version, ...hechos }, world.jefa),
    ]);
    expect(new Set([file.status, form.status])).toEqual(new Set([200, 409]));
    expect((await contractOf(903)).version).toBe(before.version + 1);
  });
});
