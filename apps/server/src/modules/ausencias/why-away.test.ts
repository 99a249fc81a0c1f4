import { expect, test } from 'vitest';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { Call } from '@jornada/contract/call.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { mes } from '@jornada/contract/mes/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { CLASES_AUSENCIA } from '@jornada/domain/horario/modelo.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import { inputsOf, type Conocidos } from '../../testing/every-input.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import type { Extras } from '../../testing/test-server.ts';
import { composed } from '../../platform/database/pool.ts';

const LEAVE = { tipo: 'enfermedad-comun' as const, desde: '2026-05-04', duracionDias: 2 };
const PERMIT = { codigo: 'fallecimiento', hecho: '2026-05-04', desde: '2026-05-04', hasta: '2026-05-05' };
const ROLES = ['empleado', 'responsable'];
const KIND = composed(`
  update instancia.ausencias set clase = $3
  where entidad_id = $1 and usuario_id = $2`);

/** A team of which ANA is away for a week, on sick leave or for another reason that is paid, and LUIS is on vacation. */
async function createWorld(): Promise<TestRequests> {
  const week = { desde: '2026-05-04', hasta: '2026-05-08', aprobada: true, minutos: null };
  return createTestRequests({
    now: '2026-05-01T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ROLES, responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE', ausencias: [{ ...week, clase: 'vacaciones' }] },
      {
        userName: 'EVA',
        nombre: 'Eva Sanz',
        responsable: 'JEFE',
        ausencias: [{ ...week, clase: 'baja', desde: '2026-05-11', hasta: '2026-05-11', mitad: 'tarde' }],
      },
    ],
  });
}

const knownOf = (world: TestRequests): Conocidos => {
  const people = ['ANA', 'EVA', 'LUIS'].map((name) => world.idOf(name));
  const days = ['2026-05-06', '2026-05-11'];
  return {
    ano: [2026],
    mes: [5, '2026-05'],
    fecha: days,
    filtro_fecha: days,
    dia: days,
    desde: ['2026-05-01'],
    hasta: ['2026-05-31'],
    persona: people,
    personaId: people,
    usuario: people,
    id: [...people, 1, 2, 3],
    ids: people,
    personas: people,
    centro: world.empresa.centroIds,
    centroId: world.empresa.centroIds,
    texto: ['Ana'],
    data: ['{}', '{"desde":"2026-05-06","hasta":"2026-05-07"}'],
    idioma: ['es'],
    fechas: days,
    cesiones: people.flatMap((a) => days.map((fecha) => JSON.stringify([{ de: world.idOf('JEFE'), a, fecha }]))),
    limit: [50],
  };
};

const may = permissionsOf(ROLES) as ReadonlySet<string>;
/** What a manager may read. */
const READS = CALLS.filter(
  ({ method, escribe, acceso, flujo }: Call) =>
    method === 'GET' && !escribe && !flujo && (acceso === 'sesion' || acceso === 'none' || may.has(acceso)),
);

/** Tokens are new each time. */
const withoutTokens = (text: string): string => text.replace(/[\w-]{20,}(?:\.[\w-]+)*/g, '~').replace(/"[A-Za-z0-9+/=]{40,}"/g, '"~"');

/** Every answer that a manager gets, by what was asked; and the calls of which none succeeded. */
async function askEverything(world: TestRequests, jefe: Extras, requests: readonly number[] = []) {
  await world.server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, jefe);
  const pin = (await world.server.call(documentacion.insertarPin, { pin: '4019' }, jefe)).content.Token;
  const known = { ...knownOf(world), id: [...(knownOf(world)['id'] ?? []), ...requests] };
  const answers: Record<string, string> = {};
  const answered = new Set<string>();
  for (const call of READS) {
    for (const input of inputsOf(call, known)) {
      const { status, sobre } = await world.server.call(call, input, { ...jefe, ...(call.conPin && { pin }) });
      if (status === 200) answered.add(call.id);
      answers[`${call.id} ${JSON.stringify(input)}`] = withoutTokens(`${status} ${JSON.stringify(sobre)}`);
    }
  }
  return { answers, answered };
}

/** The answers that differ, each as both worlds have it. */
const differing = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => one[key] !== other[key])
    .map((key) => [key, one[key], other[key]]);

/** They ask about one thing, of which the manager has none here. */
const ABOUT_ONE = new Set([
  'agenda.calendario',
  'bajas.byId',
  'cambio-turnos.byId',
  'chat.byId',
  'chat.getchatbysalaid',
  'chat.miembros',
  'chat.sonara',
  'documentacion.documento',
  'documentacion.uno',
  'ficheros.enlace',
  'ficheros.descargar',
  'firmas.mes',
  'fotos.ver',
  'gastos.byId',
  'horas-extra.byId',
  'informe-proyectos.fila',
  'modelo145.enlace',
  'modelo145.version',
  'permisos.byId',
  'permisos.informaciondias',
  'proyectos.tareas',
  'proyectos.uno',
  'quiosco.foto',
  'registros.byId',
  'registros.estaEnDistancia',
  'registros.mensajeConfirmacion',
  'registros.cargaObservaciones',
  'registros.cargaSolicitud',
  'reservas.byId',
  'reservas.horasocupadas',
  'resumen.verificar',
  'solicitudes.byId',
  'vacaciones.byId',
  'versiones.versionesApp',
  'wiki.byId',
]);
const MOMENTS = ['2026-05-07T10:00:00Z', '2026-06-02T10:00:00Z'];

test('no answer to a manager tells sick leave from another absence', async () => {
  const world = await createWorld();
  const setKind = async (clase: string) => {
    for (const who of ['ANA', 'EVA'])
      await world.server.db.tenant(world.empresa.entidadId, (tx) => tx.query(KIND, [world.empresa.entidadId, world.idOf(who), clase]));
  };
  const { entidadId } = world.empresa;
  await world.server.db.tenant(entidadId, (tx) =>
    tx.query(
      composed(
        `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada) values ($1, $2, '2026-05-04', '2026-05-08', 'baja', true)`,
      ),
      [entidadId, world.idOf('ANA')],
    ),
  );
  // What she proposes about a day of it goes to her manager, with the plan of that day.
  world.server.clock.set(MOMENTS[0] ?? '');
  const hours = ['06', '13'].map((hour) => `2026-05-06T${hour}:00:00Z`);
  const marcas = [world.empresa.tipos.entrada, world.empresa.tipos.salida].map((tipo, at) => ({ tipo, hora: hours[at] }));
  const asked = { fecha: '2026-05-06', marcas, motivo: 'Fui un rato' };
  expect((await world.server.call(registros.proponerFichajes, asked, await world.as('ANA'))).status).toBe(200);
  const requests = (await (await world.as('JEFE')).inbox()).items.map(({ id }) => id);
  expect(requests).toHaveLength(1);
  for (const moment of MOMENTS) {
    world.server.clock.set(moment);
    const jefe = await world.as('JEFE');
    await setKind('baja');
    const sick = await askEverything(world, jefe, requests);
    expect(READS.map(({ id }) => id).filter((id) => !sick.answered.has(id) && !ABOUT_ONE.has(id))).toEqual([]);
    for (const clase of ['permiso', 'vacaciones'] as const) {
      await setKind(clase);
      expect(differing(sick.answers, (await askEverything(world, jefe, requests)).answers)).toEqual([]);
    }
  }
  await world.close();
});

test('nor do its request, its notes and what follows from it', async () => {
  const worlds = [];
  for (const kind of ['baja', 'permiso'] as const) {
    const world = await createWorld();
    const [admin, ana] = [await world.as('ADMIN'), await world.as('ANA')];
    const chain = { modulo: 'permisos' as const, version: 0, pasos: [{ papel: 'administracion' as const }] };
    expect((await world.server.call(solicitudes.guardarCadena, chain, admin)).status).toBe(200);
    const { content: sent, sobre } = await (kind === 'baja'
      ? world.server.call(bajas.guardar, LEAVE, ana)
      : world.server.call(permisos.guardar, PERMIT, ana));
    expect(sobre.Error.Code).toBe('');
    expect(await admin.approve(sent)).toBe('aprobada');
    await world.server.jobs.runDue();
    world.server.clock.set('2026-05-05T10:00:00Z');
    worlds.push(await askEverything(world, await world.as('JEFE')));
    await world.close();
  }
  const [sick, other] = worlds;
  expect(differing(sick?.answers ?? {}, other?.answers ?? {})).toEqual([]);
  expect(Object.keys(sick?.answers ?? {}).length).toBeGreaterThan(200);
});

test('the month of many people has an order by a kind of absence for those alone who may know it', async () => {
  const world = await createWorld();
  const [jefe, admin] = [await world.as('JEFE'), await world.as('ADMIN')];
  for (const sort of CLASES_AUSENCIA) {
    const asked = (who: object) => world.server.call(mes.listado, { ano: 2026, mes: 5, sort }, who);
    expect((await asked(jefe)).sobre.Error.Code).toBe('general.sin-permiso');
    expect((await asked(admin)).status).toBe(200);
  }
  expect((await world.server.call(mes.totales, { ano: 2026, mes: 5 }, admin)).content.clases).toMatchObject({ vacaciones: 10, baja: 1 });
  expect((await world.server.call(mes.totales, { ano: 2026, mes: 5 }, jefe)).content).toMatchObject({
    clases: null,
    valores: { ausencias: 11 },
  });
  const seen = async (who: object) =>
    (await world.server.call(mes.listado, { ano: 2026, mes: 5, sort: 'ausencias', dir: 'desc' }, who)).content;
  const ofLuis = async (who: object) => (await seen(who)).items.find(({ persona }) => persona.nombre === 'Luis Mora');
  expect(await ofLuis(jefe)).toMatchObject({ valores: { ausencias: 10 }, clases: null });
  expect(await ofLuis(admin)).toMatchObject({
    valores: { ausencias: 10 },
    clases: { vacaciones: 10, baja: 0, permiso: 0, compensacion: 0 },
  });
  const dias = async (who: object) => (await world.server.call(mes.dias, { ano: 2026, mes: 5, persona: world.idOf('EVA') }, who)).content;
  expect((await dias(jefe)).dias.find(({ ausencia }) => ausencia !== null)?.ausencia).toBe('ausencia');
  expect((await dias(admin)).dias.find(({ ausencia }) => ausencia !== null)?.ausencia).toBe('baja');
  await world.close();
});
