import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { correo, importar, personas } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
let centro: string;
let horario: string;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'ANA', nombre: 'Ana Gil', email: 'ana@aurora.example' },
      { userName: 'EVA', nombre: 'Eva Sanz', email: 'Ana@Aurora.example' },
    ],
  });
  const { centros, horarios } = (await world.server.call(personas.opciones, {}, world.jefa)).content;
  [centro, horario] = [centros[0]?.nombre ?? '', horarios[0]?.nombre ?? ''];
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;
async function dataOf(id: number) {
  const { documento, nombre, email, movil, puesto, idioma, version } = await world.ficha(id);
  return { id, version, documento, nombre, email, movil, puesto, idioma, departamentoId: null, responsableId: null };
}
const change = async (id: number, over: object) => world.server.call(personas.cambiar, { ...(await dataOf(id)), ...over }, world.jefa);

describe('one address is of one person', () => {
  test('in the form: who else has it is told, however it is written', async () => {
    const { status, sobre } = await world.crear({ documento: 'FORM-1', email: 'ANA@aurora.example', invitar: true });
    expect([status, sobre.Error.Code]).toEqual([409, 'personas.correo-repetido']);
    expect(sobre.Error.Message).toContain('Ana Gil');
    const { id } = (await world.crear({ documento: 'FORM-2', email: 'form2@aurora.example' })).content;
    expect(codeOf(await change(id, { email: 'ana@aurora.example' }))).toBe('personas.correo-repetido');
    expect((await change(id, { email: '' })).status).toBe(200);
    expect((await world.crear({ documento: 'FORM-3', email: '' })).status).toBe(200);
    const { items } = (await world.server.call(correo.listado, {}, world.jefa)).content;
    expect(items.filter(({ para }) => para.toLowerCase() === 'ana@aurora.example')).toEqual([]);
  });

  test('at once as well: one of many gets it', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => world.crear({ documento: `AT-ONCE-${index}`, email: 'uno@aurora.example' })),
    );
    expect(made.map(codeOf).toSorted()).toEqual(['', ...Array.from({ length: 7 }, () => 'personas.correo-repetido')]);
  });

  test('those who share one since before stay as they are, until one of them is given another', async () => {
    const [ana = 0, eva = 0] = [world.empresa.personas['ANA'], world.empresa.personas['EVA']];
    expect((await change(eva, { puesto: 'Portera' })).content.email).toBe('Ana@Aurora.example');
    expect((await change(eva, { email: 'eva@aurora.example' })).status).toBe(200);
    expect(codeOf(await change(eva, { email: 'ana@aurora.example' }))).toBe('personas.correo-repetido');
    expect((await world.ficha(ana)).email).toBe('ana@aurora.example');
  });

  test('those who share one since before are not invited to it', async () => {
    const [one, other] = [
      (await world.crear({ documento: 'SHARED-1', email: 'casa@aurora.example' })).content,
      (await world.crear({ documento: 'SHARED-2', email: '' })).content,
    ];
    const { entidadId } = world.empresa;
    await world.server.db.tenant(entidadId, (tx) =>
      tx.query(composed('update instancia.usuarios set email = $3 where entidad_id = $1 and usuario_id = $2'), [
        entidadId,
        other.id,
        'Casa@aurora.example',
      ]),
    );
    expect(codeOf(await world.server.call(personas.invitar, { id: other.id, version: other.version }, world.jefa))).toBe(
      'personas.correo-repetido',
    );
    const { content } = await world.server.call(personas.invitarVarias, { ids: [one.id, other.id] }, world.jefa);
    expect(content).toMatchObject({ invitadas: 0, sinCorreo: 2 });
    const { items } = (await world.server.call(correo.listado, {}, world.jefa)).content;
    expect(items.filter(({ para }) => para.toLowerCase() === 'casa@aurora.example')).toEqual([]);
  });

  test('who has left no longer has it, and cannot come back with it', async () => {
    const given = { email: 'turno@aurora.example' };
    const { id, version } = (await world.crear({ documento: 'LEFT-1', ...given })).content;
    const left = await world.server.call(personas.baja, { id, version, ultimoDia: '2026-03-09', motivo: '' }, world.jefa);
    expect(codeOf(left)).toBe('');
    expect(codeOf(await world.crear({ documento: 'LEFT-2', ...given }))).toBe('');
    const back = { id, version: (await world.ficha(id)).version, alta: '2026-03-11', ...world.ids };
    expect(codeOf(await world.server.call(personas.readmitir, back, world.jefa))).toBe('personas.correo-repetido');
  });
});

describe('a file of people', () => {
  const fileOf = (lines: readonly string[][]): string =>
    Buffer.from(['DNI;Nombre;Correo;Centro;Horario;Alta', ...lines.map((cells) => cells.join(';'))].join('\r\n')).toString('base64');
  const line = (documento: string, nombre: string, email: string): string[] => [documento, nombre, email, centro, horario, '01/03/2026'];
  const asked = (contenido: string) => ({ nombre: 'gente.csv', contenido });

  test('tells both lines of an address, and who here has it', async () => {
    const contenido = fileOf([
      line('00000014Z', 'Nora Uno', 'dos@aurora.example'),
      line('00000015S', 'Noel Dos', 'DOS@aurora.example'),
      line('00000016Q', 'Nuria Tres', 'ana@aurora.example'),
      line('00000017V', 'Nico Cuatro', 'cuatro@aurora.example'),
    ]);
    const { content } = await world.server.call(importar.ensayar, asked(contenido), world.jefa);
    expect(content.lineas.map((one) => [one.linea, one.estado, one.estado === 'rechazada' ? one.rechazos : []])).toEqual([
      [2, 'rechazada', [{ campo: 'email', valor: 'dos@aurora.example', motivo: 'repetido', sugerencia: '3' }]],
      [3, 'rechazada', [{ campo: 'email', valor: 'DOS@aurora.example', motivo: 'repetido', sugerencia: '2' }]],
      [4, 'rechazada', [{ campo: 'email', valor: 'ana@aurora.example', motivo: 'correo-de-otra', sugerencia: 'Ana Gil' }]],
      [5, 'crear', []],
    ]);
  });

  test('invites each person by their own name', async () => {
    const contenido = fileOf([
      line('00000018H', 'Olga Cinco', 'cinco@aurora.example'),
      line('00000019L', 'Omar Seis', 'seis@aurora.example'),
    ]);
    const { huella } = (await world.server.call(importar.ensayar, asked(contenido), world.jefa)).content;
    const applied = await world.server.call(importar.aplicar, { ...asked(contenido), huella, invitar: true }, world.jefa);
    expect(applied.content).toMatchObject({ creadas: 2, invitadas: 2 });
    const { items } = (await world.server.call(correo.listado, {}, world.jefa)).content;
    for (const [para, nombre, documento] of [
      ['cinco@aurora.example', 'Olga Cinco', '00000018H'],
      ['seis@aurora.example', 'Omar Seis', '00000019L'],
    ] as const) {
      const id = items.find((one) => one.para === para)?.id ?? 0;
      const { texto } = (await world.server.call(correo.ver, { id, para: 'leer' }, world.jefa)).content;
      expect([texto.includes(nombre), texto.includes(documento)]).toEqual([true, true]);
    }
  });

  test('and a form at once give the address once', async () => {
    const contenido = fileOf([line('00000020C', 'Pia Siete', 'siete@aurora.example')]);
    const { huella } = (await world.server.call(importar.ensayar, asked(contenido), world.jefa)).content;
    const both = await Promise.all([
      world.server.call(importar.aplicar, { ...asked(contenido), huella, invitar: false }, world.jefa),
      world.crear({ documento: 'BOTH-1', email: 'siete@aurora.example' }),
    ]);
    expect(both.map(({ status }) => (status === 200 ? 'given' : 'refused')).toSorted()).toEqual(['given', 'refused']);
  });
});
