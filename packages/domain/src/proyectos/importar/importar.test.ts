import { expect, test } from 'vitest';
import { ordenDe, readDiaEscrito, readHoras, readLargo, recognizeHoras, tryOutHoras, type EmpresaDeHoras } from './index.ts';

const EMPRESA: EmpresaDeHoras = {
  hoy: '2026-11-28',
  claveDe: (nombre) => nombre.toLowerCase(),
  clientes: [{ id: 1, clave: 'acme' }],
  proyectos: [{ id: 10, clave: 'web', cliente: 'acme', facturable: false, bloqueadoHasta: '2026-10-31' }],
  tareas: [{ id: 100, proyectoId: 10, clave: 'diseño', facturable: null }],
  personas: [
    { id: 7, documento: '00000001R', correo: 'ana@acme.example', nombre: 'Ana Gil' },
    { id: 8, documento: '00000002W', correo: 'dos@acme.example', nombre: 'Luis Mora' },
    { id: 9, documento: '00000003A', correo: 'DOS@acme.example', nombre: 'Luisa Mora' },
  ],
  dias: ['2026-10-24', '2026-10-30', '2026-11-04', '2026-11-05'].flatMap((fecha) =>
    [7, 8].map((usuarioId) => ({ usuarioId, fecha, zona: 'Europe/Madrid', cerrado: usuarioId === 8 })),
  ),
  entradas: [
    { usuarioId: 7, fecha: '2026-11-05', proyectoId: 10, tareaId: 100, desde: null, minutos: 60 },
    { usuarioId: 7, fecha: '2026-11-05', proyectoId: 10, tareaId: null, desde: '2026-11-05T08:00:00Z', minutos: 60 },
  ],
  semanas: [],
};
const OWN = 'Cliente;Proyecto;Tarea;DNI;Fecha;Inicio;Fin;Duración;Facturable;Observación';

function run(header: string, ...lines: string[]) {
  const split = (line: string): string[] => line.split(line.includes(';') ? ';' : ',');
  const columnas = recognizeHoras(split(header));
  return tryOutHoras(
    readHoras(
      lines.map((line, index) => ({ linea: index + 2, celdas: split(line) })),
      columnas,
    ),
    EMPRESA,
  );
}
const why = (header: string, ...lines: string[]) =>
  run(header, ...lines).map((one) =>
    one.estado === 'rechazada' ? one.rechazos.map(({ columna, motivo }) => `${columna} ${motivo}`).join(', ') : one.estado,
  );

test.each([
  ['1:30', 90],
  ['01:30:00', 90],
  ['5400 s', 90],
  ['5400', 90],
  ['1,5', 90],
  ['1.5 h', 90],
  ['1h 30m', 90],
  ['90 min', 90],
  ['2', 120],
  ['00:00:20', 1],
  ['01:29:40', 90],
  ['0:00', null],
  ['?', null],
  ['7.125000', 428],
  ['1,33333333333333', 80],
  ['', null],
  ['-1:00', null],
])('a length written as %j is %j minutes', (texto, minutos) => {
  expect(readLargo(texto)).toBe(minutos);
});

test.each([
  [['2026-11-04'], false, '2026-11-04'],
  [['04.11.2026'], false, '2026-11-04'],
  [['04/11/2026', '13/11/2026'], false, '2026-11-04'],
  [['04/11/2026', '11/13/2026'], false, '2026-04-11'],
  [['04/11/2026'], true, '2026-11-04'],
  [['04/11/2026'], false, 'dudosa'],
  [['04/11/2026', '13/11/2026', '11/13/2026'], true, 'dudosa'],
  [['05/05/2026'], false, '2026-05-05'],
  [['31.02.2026'], false, null],
  [['ayer'], true, null],
])('of the days %j the first is %j, header with the day first %j', (fechas, diaPrimero, fecha) => {
  const read = readDiaEscrito(fechas[0] ?? '', ordenDe(fechas, diaPrimero));
  expect(read !== null && read !== 'dudosa' ? read.fecha : read).toBe(fecha);
});

test('files of Kimai and Toggl are known by their headers', () => {
  const kimai = recognizeHoras('Date,From,To,Duration,Rate,User,Username,Customer,Project,Activity,Description,Billable,Tags'.split(','));
  expect([kimai.fuente, kimai.desconocidas, kimai.repetidas]).toEqual(['kimai', ['Rate', 'Tags'], []]);
  expect(kimai.columnas.slice(6, 10)).toEqual(['documento', 'cliente', 'proyecto', 'tarea']);
  const toggl = recognizeHoras(
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)'.split(','),
  );
  expect([toggl.fuente, toggl.desconocidas]).toEqual(['toggl', ['End date', 'Tags', 'Amount (EUR)']]);
  expect(recognizeHoras(OWN.split(';'))).toMatchObject({ fuente: 'plantilla', diaPrimero: true, faltan: false });
  expect(recognizeHoras(['Fecha']).faltan).toBe(true);
});

test('a detailed export of Toggl becomes entries, and makes what is missing once', () => {
  const header = 'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration';
  const [one, two] = run(
    header,
    'Ana,ana@acme.example,Beta,App,,Reunión,Yes,2026-11-04,09:00:00,2026-11-04,10:30:00,01:30:00',
    'Ana,ANA@acme.example,beta,APP,Fallos,,No,2026-11-04,11:00:00,2026-11-04,11:30:00,00:30:00',
  );
  expect(one).toMatchObject({
    estado: 'nueva',
    crea: ['cliente', 'proyecto'],
    entrada: { usuarioId: 7, fecha: '2026-11-04', desde: '2026-11-04T08:00:00Z', minutos: 90, facturable: true, observacion: 'Reunión' },
  });
  expect(two).toMatchObject({ crea: ['tarea'], entrada: { facturable: false, minutos: 30 } });
});

test('a summary of Toggl has no days: it makes clients and projects only', () => {
  expect(run('Client,Project,Duration', 'Beta,App,12:00:00', '(No client),Solo,1:00:00')).toMatchObject([
    { crea: ['cliente', 'proyecto'], entrada: null },
    { crea: ['proyecto'], entrada: null },
  ]);
});

test('an entry over midnight belongs to the day of its start; a night on which the clock goes back is longer', () => {
  const header = 'Date,From,To,Username,Customer,Project,Activity';
  expect(run(header, '2026-11-04,23:00,01:00,00000001R,Acme,Web,', '2026-10-24,23:00,04:00,00000001R,Beta,App,')).toMatchObject([
    { entrada: { fecha: '2026-11-04', desde: '2026-11-04T22:00:00Z', minutos: 120, facturable: false } },
    { entrada: { fecha: '2026-10-24', minutos: 360 } },
  ]);
});

test('what is there already is not made again; of two equal lines each needs one', () => {
  const same = 'Acme;Web;diseño;00000001R;2026-11-05;;;1:00;;';
  expect(run(OWN, same, same).map(({ estado }) => estado)).toEqual(['igual', 'nueva']);
  expect(
    run(OWN, 'Acme;Web;;00000001R;2026-11-05;9:00;;1:00;;', 'Acme;;;;;;;;;', 'ACME;WEB;Diseño;;;;;;;').map(({ estado }) => estado),
  ).toEqual(['igual', 'igual', 'igual']);
});

test('a project without a client gets the first one that is named, whoever made it', () => {
  const made = run(OWN, ';App;;;;;;;;', 'Acme;App;;;;;;;;', 'Acme;App;;;;;;;;', 'Beta;App;;;;;;;;');
  expect(made.map((one) => (one.estado === 'rechazada' ? one.rechazos.map(({ motivo }) => motivo) : one.crea))).toEqual([
    ['proyecto'],
    ['cliente-del-proyecto'],
    [],
    ['otro-cliente'],
  ]);
});

test('lines that cannot come in say why', () => {
  expect(
    why(
      OWN,
      'Acme;App;;00000001R;2026-11-04;;;?;;',
      'Acme;App;;00000001R;2026-11-04;;;24:01;;',
      'Acme;App;;99999999R;2026-11-04;;;1:00;;',
      'Acme;App;;dos@acme.example;2026-11-04;;;1:00;;',
      'Acme;App;;00000001R;2026-12-04;;;1:00;;',
      'Acme;App;;00000002W;2026-11-04;;;1:00;;',
      'Acme;Web;;00000001R;2026-10-30;;;1:00;;',
      'Beta;Web;;;;;;;;',
      'Acme;;;00000001R;2026-11-04;;;1:00;;',
      'Acme;App;;;2026-11-04;;;1:00;quizá;',
      'Acme;App;;00000001R;;;;1:00;;',
      'Acme;App;;00000001R;2026-11-04;25:00;;1:00;;',
      'Acme;App;;00000001R;2026-11-05;9:30;;0:10;;',
      'Acme;App;;00000001R;2026-11-05;;;23:00;;',
      `${'x'.repeat(121)};;;;;;;;;`,
    ),
  ).toEqual([
    'duracion duracion',
    'duracion mas-de-un-dia',
    'documento no-existe',
    'documento varias-personas',
    'fecha futura',
    'fecha mes-cerrado',
    'fecha proyecto-bloqueado',
    'cliente otro-cliente',
    'proyecto vacio',
    'documento vacio, facturable si-no',
    'fecha vacio',
    'inicio hora',
    'inicio se-solapa',
    'duracion dia-lleno',
    'cliente largo',
  ]);
});

test('a refused line makes nothing', () => {
  const [, second] = run(OWN, 'Nuevo;App;;99999999R;2026-11-04;;;1:00;;', 'Nuevo;App;;;;;;;;');
  expect(second).toMatchObject({ crea: ['cliente', 'proyecto'] });
});
