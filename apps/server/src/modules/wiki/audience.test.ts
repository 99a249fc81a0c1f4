import { afterAll, beforeAll, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { login } from '@jornada/contract/login.ts';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { AUDIENCIA_VACIA, type Audiencia } from '@jornada/domain/wiki/audiencia.ts';
import { urlOf } from '../../platform/http/router.ts';
import { pdf, formOf } from '../../testing/files-world.ts';
import { createWikiWorld, paragraph, type WikiWorld } from '../../testing/test-wiki.ts';

let world: WikiWorld;
beforeAll(async () => {
  world = await createWikiWorld();
});
afterAll(() => world.close());

const PEOPLE = ['JEFA', 'ANA', 'LUIS', 'EVA'] as const;
/** Who of the company finds the announcement in the list, opens it, and is counted. */
async function readersOf(id: number) {
  const { server, as } = world;
  const found: string[] = [];
  for (const who of PEOPLE) {
    const listed = (await server.call(wiki.listado, {}, as[who])).content.items.some((one) => one.id === id);
    const opened = (await server.call(wiki.byId, { id }, as[who])).status === 200;
    expect(opened).toBe(listed);
    if (listed) found.push(who);
  }
  const { alcance } = (await server.call(wiki.uno, { id }, as.JEFA)).content;
  expect(alcance.destinatarios).toBe(found.length);
  return found;
}
const write = (audiencia: Partial<Audiencia>) => world.write({ audiencia: { ...AUDIENCIA_VACIA, ...audiencia } });

test('it is for everybody, a centre, a department with those within it, a role, or single people; and all that is counted is the same', async () => {
  const { company, planta, muelle } = world;
  const [madrid = 0, canarias = 0] = company.centroIds;
  const luis = company.personas['LUIS'] ?? 0;
  expect(await readersOf(await write({ todos: true }))).toEqual(['JEFA', 'ANA', 'LUIS', 'EVA']);
  expect(await readersOf(await write({ centros: [canarias] }))).toEqual(['LUIS']);
  expect(await readersOf(await write({ departamentos: [muelle] }))).toEqual(['ANA']);
  expect(await readersOf(await write({ departamentos: [planta] }))).toEqual(['ANA']);
  expect(await readersOf(await write({ roles: ['responsable'] }))).toEqual(['EVA']);
  expect(await readersOf(await write({ personas: [luis] }))).toEqual(['LUIS']);
  // Whoever is meant twice is meant once.
  expect(await readersOf(await write({ centros: [madrid], departamentos: [muelle], personas: [luis] }))).toEqual(PEOPLE.slice());
});

test('whoever moves sees what is for their new place and no longer what is for the old one; who has left sees nothing', async () => {
  const { company, planta, muelle, sql, server, as } = world;
  const ana = company.personas['ANA'];
  const id = await write({ departamentos: [muelle] });
  const canarias = await write({ centros: [company.centroIds[1] ?? 0] });
  expect(await readersOf(id)).toEqual(['ANA']);
  await sql(`update instancia.usuarios set departamento_id = ${planta} where usuario_id = ${ana};
    insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
      select entidad_id, usuario_id, '2026-03-02', horario_id, ${company.centroIds[1]} from instancia.asignaciones where usuario_id = ${ana};`);
  expect(await readersOf(id)).toEqual([]);
  expect(await readersOf(canarias)).toEqual(['ANA', 'LUIS']);
  await sql(
    `update instancia.usuarios set departamento_id = ${muelle} where usuario_id = ${ana}; delete from instancia.asignaciones where usuario_id = ${ana} and desde = '2026-03-02'`,
  );
  // A move of tomorrow is none today.
  await sql(
    `insert into instancia.asignaciones (entidad_id, usuario_id, desde) values (${company.entidadId}, ${company.personas['LUIS']}, '2026-03-03')`,
  );
  expect(await readersOf(canarias)).toEqual(['LUIS']);
  await world.at('2026-03-02T23:30:00Z');
  expect((await server.call(wiki.uno, { id: canarias }, as.JEFA)).content.alcance.destinatarios).toBe(0);
  await sql(`update instancia.usuarios set cierra = '2026-03-02T23:00Z' where usuario_id = ${ana}`);
  expect((await server.call(wiki.uno, { id }, as.JEFA)).content.alcance.destinatarios).toBe(0);
  await sql(
    `update instancia.usuarios set cierra = null where usuario_id = ${ana}; delete from instancia.asignaciones where desde = '2026-03-03'`,
  );
  await world.at('2026-03-02T09:00:00Z');
});

test('opening it is reading it for a client that is none of ours; our apps say so by a call of their own', async () => {
  const { server, as } = world;
  const id = await write({ personas: [world.company.personas['ANA'] ?? 0] });
  const unread = async () => (await server.call(login.conToken, {}, as.ANA)).content.NumComunicacionesSinLeer;
  const before = await unread();
  await server.call(wiki.byId, { id }, { ...as.ANA, client: 'web/3.3.8' });
  expect(await unread()).toBe(before);
  await server.call(wiki.byId, { id }, as.ANA);
  expect(await unread()).toBe(before - 1);
});

test('the profile counts apart what asks for a confirmation, until it is given: reading it is not enough', async () => {
  const { server, as } = world;
  const waiting = async () => (await server.call(login.conToken, {}, as.ANA)).content.Insignias['wiki-por-confirmar'] ?? 0;
  const before = await waiting();
  const audiencia = { ...AUDIENCIA_VACIA, personas: [world.company.personas['ANA'] ?? 0] };
  await world.write({ audiencia });
  expect(await waiting()).toBe(before);
  const id = await world.write({ confirmacion: true, audiencia });
  await server.call(wiki.leer, { id }, as.ANA);
  expect(await waiting()).toBe(before + 1);
  await server.call(wiki.confirmar, { id }, as.ANA);
  expect(await waiting()).toBe(before);
});

test('one that is not for somebody answers like one that does not exist: by its id, to reading, to confirming, and by its files', async () => {
  const { server, as, company } = world;
  const { headers, payload } = formOf([pdf('secreto')], { name: 'plan.pdf' });
  const sent = await server.app.inject({
    method: 'POST',
    url: urlOf(ficheros.subir),
    headers: { ...headers, 'access-token': as.JEFA.token },
    payload,
  });
  const { id: file } = sent.json<{ content: { id: number } }>().content;
  const id = await world.write({
    confirmacion: true,
    ficheros: [file],
    audiencia: { ...AUDIENCIA_VACIA, personas: [company.personas['LUIS'] ?? 0] },
    texto: { idioma: 'es', titulo: 'Solo Luis', documento: paragraph('Secreto') },
  });
  expect((await server.call(ficheros.enlace, { id: file }, as.LUIS)).status).toBe(200);
  const [draft, later] = [await world.write({ publicar: false }), await world.write({ publica: '2026-03-09T08:00' })];
  const answers = async (who: { token: string }, one: number) => {
    const calls = [wiki.byId, wiki.leer, wiki.confirmar];
    const said = await Promise.all(calls.map((call) => server.call(call, { id: one }, who)));
    return said.map(({ status, sobre }) => [status, sobre.Error.Code, sobre.Error.Message]);
  };
  const missing = await answers(as.ANA, 999_999);
  expect(missing[0]).toEqual([404, 'wiki.no-existe', 'Ese comunicado no existe o ya no es para ti.']);
  for (const one of [0, id, draft, later]) expect(await answers(as.ANA, one)).toEqual(missing);
  expect(await answers(as.AJENA, id)).toEqual(missing);
  expect((await server.call(wiki.uno, { id }, as.AJENA)).sobre.Error.Code).toBe('wiki.no-existe');
  const noFile = (await server.call(ficheros.enlace, { id: 999_999 }, as.ANA)).sobre.Error;
  for (const who of [as.ANA, as.AJENA]) expect((await server.call(ficheros.enlace, { id: file }, who)).sobre.Error).toEqual(noFile);
  expect((await server.call(wiki.listado, { texto: 'secreto' }, as.ANA)).content.items).toEqual([]);
  // Whoever is not named does not learn who is.
  const { para } = (await server.call(wiki.byId, { id }, as.LUIS)).content;
  expect(para).toEqual({ todos: false, grupos: [], roles: [], personas: true });
  // Taken back, it is gone for those whom it was for, and so are its files.
  const { version } = (await server.call(wiki.uno, { id }, as.JEFA)).content;
  expect((await server.call(wiki.retirar, { id, version }, as.JEFA)).content.estado).toBe('retirado');
  expect(await answers(as.LUIS, id)).toEqual(missing.map(([status, code]) => [status, code, expect.any(String)]));
  expect((await server.call(ficheros.enlace, { id: file }, as.LUIS)).status).toBe(404);
});

test('an audience of another company, or of nobody, is refused', async () => {
  const { server, as, company } = world;
  const foreign = await server.call(
    wiki.guardar,
    { ...base(), audiencia: { ...AUDIENCIA_VACIA, personas: [(company.personas['EVA'] ?? 0) + 1] } },
    as.JEFA,
  );
  expect(foreign.sobre.Error.Code).toBe('wiki.audiencia-no-valida');
  const nobody = await server.call(wiki.guardar, { ...base(), audiencia: AUDIENCIA_VACIA }, as.JEFA);
  expect(nobody.sobre.Error.Code).toBe('wiki.sin-audiencia');
  expect((await server.call(wiki.cuantos, { ...AUDIENCIA_VACIA, roles: ['responsable', 'admin'] }, as.JEFA)).content).toEqual({
    personas: 2,
  });
});
const base = () => ({
  texto: { idioma: 'es' as const, titulo: 'Aviso', documento: paragraph('Hola') },
  fijado: false,
  confirmacion: false,
  ficheros: [],
  publicar: true,
});
