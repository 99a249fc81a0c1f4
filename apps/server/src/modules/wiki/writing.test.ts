import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { exporteWiki, wiki } from '@jornada/contract/wiki/calls.ts';
import { AUDIENCIA_VACIA } from '@jornada/domain/wiki/audiencia.ts';
import { urlOf } from '../../platform/http/router.ts';
import { announcement, createWikiWorld, paragraph, type WikiWorld } from '../../testing/test-wiki.ts';

let world: WikiWorld;
beforeAll(async () => {
  world = await createWikiWorld();
});
afterAll(() => world.close());

const nested = (levels: number): unknown => ({
  tipo: 'lista',
  numerada: false,
  puntos: [{ texto: [{ texto: 'x' }], ...(levels > 1 && { lista: nested(levels - 1) }) }],
});
const link = (enlace: string) => [{ tipo: 'parrafo', texto: [{ texto: 'aquí', enlace }] }];

test.each<[string, unknown]>([
  ['a script', link('javascript:alert(1)')],
  ['a script in small print', link('JaVaScRiPt:alert(1)')],
  ['a script behind a blank', link(' javascript:alert(1)')],
  ['a script behind a line break', link('java\nscript:alert(1)')],
  ['data', link('data:text/html,<script>alert(1)</script>')],
  ['a page of this app by a trick', link('//evil.example')],
  ['a name in the address', link('https://bank.example@evil.example/')],
  ['a backslash', link('https:\\\\evil.example')],
  ['html', [{ tipo: 'html', html: '<img src=x onerror=alert(1)>' }]],
  ['a field of its own', [{ tipo: 'parrafo', texto: [{ texto: 'x', style: 'position:fixed' }] }]],
  ['a picture from elsewhere', [{ tipo: 'imagen', src: 'https://evil.example/p.png', alt: '' }]],
  ['a picture by its address', [{ tipo: 'imagen', ficheroId: 'https://evil.example/p.png', alt: '' }]],
  ['lists in lists without end', [nested(50)]],
  ['lists one level too deep', [nested(4)]],
  ['more blocks than anybody reads', Array.from({ length: 301 }, () => paragraph('x')[0])],
  ['more words than anybody reads', Array.from({ length: 7 }, () => paragraph('x'.repeat(5000))[0])],
  ['a control character', paragraph('a\u0000b')],
  ['half a character', paragraph('\ud800')],
  ['a table with rows of different length', [{ tipo: 'tabla', filas: [[{ texto: [], cabecera: true }], []] }]],
  ['a number', 7],
  ['nothing', null],
])('a document with %s is refused', async (_what, documento) => {
  const { server, as } = world;
  const { status, sobre } = await server.call(
    wiki.guardar,
    { ...announcement(), texto: { idioma: 'es', titulo: 'x', documento } },
    as.JEFA,
  );
  expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
});

test('a document of three levels, links of four kinds and a table is kept as it was written', async () => {
  const { server, as } = world;
  const documento = [
    { tipo: 'titulo', nivel: 2, texto: [{ texto: 'Uno' }] },
    nested(3),
    ...['https://a.example/x?y=1#z', 'http://a.example', 'mailto:ana@example.com', 'tel:+34612401877'].flatMap(link),
    { tipo: 'tabla', filas: [[{ texto: [{ texto: 'A', negrita: true }], cabecera: true }], [{ texto: [], cabecera: false }]] },
    { tipo: 'parrafo', texto: [{ texto: '<b>no</b>\nlínea' }] },
  ] as never;
  const id = await world.write({ texto: { idioma: 'es', titulo: 'Todo', documento } });
  expect((await server.call(wiki.byId, { id }, as.ANA)).content.textos[0]?.documento).toEqual(documento);
});

test('a picture that is not among the files of the announcement is refused, also one of somebody else', async () => {
  const { server, as } = world;
  const documento = [{ tipo: 'imagen' as const, ficheroId: 4711, alt: 'x' }];
  const said = await server.call(wiki.guardar, announcement({ texto: { idioma: 'es', titulo: 'x', documento } }), as.JEFA);
  expect(said.sobre.Error.Code).toBe('wiki.imagen-no-valida');
  const taken = await server.call(
    wiki.guardar,
    announcement({ ficheros: [4711], texto: { idioma: 'es', titulo: 'x', documento } }),
    as.JEFA,
  );
  expect(taken.sobre.Error.Code).toBe('ficheros.no-existe');
});

test('only those who may write them write them, see drafts and readers', async () => {
  const { server, as } = world;
  const id = await world.write({ publicar: false });
  for (const who of [as.ANA, as.EVA]) {
    expect((await server.call(wiki.guardar, announcement(), who)).status).toBe(403);
    expect((await server.call(wiki.gestion, {}, who)).status).toBe(403);
    expect((await server.call(wiki.lectores, { id, cuales: 'leido' }, who)).status).toBe(403);
  }
});

test('it is there from its hour on, also where the clock is put forward over it, and no longer from the hour of its end', async () => {
  const { server, as, titles, publish } = world;
  await world.at('2026-03-28T22:00:00Z');
  // 2:30 does not exist on 29 March in Madrid: it is taken as 3:30, which is 1:30 UTC.
  const id = await world.write({
    publica: '2026-03-29T02:30',
    caduca: '2026-03-30T00:00',
    fijado: true,
    texto: { idioma: 'es', titulo: 'De noche', documento: paragraph('x') },
  });
  const state = async () => (await server.call(wiki.uno, { id }, as.JEFA)).content.estado;
  const sees = async () => (await titles(as.ANA)).includes('De noche');
  expect([await state(), await sees()]).toEqual(['programado', false]);
  await world.at('2026-03-29T01:29:59Z');
  await publish();
  expect([await state(), await sees()]).toEqual(['programado', false]);
  await world.at('2026-03-29T01:30:00Z');
  // It may be read before the job comes round.
  expect([await state(), await sees()]).toEqual(['publicado', true]);
  await publish();
  expect((await titles(as.ANA))[0]).toBe('De noche');
  const before = (await server.call(wiki.uno, { id }, as.JEFA)).content;
  expect(before.destinatarios).toBe(4);
  await world.at('2026-03-29T21:59:59Z');
  expect(await sees()).toBe(true);
  // Midnight in Madrid, by now at 22:00 UTC.
  await world.at('2026-03-29T22:00:00Z');
  expect([await state(), await sees()]).toEqual(['caducado', false]);
  await publish();
  expect(await sees()).toBe(false);
  // Its end is put off: it is back.
  const { version } = (await server.call(wiki.uno, { id }, as.JEFA)).content;
  await server.call(
    wiki.guardar,
    announcement({
      id,
      version,
      caduca: '2026-04-30T00:00',
      fijado: true,
      texto: { idioma: 'es', titulo: 'De noche', documento: paragraph('y') },
    }),
    as.JEFA,
  );
  expect([await state(), await sees()]).toEqual(['publicado', true]);
  expect((await server.call(wiki.byId, { id }, as.ANA)).content.corregido).toBe('2026-03-29T22:00:00Z');
  await world.at('2026-03-02T09:00:00Z');
});

test('an end before its beginning, or before now, is refused', async () => {
  const { server, as } = world;
  for (const times of [{ publica: '2026-03-09T08:00', caduca: '2026-03-09T08:00' }, { caduca: '2026-03-01T08:00' }])
    expect((await server.call(wiki.guardar, announcement(times), as.JEFA)).sobre.Error.Code).toBe('wiki.plazo-no-valido');
  for (const publica of ['2026-02-30T08:00', '2026-03-09T24:00', '2026-03-09', 'mañana'])
    expect((await server.call(wiki.guardar, announcement({ publica }), as.JEFA)).status).toBe(422);
});

test('twenty confirmations at once are one, the badge falls, and the words do not change any more', async () => {
  const { server, as, badge } = world;
  const before = await badge(as.ANA);
  const id = await world.write({ confirmacion: true, confirmarAntes: '2026-03-27' });
  expect(await badge(as.ANA)).toBe(before + 1);
  expect((await server.call(wiki.leer, { id }, as.ANA)).status).toBe(200);
  expect(await badge(as.ANA)).toBe(before + 1);
  const said = await Promise.all(Array.from({ length: 20 }, () => server.call(wiki.confirmar, { id }, as.ANA)));
  expect(new Set(said.map(({ content }) => content.hecha))).toEqual(new Set(['2026-03-02T09:00:00Z']));
  await world.at('2026-03-02T10:00:00Z');
  expect((await server.call(wiki.confirmar, { id }, as.ANA)).content.hecha).toBe('2026-03-02T09:00:00Z');
  expect(await badge(as.ANA)).toBe(before);
  const { version, alcance } = (await server.call(wiki.uno, { id }, as.JEFA)).content;
  expect(alcance).toEqual({ destinatarios: 4, leido: 1, confirmado: 1 });
  const change = (fields: Parameters<typeof announcement>[0]) =>
    server.call(wiki.guardar, announcement({ id, version, confirmacion: true, confirmarAntes: '2026-03-27', ...fields }), as.JEFA);
  const other = { idioma: 'es' as const, titulo: 'Otro', documento: paragraph('Otra cosa') };
  for (const fields of [{ texto: other }, { segundo: { ...other, idioma: 'de' as const } }, { confirmacion: false }, { ficheros: [1] }])
    expect((await change(fields)).sobre.Error.Code).toBe('wiki.confirmacion-fija');
  expect((await change({ publicar: false })).sobre.Error.Code).toBe('wiki.ya-publicado');
  expect((await change({ fijado: true })).status).toBe(200);
  // Saved meanwhile: the older version is told who was first.
  expect((await change({ fijado: false })).sobre.Error.Code).toBe('general.cambiado-entretanto');
  const open = await world.write();
  expect((await server.call(wiki.confirmar, { id: open }, as.ANA)).sobre.Error.Code).toBe('wiki.sin-confirmacion');
  await world.at('2026-03-02T09:00:00Z');
});

test('who has confirmed and who has not, page by page and as a file in which no cell becomes a formula', async () => {
  const { server, as, company } = world;
  const id = await world.write({ confirmacion: true });
  await server.call(wiki.leer, { id }, as.LUIS);
  await server.call(wiki.confirmar, { id }, as.ANA);
  const names = async (cuales: 'faltan' | 'leido' | 'confirmado') =>
    (await server.call(wiki.lectores, { id, cuales, limit: 2 }, as.JEFA)).content.items.map(({ nombre }) => nombre);
  expect(await names('confirmado')).toEqual(['Ana Vidal']);
  expect(await names('leido')).toEqual(['=Luis+1', 'Ana Vidal']);
  expect(await names('faltan')).toEqual(['=Luis+1', 'Eva Roca']);
  expect((await server.call(wiki.lectores, { id, cuales: 'faltan', start: 2 }, as.JEFA)).content.total).toBe(3);
  // Somebody who has left stays among those who have confirmed, and nobody waits for them.
  await world.sql(`update instancia.usuarios set activo = false where usuario_id = ${company.personas['ANA']}`);
  expect([await names('confirmado'), (await server.call(wiki.uno, { id }, as.JEFA)).content.alcance.destinatarios]).toEqual([
    ['Ana Vidal'],
    3,
  ]);
  const { token } = (await server.call(wiki.exportar, { id }, as.JEFA)).content;
  await world.sql(`update instancia.usuarios set activo = true where usuario_id = ${company.personas['ANA']}`);
  const fetchFile = () => server.app.inject({ url: `${urlOf(exporteWiki.descargar)}?${new URLSearchParams({ token }).toString()}` });
  const [file, again] = [await fetchFile(), await fetchFile()];
  expect(file.headers['content-disposition']).toContain('lectores-comunicado');
  expect(file.body.split('\r\n')).toEqual([
    '\uFEFFPersona;Documento;Departamento;Leído;Confirmado',
    "'=Luis+1;LUIS;;2026-03-02 10:00;",
    'Ana Vidal;ANA;Muelle;2026-03-02 10:00;2026-03-02 10:00',
    'Eva Roca;EVA;;;',
    'Marta Gil;JEFA;;;',
    '',
  ]);
  expect(again.statusCode).toBe(404);
});

test('its second language is shown to those who read it, with its title in the list', async () => {
  const { server, as } = world;
  const id = await world.write({
    texto: { idioma: 'es', titulo: 'Simulacro', documento: paragraph('A las diez.') },
    segundo: { idioma: 'de', titulo: 'Übung', documento: paragraph('Um zehn.') },
  });
  const luis = (await server.call(wiki.byId, { id }, as.LUIS)).content.textos.map(({ titulo }) => titulo);
  const ana = (await server.call(wiki.byId, { id }, as.ANA)).content.textos.map(({ titulo }) => titulo);
  expect([luis, ana]).toEqual([
    ['Übung', 'Simulacro'],
    ['Simulacro', 'Übung'],
  ]);
  expect((await world.titles(as.LUIS)).includes('Übung')).toBe(true);
  expect((await server.call(wiki.listado, { texto: 'UBUNG' }, as.ANA)).content.items.map(({ titulo }) => titulo)).toEqual(['Simulacro']);
});

test('a draft is deleted, what is published is taken back, and the audit log tells of both', async () => {
  const { server, as } = world;
  await world.at('2026-06-01T09:00:00Z');
  const draft = await world.write({ publicar: false, audiencia: AUDIENCIA_VACIA });
  const { version } = (await server.call(wiki.uno, { id: draft }, as.JEFA)).content;
  expect((await server.call(wiki.borrar, { id: draft, version: version + 1 }, as.JEFA)).sobre.Error.Code).toBe(
    'general.cambiado-entretanto',
  );
  expect((await server.call(wiki.borrar, { id: draft, version }, as.JEFA)).status).toBe(200);
  expect((await server.call(wiki.uno, { id: draft }, as.JEFA)).status).toBe(404);
  const id = await world.write();
  const open = (await server.call(wiki.uno, { id }, as.JEFA)).content;
  expect((await server.call(wiki.borrar, { id, version: open.version }, as.JEFA)).sobre.Error.Code).toBe('wiki.ya-publicado');
  await server.call(wiki.retirar, { id, version: open.version }, as.JEFA);
  expect((await server.call(wiki.guardar, announcement({ id, version: open.version + 1 }), as.JEFA)).sobre.Error.Code).toBe(
    'wiki.ya-publicado',
  );
  const log = (await server.call(auditoria.listado, { limit: 5 }, as.JEFA)).content.items.map(({ accion }) => accion);
  expect(log.slice(0, 4)).toEqual(['wiki.retirar', 'wiki.publicar', 'wiki.borrar', 'wiki.crear']);
});

test('what somebody has confirmed goes once they have left for as long as it is kept, and the announcement stays', async () => {
  const { server, as, company, sql } = world;
  const id = await world.write({ confirmacion: true });
  for (const who of [as.LUIS, as.ANA]) await server.call(wiki.confirmar, { id }, who);
  const luis = company.personas['LUIS'];
  const erase = () => sql(`select instancia.borrar_lecturas(${company.entidadId}, ${luis}, 'time is over')`);
  const left = (years: number) =>
    sql(`update instancia.usuarios set cierra = now() - interval '${years} years 1 day' where usuario_id = ${luis}`);
  const confirmed = async () =>
    (await server.call(wiki.lectores, { id, cuales: 'confirmado' }, as.JEFA)).content.items.map(({ nombre }) => nombre);
  await expect(erase()).rejects.toThrow('kept until');
  await left(3);
  await expect(erase()).rejects.toThrow('kept until');
  await left(4);
  expect(await confirmed()).toEqual(['=Luis+1', 'Ana Vidal']);
  await erase();
  expect(await confirmed()).toEqual(['Ana Vidal']);
});
