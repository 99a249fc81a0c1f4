import { afterAll, beforeAll, expect, test } from 'vitest';
import { proyectos, type EnsayoDeProyectos } from '@jornada/contract/proyectos.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { composed } from '../../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let token: string;

const HEADER = 'Cliente;Proyecto;Tarea;DNI;Fecha;Inicio;Duración;Facturable;Observación';
const KIMAI = 'Date,From,To,Duration,Rate,User,Username,Customer,Project,Activity,Description,Billable,Tags';
const TOGGL = 'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags';
const UTF_8_BOM = '\uFEFF';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-28T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: '00000000T', nombre: 'Elena Prado', roles: ['admin'] },
      { userName: '00000001R', nombre: 'Ana Gil', email: 'ana@acme.example' },
      { userName: '00000002W', nombre: 'Luis Mora' },
    ],
  });
  await createTestCompany(server.db, { personas: [{ userName: '00000003A', nombre: 'Otra', email: 'otra@acme.example' }] });
  token = (await server.signIn('00000000T')).Token;
});
afterAll(() => server.close());

const file = (header: string, ...lines: string[]) => ({
  nombre: 'horas.csv',
  contenido: Buffer.from([header, ...lines].join('\r\n')).toString('base64'),
});
const tryOut = async (...lines: [string, ...string[]]) => (await server.call(proyectos.ensayar, file(...lines), { token })).content;
const apply = ({ huella }: Pick<EnsayoDeProyectos, 'huella'>, ...lines: [string, ...string[]]) =>
  server.call(proyectos.importar, { ...file(...lines), huella }, { token });
const doBoth = async (...lines: [string, ...string[]]) => (await apply(await tryOut(...lines), ...lines)).content;
const dayOf = async (userName: string, fecha: string) => {
  const { Token } = await server.signIn(userName);
  return (await server.call(tareas.tareasDia, { fecha }, { token: Token })).content.imputaciones;
};
const why = ({ lineas }: EnsayoDeProyectos) =>
  lineas.map((one) => (one.estado === 'rechazada' ? one.rechazos.map(({ motivo }) => motivo).join() : one.estado));
const total = async (): Promise<number> => (await server.call(proyectos.listado, {}, { token })).content.total;

test('a dry run writes nothing; imported, everything is there once, and the same file again changes nothing', async () => {
  const lines = [
    HEADER,
    'Puerto Sur;;;;;;;;',
    'Puerto Sur;Dique;Planos;00000001R;2026-11-04;09:00;1:30;no;Portada',
    'PUERTO SUR;dique;PLANOS;00000001R;2026-11-04;;2,5;;',
    ';Lonja;;00000002W;2026-11-05;;45 min;;',
  ] as const;
  const before = await total();
  const ensayo = await tryOut(...lines);
  expect(ensayo.archivo).toMatchObject({ fuente: 'plantilla', lineas: 4 });
  expect(ensayo.cuentas).toEqual({
    clientes: 1,
    proyectos: 2,
    tareas: 1,
    entradas: 3,
    minutos: 285,
    nuevas: 4,
    iguales: 0,
    rechazadas: 0,
  });
  expect(await total()).toBe(before);
  const done = { clientes: 1, proyectos: 2, tareas: 1, entradas: 3, iguales: 0, rechazadas: 0 };
  expect((await apply(ensayo, ...lines)).content).toEqual(done);
  const { items } = (await server.call(proyectos.listado, {}, { token })).content;
  const made = items.filter(({ nombre }) => ['Dique', 'Lonja'].includes(nombre));
  expect(made.map(({ nombre, cliente }) => [nombre, cliente])).toEqual([
    ['Dique', 'Puerto Sur'],
    ['Lonja', null],
  ]);
  expect(
    (await dayOf('00000001R', '2026-11-04')).map((one) => [one.desde, one.minutos, one.facturable, one.observacion, one.origen]),
  ).toEqual([
    ['2026-11-04T08:00:00Z', 90, false, 'Portada', 'importe'],
    [null, 150, true, null, 'importe'],
  ]);
  const again = await tryOut(...lines);
  expect(again.cuentas).toMatchObject({ nuevas: 0, entradas: 0, iguales: 4 });
  expect((await apply(again, ...lines)).content).toMatchObject({ clientes: 0, proyectos: 0, tareas: 0, entradas: 0, iguales: 4 });
  expect(await dayOf('00000001R', '2026-11-04')).toHaveLength(2);
});

test('a project without a client gets the one that a line names, and the dry run says so; then it is no other one’s', async () => {
  const lines = [
    HEADER,
    ';Solo;;;;;;;',
    'Norte SL;Solo;;;;;;;',
    'Norte SL;Muelle;;00000001R;2026-11-06;;1:00;;',
    'Sur SL;Muelle;;;;;;;',
    ';Muelle;;;;;;;',
  ] as const;
  const ensayo = await tryOut(...lines);
  expect(ensayo.lineas.map((one) => (one.estado === 'rechazada' ? why({ ...ensayo, lineas: [one] }) : one.crea))).toEqual([
    ['proyecto'],
    ['cliente', 'cliente-del-proyecto'],
    ['cliente-del-proyecto'],
    ['otro-cliente'],
    [],
  ]);
  expect((await apply(ensayo, ...lines)).content).toMatchObject({ clientes: 1, proyectos: 1, entradas: 1, rechazadas: 1 });
  const { items } = (await server.call(proyectos.listado, { texto: 'norte' }, { token })).content;
  expect(items.map(({ nombre, cliente }) => [nombre, cliente])).toEqual([
    ['Muelle', 'Norte SL'],
    ['Solo', 'Norte SL'],
  ]);
  expect(items[0]).toMatchObject({ version: 2, cambiado: { autor: 'Elena Prado' } });
  expect((await tryOut(HEADER, 'Norte SL;Muelle;;;;;;;')).cuentas).toMatchObject({ nuevas: 0, iguales: 1 });
});

test('an export of Kimai and one of Toggl come in as they are; over midnight counts for the day of the start', async () => {
  const kimai = [
    UTF_8_BOM + KIMAI,
    '2026-11-09,22:30,00:30,2:00,100,Ana,00000001R,Faro SL,Faro,Obra,,1,',
    '2026-11-10,09:00,10:00,3600,50,Ana,00000001R,Faro SL,Faro,Obra,"Dos, o más",0,',
  ] as const;
  expect((await tryOut(...kimai)).archivo.fuente).toBe('kimai');
  expect(await doBoth(...kimai)).toMatchObject({ clientes: 1, proyectos: 1, tareas: 1, entradas: 2 });
  expect((await dayOf('00000001R', '2026-11-09')).map(({ desde, minutos }) => [desde, minutos])).toEqual([['2026-11-09T21:30:00Z', 120]]);
  expect(await dayOf('00000001R', '2026-11-10')).toMatchObject([{ minutos: 60, facturable: false, observacion: 'Dos, o más' }]);

  const toggl = [
    TOGGL,
    'Ana Gil,ANA@acme.example,Faro SL,Faro,,Reunión,Yes,2026-11-11,09:00:00 AM,2026-11-11,10:30:00 AM,01:30:00,',
    'Otra,otra@acme.example,Faro SL,Faro,,,Yes,2026-11-11,09:00:00,2026-11-11,10:30:00,01:30:00,',
  ] as const;
  const ensayo = await tryOut(...toggl);
  expect(ensayo.archivo.fuente).toBe('toggl');
  // Somebody of another company is nobody here.
  expect(why(ensayo)).toEqual(['nueva', 'no-existe']);
  expect((await apply(ensayo, ...toggl)).content).toMatchObject({ proyectos: 0, entradas: 1, rechazadas: 1 });
  expect(await dayOf('00000001R', '2026-11-11')).toMatchObject([{ minutos: 90, observacion: 'Reunión' }]);
});

test('refused lines stay out, each with why and its number; they make nothing', async () => {
  const before = await total();
  const ensayo = await tryOut(
    HEADER,
    'X;Nuevo;;00000001R;2026-11-12;;?;;',
    'X;Nuevo;;00000001R;2026-11-12;;24:01;;',
    'X;Nuevo;;99999999R;2026-11-12;;1;;',
    'X;Nuevo;;00000001R;2026-11-29;;1;;',
    'X;Dique;;;;;;;',
    'X;Nuevo;;00000001R;31/11/2026;;1;;',
    `X;${'y'.repeat(200)};;;;;;;`,
  );
  expect(why(ensayo)).toEqual(['duracion', 'mas-de-un-dia', 'no-existe', 'futura', 'otro-cliente', 'fecha', 'largo']);
  expect(ensayo.lineas.map(({ linea }) => linea)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(await total()).toBe(before);
});

test('a closed month and a locked project take nothing', async () => {
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed(`
      insert into instancia.cierres (entidad_id, centro_id, mes, accion, momento, autor_id)
      values ($1, $2, '2026-09-01', 'cierre', '2026-10-02Z', $3)`),
      [company.entidadId, company.centroIds[0], company.personas['00000000T']],
    ),
  );
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed(`update instancia.proyectos set bloqueado_hasta = '2026-10-31' where entidad_id = $1 and nombre = 'Lonja'`), [
      company.entidadId,
    ]),
  );
  const ensayo = await tryOut(
    HEADER,
    ';Lonja;;00000002W;2026-09-15;;1;;',
    ';Lonja;;00000002W;2026-10-31;;1;;',
    ';Lonja;;00000002W;2026-11-01;;1;;',
  );
  expect(why(ensayo)).toEqual(['mes-cerrado', 'proyecto-bloqueado', 'nueva']);
});

test('of two who import the same file at once one writes; the other sees the new dry run', async () => {
  const lines = [HEADER, 'Dos;Doble;Una;00000002W;2026-11-16;;1:00;;'] as const;
  const ensayo = await tryOut(...lines);
  const answers = await Promise.all([apply(ensayo, ...lines), apply(ensayo, ...lines)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.sobre.Error.Code).toBe('proyectos.ensayo-cambiado');
  expect(late?.content).toMatchObject({ cuentas: { nuevas: 0, iguales: 1 } });
  expect(await dayOf('00000002W', '2026-11-16')).toHaveLength(1);
  const other = [HEADER, 'Dos;Doble;Otra;;;;;;'] as const;
  expect((await apply(ensayo, ...other)).sobre.Error.Code).toBe('proyectos.ensayo-cambiado');
});

test('twenty thousand lines come in with as many statements as one, all or nothing', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => {
    const fecha = Temporal.PlainDate.from('2005-01-01')
      .add({ days: Math.floor(index / 3) })
      .toString();
    return `Grande;Grande ${index % 50};Tarea ${index % 400};00000001R;${fecha};;1:00;;`;
  });
  const content: [string, ...string[]] = [HEADER, ...lines];
  const ensayo = await tryOut(...content);
  expect(ensayo.cuentas).toMatchObject({ clientes: 1, proyectos: 50, tareas: 400, entradas: lines.length, rechazadas: 0 });
  expect((await apply(ensayo, ...content)).content).toMatchObject({ entradas: lines.length });
  expect((await tryOut(...content)).cuentas).toMatchObject({ nuevas: 0, iguales: lines.length });
});

test.each([
  ['', 'proyectos.archivo-vacio'],
  ['%PDF-1.7', 'proyectos.archivo-no-valido'],
  ['DNI;Fecha\r\n1;2', 'proyectos.columnas-faltan'],
  [`${HEADER};NIF\r\n;x`, 'proyectos.columnas-repetidas'],
  [HEADER, 'proyectos.archivo-sin-lineas'],
  [`Proyecto\r\n${'a\r\n'.repeat(20_001)}`, 'proyectos.archivo-largo'],
])('a file with %.40j is refused with its reason', async (text, code) => {
  const input = { nombre: 'x.csv', contenido: Buffer.from(text).toString('base64') };
  expect((await server.call(proyectos.ensayar, input, { token })).sobre.Error.Code).toBe(code);
});

test('whoever does not manage projects imports nothing', async () => {
  const { Token } = await server.signIn('00000001R');
  expect((await server.call(proyectos.ensayar, file(HEADER, 'A;B;;;;;;;'), { token: Token })).status).toBe(403);
});
