import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { personas } from '@jornada/contract/personas.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { TIPOS_BAJA } from '@jornada/domain/bajas/index.ts';
import { pdf } from '../../testing/files-world.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestRequests, createTestRequestsOn, type TestRequests } from '../../testing/test-requests.ts';

type Datos = EntradaDe<typeof bajas.guardar>;

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-05-11T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'RRHH', nombre: 'Rosa Hoyos', roles: ['admin'], responsable: 'ADMIN' },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      ...['ANA', 'LUIS', 'EVA', 'IVO', 'NEO', 'PIA'].map((userName) => ({ userName, nombre: `${userName} Gil`, responsable: 'JEFE' })),
    ],
  });
});
afterAll(() => world.close());

const leave = (resto: Partial<Datos> = {}): Datos => ({ tipo: 'enfermedad-comun', desde: '2026-05-04', duracionDias: 10, ...resto });
const tell = async (who: string, resto: Partial<Datos> = {}) => world.server.call(bajas.guardar, leave(resto), await world.as(who));
const read = async (who: string, id: number) => world.server.call(bajas.byId, { id }, await world.as(who));
const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;
const upload = async (who: string, name: string) => {
  const input = { nombre: name, contenido: pdf(name).toString('base64') };
  return (await world.server.call(ficheros.subirJSON, input, await world.as(who))).content.id;
};
const opens = async (who: string, id: number) => codeOf(await world.server.call(ficheros.enlace, { id }, await world.as(who)));
async function ownDataOf(who: string): Promise<Record<string, object[]>> {
  const { content } = await world.server.call(misDatos.pedir, { Password: TEST_PASSWORD }, await world.as(who));
  const url = `/instancia/cuenta/misDatos?token=${encodeURIComponent(content.token)}`;
  return (await world.server.app.inject({ method: 'GET', url })).json<Record<string, object[]>>();
}

describe('what others see', () => {
  test('a colleague and the manager see that somebody is away, never more', async () => {
    const paper = await upload('ANA', 'informe-del-hospital.pdf');
    const { content: sent } = await tell('ANA', { tipo: 'riesgo-embarazo', comentario: 'Me ingresan mañana', ficheros: [paper] });
    expect(await (await world.as('ADMIN')).approve(sent)).toBe('aprobada');
    const secrets = new RegExp(`${TIPOS_BAJA.join('|')}|hospital|ingresan|"baja"|bajas/|fichero`);
    for (const who of ['LUIS', 'JEFE']) {
      const extras = await world.as(who);
      expect(codeOf(await read(who, sent.id))).toBe('solicitudes.no-existe');
      expect(codeOf(await world.server.call(solicitudes.byId, { id: sent.id }, extras))).toBe('solicitudes.no-existe');
      expect(await opens(who, paper)).toBe('ficheros.no-existe');
      const seen = [
        await world.server.call(solicitudes.porDecidir, { cuales: 'decididas' }, extras),
        await world.server.call(solicitudes.getSolicitudesAno, {}, extras),
        await world.server.call(bajas.listado, {}, extras),
        await world.server.call(vacaciones.getCalendario, {}, extras),
        await world.server.call(registros.calendario, { ano: 2026, mes: 5 }, extras),
        await world.server.call(vacaciones.nuevo, { data: '{"desde":"2026-05-11","hasta":"2026-05-12"}' }, extras),
      ];
      expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
      expect(JSON.stringify(seen.map(({ content }) => content))).not.toMatch(secrets);
    }
    // Who is away on those days is said, so that vacations can be planned.
    const { content: planned } = await (await world.as('LUIS')).nuevo({ desde: '2026-05-11', hasta: '2026-05-12' });
    expect(planned.consecuencias?.equipo.fuera.map(({ nombre }) => nombre)).toContain('ANA Gil');
    const people = await world.server.call(personas.listado, {}, await world.as('ADMIN'));
    expect(JSON.stringify(people.content)).toContain('ausente');
    expect(JSON.stringify(people.content)).not.toMatch(secrets);
    // The person, and those who may see health data.
    expect((await read('ANA', sent.id)).content.salud?.tipo).toBe('riesgo-embarazo');
    expect((await read('RRHH', sent.id)).content).toMatchObject({ salud: { tipo: 'riesgo-embarazo' }, comentario: 'Me ingresan mañana' });
    expect([await opens('ANA', paper), await opens('RRHH', paper)]).toEqual(['', '']);
  });

  test('a manager whom the company lets decide sees the days alone', async () => {
    const admin = await world.as('ADMIN');
    const chain = { modulo: 'bajas' as const, version: 0, pasos: [{ papel: 'responsable' as const }] };
    expect((await world.server.call(solicitudes.guardarCadena, chain, admin)).status).toBe(200);
    const paper = await upload('LUIS', 'parte.pdf');
    const { content: sent } = await tell('LUIS', { comentario: 'Gripe', ficheros: [paper] });
    expect(sent.espera?.nombre).toBe('Julio Paz');
    const seen = (await read('JEFE', sent.id)).content;
    expect(seen).toMatchObject({ salud: null, comentario: null, desde: '2026-05-04', puede: { decidir: true } });
    expect(JSON.stringify(await world.server.call(solicitudes.byId, { id: sent.id }, await world.as('JEFE')))).not.toContain('Gripe');
    expect(JSON.stringify((await (await world.as('JEFE')).inbox()).items)).not.toMatch(/enfermedad|Gripe|parte/);
    expect(await opens('JEFE', paper)).toBe('ficheros.no-existe');
    expect(await (await world.as('JEFE')).approve(sent)).toBe('aprobada');
    const back = { modulo: 'bajas' as const, version: 1, pasos: [{ papel: 'administracion' as const }] };
    expect((await world.server.call(solicitudes.guardarCadena, back, admin)).status).toBe(200);
  });

  test('nobody without the right reaches what the company does', async () => {
    const own = CALLS.filter(({ id, acceso }) => id.startsWith('bajas.') && acceso === 'bajas.gestionar:all');
    expect(own).toHaveLength(6);
    for (const call of own) {
      const { status } = await world.server.call(call, { id: 1, version: 1, data: '{}' }, await world.as('JEFE'));
      expect([call.id, status]).toEqual([call.id, 403]);
    }
    const foreign = { id: (await tell('EVA')).content.id, version: 1, alta: '2026-05-12' };
    const ivo = await world.as('IVO');
    expect(codeOf(await world.server.call(bajas.alta, foreign, ivo))).toBe('solicitudes.no-existe');
    expect(codeOf(await world.server.call(bajas.eliminar, { id: foreign.id }, ivo))).toBe('solicitudes.no-existe');
    expect(codeOf(await world.server.call(bajas.nuevo, { data: `{"id":${foreign.id}}` }, ivo))).toBe('solicitudes.no-existe');
  });
});

describe('papers', () => {
  test('go with a leave that is taken back, and are part of the own data', async () => {
    const [one, two] = [await upload('IVO', 'uno.pdf'), await upload('IVO', 'dos.pdf')];
    const { content: sent } = await tell('IVO', { ficheros: [one] });
    expect(sent.salud?.ficheros.map(({ nombre }) => nombre)).toEqual(['uno.pdf']);
    const changed = { ...leave({ ficheros: [two] }), id: sent.id, version: sent.version };
    const { content: both } = await world.server.call(bajas.guardar, changed, await world.as('IVO'));
    expect(both.salud?.ficheros.map(({ nombre }) => nombre)).toEqual(['uno.pdf', 'dos.pdf']);
    const file = await ownDataOf('IVO');
    expect(file['bajas']).toEqual([expect.objectContaining({ tipo: 'enfermedad-comun', duracion_dias: 10 })]);
    expect(file['ficheros']).toHaveLength(2);
    await world.server.call(bajas.eliminar, { id: sent.id }, await world.as('IVO'));
    expect([await opens('IVO', one), await opens('IVO', two)]).toEqual(['ficheros.no-existe', 'ficheros.no-existe']);
  });
});

describe('what the company writes', () => {
  const note = async (who: string, input: EntradaDe<typeof bajas.anotar>) => world.server.call(bajas.anotar, input, await world.as(who));

  test('stands at once, belongs to the person, and is in the audit log without its kind', async () => {
    const paper = await upload('RRHH', 'accidente.pdf');
    const persona = world.idOf('NEO');
    const asked = { persona, tipo: 'accidente-trabajo' as const, desde: '2026-05-04', duracionDias: 5 };
    const before = await world.server.call(bajas.preparar, { data: JSON.stringify(asked) }, await world.as('RRHH'));
    expect(before.content.consecuencias).toMatchObject({ hasta: '2026-05-08', obstaculos: [] });
    const { content } = await note('RRHH', { ...asked, ficheros: [paper] });
    expect(content).toMatchObject({ estado: 'aprobada', persona: { nombre: 'NEO Gil' }, decidida: { autor: 'Rosa Hoyos' } });
    expect(content.historia.map(({ accion }) => accion)).toEqual(['anotar']);
    expect((await read('NEO', content.id)).content.salud?.ficheros).toHaveLength(1);
    expect(await opens('NEO', paper)).toBe('');
    expect(codeOf(await note('ADMIN', asked))).toBe('bajas.solapada');
    // The file of one's own data: the paper is the person's, and whoever uploaded it gets neither the bytes nor whose it is.
    const [theirs, uploader] = [await ownDataOf('NEO'), await ownDataOf('RRHH')];
    const bytes = pdf('accidente.pdf').toString('base64');
    expect(theirs['ficheros']).toEqual([expect.objectContaining({ nombre: 'accidente.pdf', contenidoBase64: bytes })]);
    expect(JSON.stringify(uploader)).not.toContain(bytes);
    expect(JSON.stringify(uploader)).not.toContain('accidente');
    expect(uploader['ficherosSubidosPorOtros']).toEqual([
      expect.objectContaining({ autor_id: world.idOf('RRHH'), tipo: 'application/pdf' }),
    ]);
    for (const hidden of ['usuario_id', 'modulo', 'asunto_id', 'contenidoBase64'])
      expect(uploader['ficherosSubidosPorOtros']?.[0]).not.toHaveProperty(hidden);
    const done = uploader['auditoria']?.filter((row) => (row as { accion?: string }).accion === 'bajas.anotar');
    expect(done).toEqual([expect.objectContaining({ sobre_id: null, datos: null })]);
    expect(theirs['auditoria']).toContainEqual(expect.objectContaining({ accion: 'bajas.anotar', sobre_id: persona }));
    const { content: log } = await world.server.call(auditoria.listado, {}, await world.as('ADMIN'));
    expect(log.items[0]).toMatchObject({ accion: 'bajas.anotar' });
    expect(JSON.stringify(log)).not.toMatch(new RegExp(TIPOS_BAJA.join('|')));

    // It is over its expected end: somebody has to ask how it goes on.
    const { content: list } = await world.server.call(bajas.lista, {}, await world.as('RRHH'));
    expect(list.items.find(({ id }) => id === content.id)).toMatchObject({
      tipo: 'accidente-trabajo',
      revision: '2026-05-11',
      vencida: true,
    });
    expect(list.vencidas).toBe(1);
    const go = { id: content.id, version: content.version, fecha: '2026-05-08', prevista: '2026-06-20' };
    const { content: on } = await world.server.call(bajas.confirmarDe, go, await world.as('RRHH'));
    // 48 days: after a confirmation within 28 days.
    expect(on.salud).toMatchObject({ grupo: 'media', revision: '2026-06-05', vencida: false });
    expect((await world.server.call(bajas.lista, {}, await world.as('RRHH'))).content.vencidas).toBe(0);

    // Whoever noted it by mistake cancels it, with a reason.
    const gone = { id: content.id, version: on.version, motivo: 'Era otra persona' };
    expect(codeOf(await world.server.call(bajas.anular, { ...gone, motivo: ' ' }, await world.as('RRHH')))).toBe(
      'general.datos-no-validos',
    );
    const { content: undone } = await world.server.call(bajas.anular, gone, await world.as('RRHH'));
    expect(undone).toMatchObject({ estado: 'anulada', decidida: { motivo: 'Era otra persona' } });
    expect(await opens('NEO', paper)).toBe('ficheros.no-existe');
  });

  test('is never about oneself, nor about nobody', async () => {
    const facts = { tipo: 'observacion' as const, desde: '2026-05-04', duracionDias: 5 };
    expect(codeOf(await note('RRHH', { ...facts, persona: world.idOf('RRHH') }))).toBe('solicitudes.no-decides');
    expect(codeOf(await note('RRHH', { ...facts, persona: 2_147_483_647 }))).toBe('bajas.persona-no-existe');
    expect(codeOf(await note('RRHH', { ...facts, persona: 0 }))).toBe('bajas.persona-no-existe');
    const { content: own } = await tell('RRHH');
    expect(await (await world.as('ADMIN')).approve(own)).toBe('aprobada');
    const end = { id: own.id, version: own.version + 1, alta: '2026-05-12' };
    expect(codeOf(await world.server.call(bajas.altaDe, end, await world.as('RRHH')))).toBe('solicitudes.no-decides');
    expect((await world.server.call(bajas.alta, end, await world.as('RRHH'))).status).toBe(200);
  });

  test('changes no day of a closed month, but the days after it', async () => {
    const admin = await world.as('ADMIN');
    const asked = { persona: world.idOf('PIA'), tipo: 'enfermedad-comun' as const, desde: '2026-04-20', duracionDias: 22 };
    const { content: baja } = await note('RRHH', asked);
    await leaveEmptyDay(world.server.db, world.empresa, '2026-04-01');
    expect((await world.server.call(cierres.cerrar, { ano: 2026, mes: 4, motivo: 'Fin de mes' }, admin)).status).toBe(200);
    const end = (alta: string) => world.server.call(bajas.altaDe, { id: baja.id, version: baja.version, alta }, admin);
    expect(codeOf(await end('2026-04-28'))).toBe('solicitudes.mes-cerrado');
    expect((await end('2026-05-08')).content.salud?.alta).toBe('2026-05-08');
    const late = { ...asked, desde: '2026-04-06', duracionDias: 2 };
    expect(codeOf(await note('RRHH', late))).toBe('solicitudes.mes-cerrado');
    // The person may tell it: it waits for the reopening.
    const prepared = await world.server.call(
      bajas.nuevo,
      { data: JSON.stringify(leave({ desde: '2026-04-06', duracionDias: 2 })) },
      await world.as('PIA'),
    );
    expect(prepared.content.consecuencias?.avisos).toEqual(['mes-cerrado']);
    const { content: told } = await tell('PIA', { desde: '2026-04-06', duracionDias: 2 });
    expect(await admin.approve(told)).toBe('solicitudes.en-mes-cerrado');
  });
});

describe('vacations', () => {
  test('give their days back: for eighteen months after sickness, without an end for what comes from pregnancy', async () => {
    const [eva, jefe] = [await world.as('EVA'), await world.as('JEFE')];
    for (const [desde, hasta] of [
      ['2026-08-03', '2026-08-07'],
      ['2026-09-07', '2026-09-11'],
    ] as const) {
      const { content } = await eva.ask({ desde, hasta });
      expect(await jefe.approve(content)).toBe('aprobada');
    }
    expect((await eva.saldo({ en: '2026-12-31' })).libres).toBe(12);
    const sick = leave({ desde: '2026-08-05', duracionDias: 5 });
    const asked = await world.server.call(bajas.nuevo, { data: JSON.stringify(sick) }, eva);
    // Wednesday to Friday.
    expect(asked.content.consecuencias?.vacaciones).toBe(3);
    const { content: told } = await world.server.call(bajas.guardar, sick, eva);
    // While nobody has taken note of it, nothing changes.
    expect((await eva.saldo({ en: '2026-12-31' })).libres).toBe(12);
    expect(await (await world.as('ADMIN')).approve(told)).toBe('aprobada');
    const after = await eva.saldo({ en: '2026-12-31' });
    expect(after.libres).toBe(15);
    expect(after.lineas.filter(({ clase }) => clase === 'devuelta')).toMatchObject([{ dias: 3, caduca: '2028-06-30' }]);
    expect((await read('EVA', told.id)).content.salud?.vacaciones).toBe(3);

    // Whoever decides about the next vacation learns nothing of it: neither by the balance nor by the days.
    const { content: next } = await eva.ask({ desde: '2026-08-08', hasta: '2026-08-12' });
    const decider = (await jefe.open(next.id)).content;
    expect(JSON.stringify(decider)).not.toMatch(/"baja|devuelta/);
    expect(decider.saldo.libres).toBe(decider.saldo.lineas.reduce((sum, { dias }) => sum + dias, 0));
    expect((await eva.open(next.id)).content.saldo.lineas.map(({ clase }) => clase)).toContain('devuelta');
    expect((await eva.remove(next)).content.estado).toBe('anulada');

    // Shorter than it was expected to be: Friday is vacation again.
    const end = { id: told.id, version: told.version + 1, alta: '2026-08-06' };
    expect((await world.server.call(bajas.alta, end, eva)).content.salud?.vacaciones).toBe(2);
    expect((await eva.saldo({ en: '2026-12-31' })).libres).toBe(14);

    const { content: birth } = await tell('EVA', { tipo: 'nacimiento', desde: '2026-09-07', duracionDias: 133 });
    expect(await (await world.as('ADMIN')).approve(birth)).toBe('aprobada');
    const lines = (await eva.saldo({ en: '2026-12-31' })).lineas.filter(({ clase }) => clase === 'devuelta');
    expect(lines.map(({ dias, caduca }) => [dias, caduca])).toEqual(
      expect.arrayContaining([
        [2, '2028-06-30'],
        [5, null],
      ]),
    );
  });
});

test('where nobody else could note it, it is noted by itself, and the audit log says so', async () => {
  const alone = await createTestRequestsOn(world.server, {
    personas: [
      { userName: 'SOLA', nombre: 'Sol Abad', roles: ['admin'] },
      { userName: 'PEPE', responsable: 'SOLA' },
    ],
  });
  const sola = await alone.as('SOLA');
  const told = { tipo: 'enfermedad-comun' as const, desde: '2026-05-04', duracionDias: 10 };
  expect((await world.server.call(bajas.nuevo, { data: JSON.stringify(told) }, sola)).content.decide).toEqual([]);
  const { content } = await world.server.call(bajas.guardar, told, sola);
  expect(content).toMatchObject({ estado: 'aprobada', espera: null, salud: { alta: null } });
  expect(content.historia.map(({ accion }) => accion)).toEqual(['confirmar']);
  const { content: log } = await world.server.call(auditoria.listado, {}, sola);
  expect(log.items.filter(({ accion }) => accion === 'bajas.anotar')).toHaveLength(1);
  // It goes on and ends like any other.
  const { id, version } = content;
  expect((await world.server.call(bajas.alta, { id, version, alta: '2026-05-08' }, sola)).content.salud?.alta).toBe('2026-05-08');
  // That of others still waits for somebody.
  expect((await world.server.call(bajas.guardar, told, await alone.as('PEPE'))).content.estado).toBe('pendiente');
});
