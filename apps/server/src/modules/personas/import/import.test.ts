import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditoria, cierres, correo, importar, personas } from '@jornada/contract/index.ts';
import { toCsv } from '@jornada/domain/resumen/csv.ts';
import { createTestPeople, type TestPeople } from '../../../testing/test-people.ts';
import { leaveEmptyDay } from '../../../testing/leave-empty-day.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
let centro: string;
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dni = (number: number): string => `${String(number).padStart(8, '0')}${LETTERS[number % 23] ?? ''}`;

beforeAll(async () => {
  world = await createTestPeople({ now: NOW, gente: [{ userName: dni(900), nombre: 'Nerea Oliva' }, { userName: 'ANA' }] });
  centro = (await world.server.call(personas.opciones, {}, world.jefa)).content.centros[0]?.nombre ?? '';
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');
const HEADER = 'DNI;Nombre;Correo;Centro;Horario;Alta;Puesto';
const fileOf = (lines: readonly string[], header = HEADER): string => [header, ...lines].join('\r\n');
const lineOf = (number: number, over: { nombre?: string; correo?: string; puesto?: string } = {}): string =>
  [dni(number), over.nombre ?? `Persona ${number}`, over.correo ?? '', centro, 'Horario', '01/03/2026', over.puesto ?? ''].join(';');
const tryOut = (contenido: string | Buffer, over: object = {}) =>
  world.server.call(importar.ensayar, { nombre: 'gente.csv', contenido: base64(contenido), ...over }, world.jefa);
const apply = (contenido: string | Buffer, huella: string, over: object = {}) =>
  world.server.call(importar.aplicar, { nombre: 'gente.csv', contenido: base64(contenido), huella, invitar: false, ...over }, world.jefa);
const countPeople = async () => (await world.server.call(personas.cuentas, {}, world.jefa)).content.cuentas.todas;
const horarioUnico = async () => {
  // Every person of the test has a separate schedule, all with the same name. Only one is kept.
  const { horarios } = (await world.server.call(personas.opciones, {}, world.jefa)).content;
  await world.server.db.tenant(world.empresa.entidadId, async (tx) => {
    for (const { id } of horarios)
      await tx.query({ name: `name-${id}`, text: 'update instancia.horarios set nombre = $3 where entidad_id = $1 and horario_id = $2' }, [
        world.empresa.entidadId,
        id,
        id === world.ids.horarioId ? 'Horario' : `Horario ${id}`,
      ]);
  });
};
beforeAll(() => horarioUnico());

describe('the dry run', () => {
  test('reads no signs that nobody sees', async () => {
    const { content } = await tryOut(fileOf([`${dni(900)};Nerea\u00ad Oliva\u200b;;;;;`]));
    expect(content.lineas).toMatchObject([{ estado: 'igual' }]);
  });

  test('reads a list with a title above, both surnames, and two telephones', async () => {
    const list = ['Listado de personal;;;', ';;;', 'D.N.I.;Nombre;Primer apellido;Segundo apellido;Teléfono;Móvil;Centro;Horario'];
    const text = [...list, `${dni(41)};Eva;Prueba;Ruiz;910000000;600000000;${centro};Horario`].join('\r\n');
    const { content } = await tryOut(text);
    expect(content).toMatchObject({ archivo: { lineas: 1 }, desconocidas: ['Teléfono'] });
    expect(content.lineas).toMatchObject([{ linea: 4, estado: 'crear', nombre: 'Eva Prueba Ruiz' }]);
  });

  test('tells each line, and writes nothing', async () => {
    const before = await countPeople();
    const text = fileOf([
      lineOf(1, { correo: 'uno@x.es', puesto: 'Mozo' }),
      `${dni(900)};Nerea Oliva Ruiz;;;;;`,
      'ANA;;;;;;',
      '48211907K;Óscar;;Marte;;;',
      '',
      lineOf(1),
    ]);
    const { content } = await tryOut(text);
    expect(content.archivo).toEqual({ nombre: 'gente.csv', lineas: 5, codificacion: 'UTF-8', separador: ';' });
    expect(content.lineas.map(({ linea, estado }) => [linea, estado])).toEqual([
      [2, 'crear'],
      [3, 'cambiar'],
      [4, 'igual'],
      [5, 'rechazada'],
      [7, 'rechazada'],
    ]);
    expect(content.lineas[1]).toMatchObject({
      cambios: [{ campo: 'nombre', antes: 'Nerea Oliva', despues: 'Nerea Oliva Ruiz', desde: null }],
    });
    expect(content.lineas[3]).toMatchObject({
      rechazos: expect.arrayContaining([{ campo: 'documento', valor: '48211907K', motivo: 'letra', sugerencia: 'C' }]) as never,
    });
    expect(content.lineas[4]).toMatchObject({ rechazos: [{ motivo: 'repetido', sugerencia: '2' }] });
    expect(content.cuentas).toMatchObject({ crear: 1, cambiar: 1, igual: 1, rechazada: 2, conCorreo: 1 });
    expect(content.desde).toBe('2026-04-01');
    expect(await countPeople()).toBe(before);
  });

  test.each([
    ['UTF-8 with its mark', '\uFEFF', 'utf8', ';', 'UTF-8'],
    ['Windows-1252 with commas', '', 'latin1', ',', 'Windows-1252'],
    ['UTF-16 with tabs', '\uFEFF', 'utf16le', '\t', 'UTF-16'],
  ] as const)('%s is read as such', async (_name, mark, encoding, separador, codificacion) => {
    const text = mark + fileOf([lineOf(2, { nombre: 'Íñigo Peña' })]).replaceAll(';', separador);
    const { content } = await tryOut(Buffer.from(text, encoding));
    expect(content.archivo).toMatchObject({ codificacion, separador });
    expect(content.lineas).toMatchObject([{ estado: 'crear', nombre: 'Íñigo Peña' }]);
  });

  test('a value can be replaced by the one that was meant, in all lines', async () => {
    const text = fileOf([lineOf(3), lineOf(4)]).replaceAll(centro, `${centro.slice(0, -1)}o`);
    const first = (await tryOut(text)).content;
    expect(first.lineas[0]).toMatchObject({
      estado: 'rechazada',
      rechazos: [{ campo: 'centro', motivo: 'no-existe', sugerencia: centro }],
    });
    const { content } = await tryOut(text, { sustituir: [{ campo: 'centro', valor: `${centro.slice(0, -1)}o`, por: centro }] });
    expect(content.cuentas).toMatchObject({ crear: 2, rechazada: 0 });
  });

  test.each([
    ['an empty file', '', 'personas.archivo-vacio'],
    ['nothing but blanks', '\uFEFF \r\n\t\r\n ', 'personas.archivo-vacio'],
    ['nothing but a header', fileOf([]), 'personas.archivo-sin-lineas'],
    ['no ID numbers', 'Nombre;Centro\nAna;Uno', 'personas.columnas-faltan'],
    ['a column twice', 'DNI;NIE\n1;2', 'personas.columnas-faltan'],
    ['a quote without its end', 'DNI;Nombre\n"1;Ana\n2;Bea', 'personas.archivo-no-valido'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004xl/workbook.xml'), 'personas.archivo-no-valido'],
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'personas.archivo-no-valido'],
    ['zero bytes', Buffer.from('DNI\u0000;Nombre\n1;2'), 'personas.archivo-no-valido'],
    ['2,001 lines', fileOf(Array.from({ length: 2001 }, (_, index) => lineOf(index))), 'personas.archivo-largo'],
    ['more than a megabyte', `DNI;Nombre\n${'x'.repeat(1024 * 1024)}`, 'general.datos-no-validos'],
  ])('%s is refused in words', async (_name, contenido, code) => {
    const { status, sobre } = await tryOut(contenido);
    expect(sobre.Error.Code).toBe(code);
    expect(status).toBeLessThan(500);
  });

  test('what is no base64, and twice a megabyte of it, never reach the reader', async () => {
    const post = (contenido: string) => world.server.call(importar.ensayar, { nombre: 'x', contenido }, world.jefa);
    expect((await post('no es base64 ;;')).status).toBe(422);
    expect((await post('A'.repeat(3_000_000))).status).toBe(413);
  });
});

describe('departments that are not there', () => {
  const header = 'DNI;Nombre;Centro;Horario;Departamento';
  const line = (number: number, departamento: string) => [dni(number), `Persona ${number}`, centro, 'Horario', departamento].join(';');
  const namesOf = async () =>
    (await world.server.call(personas.opciones, {}, world.jefa)).content.departamentos.map(({ nombre }) => nombre);

  test('are made only where somebody asked for it, and only those in which somebody will be', async () => {
    const text = fileOf(
      [line(600, 'Taller'), line(601, 'TALLER '), line(602, 'Muelle'), `48211907K;Óscar;${centro};Horario;Reparto`],
      header,
    );
    const first = (await tryOut(text)).content;
    expect(first.lineas.map(({ estado }) => estado)).toEqual(Array(4).fill('rechazada'));
    expect(first.departamentosNuevos).toEqual([]);
    const departamentosNuevos = ['Taller', 'taller', 'Reparto'];
    const seen = (await tryOut(text, { departamentosNuevos })).content;
    expect(seen.lineas.map(({ estado }) => estado)).toEqual(['crear', 'crear', 'rechazada', 'rechazada']);
    expect(seen.departamentosNuevos).toEqual(['Taller']);
    expect(await namesOf()).toEqual([]);
    expect((await apply(text, first.huella, { departamentosNuevos })).sobre.Error.Code).toBe('personas.ensayo-cambiado');
    const { content } = await apply(text, seen.huella, { departamentosNuevos });
    expect(content).toMatchObject({ creadas: 2, departamentos: 1 });
    expect(await namesOf()).toEqual(['Taller']);
    const { items } = (await world.server.call(personas.listado, { texto: dni(601) }, world.jefa)).content;
    expect(items[0]?.departamento?.nombre).toBe('Taller');
    const made = (await world.server.call(auditoria.listado, { accion: 'departamentos.crear' }, world.jefa)).content;
    expect(made.items[0]?.sobre).toMatchObject({ clase: 'departamento', nombre: 'Taller' });
  });

  test('somebody is moved into one as well; and what somebody else made meanwhile is not made twice', async () => {
    const text = fileOf([`${dni(900)};;;;Oficina técnica`], header);
    const over = { departamentosNuevos: ['Oficina técnica'] };
    const { content: seen } = await tryOut(text, over);
    const answers = await Promise.all(Array.from({ length: 3 }, () => apply(text, seen.huella, over)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await namesOf()).filter((nombre) => nombre === 'Oficina técnica')).toHaveLength(1);
    expect((await world.ficha(world.empresa.personas[dni(900)] ?? 0)).departamento?.nombre).toBe('Oficina técnica');
  });
});

test('refused lines come back whole: put right, with the column of the reasons, they come in', async () => {
  const header = 'DNI;Nombre;Móvil;Centro;Horario;Turno de guardia';
  const bad = [dni(700), 'Ana', '+34 600 000 000', 'Zaragoza', 'Horario', 'no'];
  const { content } = await tryOut(fileOf([bad.join(';')], header));
  expect(content.cabecera).toEqual(['DNI', 'Nombre', 'Móvil', 'Centro', 'Horario', 'Turno de guardia']);
  const [refused] = content.lineas;
  if (refused?.estado !== 'rechazada') throw new Error('it came in');
  expect(refused.celdas).toEqual(bad);
  const mended = refused.celdas.map((cell) => (cell === 'Zaragoza' ? centro : cell));
  const again = (
    await tryOut(
      toCsv(
        [
          [...content.cabecera, 'Motivo'],
          [...mended, 'no existe'],
        ],
        ';',
      ),
    )
  ).content;
  expect(again.lineas).toMatchObject([{ estado: 'crear', nombre: 'Ana' }]);
  expect(again.desconocidas).toEqual(['Turno de guardia']);
  await apply(
    toCsv(
      [
        [...content.cabecera, 'Motivo'],
        [...mended, 'no existe'],
      ],
      ';',
    ),
    again.huella,
  );
  const { items } = (await world.server.call(personas.listado, { texto: dni(700) }, world.jefa)).content;
  expect((await world.ficha(items[0]?.id ?? 0)).movil).toBe('+34 600 000 000');
});

describe('cells mended by hand', () => {
  const wrong = `${dni(8701).slice(0, -1)}${dni(8701).endsWith('A') ? 'B' : 'A'}`;
  const fileWith = () => fileOf([lineOf(8700), `${wrong};Luis Letra;;${centro};Horario;01/03/2026;`]);

  test('are read instead of those of the file, when it is tried and when it is applied, and a wrong one stays wrong', async () => {
    const file = fileWith();
    expect((await tryOut(file)).content.lineas.map(({ estado }) => estado)).toEqual(['crear', 'rechazada']);
    const bad = { correcciones: [{ linea: 3, campo: 'documento' as const, valor: wrong.toLowerCase() }] };
    expect((await tryOut(file, bad)).content.lineas[1]).toMatchObject({ estado: 'rechazada' });
    const correcciones = [
      { linea: 3, campo: 'documento' as const, valor: ` ${dni(8701)} ` },
      // A column that the file does not have, and a line that it does not have.
      { linea: 3, campo: 'departamento' as const, valor: '' },
      { linea: 99, campo: 'nombre' as const, valor: 'Nadie' },
    ];
    const seen = (await tryOut(file, { correcciones })).content;
    expect(seen.lineas.map(({ estado }) => estado)).toEqual(['crear', 'crear']);
    expect((await apply(file, seen.huella)).sobre.Error.Code).toBe('personas.ensayo-cambiado');
    expect((await apply(file, seen.huella, { correcciones })).content).toMatchObject({ creadas: 2, rechazadas: 0 });
  });

  test('cannot bring in what a file cannot: control characters, or more of them than lines can be mended', async () => {
    for (const correcciones of [
      [{ linea: 3, campo: 'nombre', valor: 'Ana\u0000' }],
      [{ linea: 3, campo: 'salario', valor: '1' }],
      Array.from({ length: 501 }, (_, linea) => ({ linea, campo: 'nombre', valor: 'Ana' })),
    ])
      expect((await tryOut(fileWith(), { correcciones })).sobre.Error.Code).toBe('general.datos-no-validos');
  });
});

describe("somebody else's ID number", () => {
  test('leaves the line out until somebody says that it is the same person, also when it is applied', async () => {
    await world.crear({ documento: dni(960), nombre: 'Elena Cano Fuentes' });
    const text = fileOf([`${dni(960)};Pablo Importado;pablo@x.es;;;;`]);
    const { content: seen } = await tryOut(text);
    expect(seen.lineas).toMatchObject([
      { estado: 'rechazada', rechazos: [{ campo: 'nombre', motivo: 'otra-persona', sugerencia: 'Elena Cano Fuentes' }] },
    ]);
    expect((await apply(text, seen.huella)).content).toMatchObject({ cambiadas: 0, rechazadas: 1 });
    const confirmed = (await tryOut(text, { confirmadas: [2] })).content;
    expect(confirmed.lineas).toMatchObject([{ estado: 'cambiar' }]);
    expect((await apply(text, confirmed.huella)).sobre.Error.Code).toBe('personas.ensayo-cambiado');
    expect((await apply(text, confirmed.huella, { confirmadas: [2] })).content).toMatchObject({ cambiadas: 1 });
  });
});

describe('applying', () => {
  test('does what was seen: people, contracts, directory, mails, audit; again it changes nothing', async () => {
    const text = fileOf([
      ...Array.from({ length: 10 }, (_, index) => lineOf(100 + index, { correo: index < 3 ? `p${index}@x.es` : '' })),
      `${dni(900)};;nerea@x.es;;;;Jefa de muelle`,
      '48211907K;Óscar;;;;;',
    ]);
    const { content: seen } = await tryOut(text);
    const { status, content } = await apply(text, seen.huella, { invitar: true });
    expect([status, content]).toEqual([
      200,
      { creadas: 10, cambiadas: 1, iguales: 0, rechazadas: 1, invitadas: 3, sinCorreo: 7, departamentos: 0, contratos: 0 },
    ]);
    const found = (await world.server.call(personas.listado, { texto: dni(105) }, world.jefa)).content.items[0];
    const ficha = await world.ficha(found?.id ?? 0);
    expect(ficha).toMatchObject({
      alta: '2026-03-01',
      roles: ['empleado'],
      asignaciones: [{ desde: '2026-03-10', centro: { nombre: centro } }],
    });
    expect((await world.server.call(correo.listado, {}, world.jefa)).content.items).toHaveLength(3);
    const [line] = (await world.server.call(auditoria.listado, { accion: 'personas.importar' }, world.jefa)).content.items;
    expect(line?.datos).toMatchObject({ archivo: 'gente.csv', creadas: 10, cambiadas: 1, rechazadas: 1 });
    const { cuentas } = (await tryOut(text)).content;
    expect(cuentas).toMatchObject({ crear: 0, cambiar: 0, igual: 11, rechazada: 1 });
  });

  test('where something changed since, nothing is written and the new dry run is shown', async () => {
    const text = fileOf([lineOf(200), `${dni(900)};;;;;;Otra cosa`]);
    const { content: seen } = await tryOut(text);
    await world.crear({ documento: dni(200) });
    const before = await countPeople();
    const { status, sobre } = await apply(text, seen.huella);
    expect([status, sobre.Error.Code]).toEqual([409, 'personas.ensayo-cambiado']);
    expect(sobre.content).toMatchObject({ cuentas: { crear: 0 } });
    expect(await countPeople()).toBe(before);
    expect((await apply(text, 'x')).sobre.Error.Code).toBe('personas.ensayo-cambiado');
  });

  test('the same file applied five times at once comes in once', async () => {
    const text = fileOf([lineOf(300), lineOf(301)]);
    const { content: seen } = await tryOut(text);
    const before = await countPeople();
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(text, seen.huella)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await countPeople()).toBe(before + 2);
  });

  test('a month that was closed since keeps its people out', async () => {
    const text = fileOf([`${lineOf(400)};01/02/2026`.replace('01/03/2026', '01/02/2026')], `${HEADER};Desde`);
    const { content: seen } = await tryOut(text);
    expect(seen.cuentas.crear).toBe(1);
    await leaveEmptyDay(world.server.db, world.empresa, '2026-01-01');
    for (const mes of [1, 2]) await world.server.call(cierres.cerrar, { ano: 2026, mes, centro: world.ids.centroId }, world.jefa);
    const { sobre } = await apply(text, seen.huella);
    expect(sobre.content).toMatchObject({ lineas: [{ estado: 'rechazada', rechazos: [{ campo: 'desde', motivo: 'mes-cerrado' }] }] });
  });

  test('somebody hired before their first schedule is given one for the days between, as their card does', async () => {
    const made = await world.crear({ documento: dni(950), alta: '2026-03-01', desde: '2026-03-16' });
    const text = fileOf([`${dni(950)};;;;Horario;;;05/03/2026`], `${HEADER};Desde`);
    const { content: seen } = await tryOut(text);
    expect(seen.lineas).toMatchObject([{ estado: 'cambiar', cambios: [{ campo: 'horario', antes: '', desde: '2026-03-05' }] }]);
    expect((await apply(text, seen.huella)).content).toMatchObject({ cambiadas: 1 });
    const { asignaciones } = await world.ficha(made.content.id);
    expect(asignaciones.map(({ desde }) => desde).toSorted()).toEqual(['2026-03-05', '2026-03-16']);
    const before = await tryOut(text.replace('05/03/2026', '28/02/2026'));
    expect(before.content.lineas).toMatchObject([{ estado: 'rechazada', rechazos: [{ campo: 'horario', motivo: 'fuera-de-contrato' }] }]);
  });

  test('two thousand people with formulas and markup in their names come in as text', async () => {
    const names = ['=SUM(A1:A9)', '<script>alert(1)</script>', '@cmd', "Robert') drop table usuarios --"];
    const text = fileOf(Array.from({ length: 2000 }, (_, index) => lineOf(10_000 + index, { nombre: names[index % 4] ?? '' })));
    const { content: seen } = await tryOut(text);
    expect(seen.cuentas).toMatchObject({ crear: 2000, rechazada: 0 });
    const { content } = await apply(text, seen.huella);
    expect(content.creadas).toBe(2000);
    const { items } = (await world.server.call(personas.listado, { texto: dni(10_003) }, world.jefa)).content;
    expect(items[0]?.nombre).toBe("Robert') drop table usuarios --");
  });

  test("another company's people, centres and schedules are not known", async () => {
    const otra = await world.as('OTRA');
    const before = (await world.server.call(personas.cuentas, {}, otra)).content.cuentas.todas;
    const text = fileOf([`${dni(900)};Robada;;${centro};Horario ${world.ids.horarioId};;`]);
    const { content } = await world.server.call(importar.ensayar, { nombre: 'x', contenido: base64(text) }, otra);
    expect(content.lineas[0]?.estado).toBe('rechazada');
    expect((await world.server.call(personas.cuentas, {}, otra)).content.cuentas.todas).toBe(before);
  });
});
