import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { emptyFormulario, type Ascendiente145, type Descendiente145, type Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { urlOf } from '../../platform/http/router.ts';
import { findSeals } from '../../platform/seal/verify.ts';
import { pdf as onePdf } from '../../testing/files-world.ts';
import { paperInHand } from '../../testing/paper-in-hand.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

const AHORA = '2026-11-23T09:00:00Z';
const PIN = '4019';
let team: TestTeam;
beforeAll(async () => {
  const gente = ['12345678Z', '00000005M', '00000006Y', '00000007F', '00000008P', '00000009D'];
  team = await createTestTeam({
    now: AHORA,
    personas: [
      { userName: 'ADA', nombre: 'Ada Lovelace', roles: ['admin'] },
      { userName: 'RUI', roles: ['responsable'] },
      ...gente.map((userName) => ({ userName, nombre: `Persona ${userName}`, responsable: 'RUI' })),
    ],
  });
});
afterAll(() => team.close());

/** Signed in, with the documents open for ten minutes. */
async function enter(userName: string, at = AHORA) {
  const who = await team.as(userName, at);
  await team.server.call(documentacion.ponerPin, { pin: PIN, Password: TEST_PASSWORD }, who);
  const { content } = await team.server.call(documentacion.insertarPin, { pin: PIN }, who);
  return { token: who.token, pin: content.Token };
}
type Quien = Awaited<ReturnType<typeof enter>>;
const form = (more: Partial<Formulario145> = {}): Formulario145 => ({ ...emptyFormulario(1985), ...more });
const ROSA: Ascendiente145 = { clave: 'rosa', nombre: 'Rosa', anoNacimiento: 1959, grado: 1, ayuda: false, convivientes: 1 };
const PAGA = {
  retribucion: 2_660_000,
  cotizaciones: null,
  contrato: 'general',
  temporal: false,
  territorio: 'comun',
  pagas: 14,
  haCambiado: false,
} as const;

const read = async (quien: Quien) => (await team.server.call(modelo145.leer, {}, quien)).content;
async function save(quien: Quien, formulario: Formulario145, more: Partial<EntradaDe<typeof modelo145.guardar>> = {}) {
  const { borrador } = await read(quien);
  return team.server.call(modelo145.guardar, { formulario, paga: null, version: borrador?.version ?? 0, ...more }, quien);
}
async function sign(quien: Quien, more: object = {}) {
  const { huella, textoVersion } = await read(quien);
  return team.server.call(modelo145.firmar, { huella: huella ?? '0'.repeat(64), textoVersion, Prueba: { Pin: PIN }, ...more }, quien);
}
const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;
const rows = <R>(sql: string, ...values: unknown[]) =>
  team.server.db.tenant(team.empresa.entidadId, (tx) => tx.query(composed<R>(sql), [team.empresa.entidadId, ...values]));

test('a draft survives, tells what is wrong and what follows, and is signed as it was shown', async () => {
  const ana = await enter('12345678Z');
  expect(await read(ana)).toMatchObject({ ano: 2026, vigente: null, borrador: null, huella: null, declarante: { nif: '12345678Z' } });
  const wrong = await save(ana, form({ situacion: 1, anoNacimiento: null }));
  expect(wrong.content.problemas.map(({ regla }) => regla)).toEqual(['2', '14']);
  expect(codeOf(await sign(ana))).toBe('modelo145.incompleto');
  const right = await save(ana, form({ ascendientes: [ROSA] }), { paga: PAGA });
  expect(right.content).toMatchObject({
    problemas: [],
    borrador: { version: 2 },
    estimacion: { antes: null, ahora: { hay: true, ano: 2026 } },
  });
  expect(await read(await enter('12345678Z'))).toMatchObject({ formulario: { ascendientes: [ROSA] }, paga: PAGA });
  const signed = await sign(ana);
  expect(signed.content).toMatchObject({
    borrador: null,
    vigente: { efecto: '2026-11-01', metodo: 'pin', acuse: null, formulario: { ascendientes: [ROSA] }, anterior: null },
    versiones: [{ efecto: '2026-11-01' }],
  });
  expect(codeOf(await sign(ana))).toBe('modelo145.sin-borrador');
});

test('what is signed later is compared with it, leaves it as it was, and counts from the next payroll that can still heed it', async () => {
  const bea = await enter('00000005M');
  await save(bea, form());
  const first = (await sign(bea)).content.vigente;
  const later = await enter('00000005M', '2026-11-27T09:00:00Z');
  await save(later, form());
  expect(codeOf(await sign(later))).toBe('modelo145.sin-cambios');
  await save(later, form({ anualidades: 360_000 }));
  const { content } = await sign(later);
  expect(content.vigente).toMatchObject({ efecto: '2026-12-01', formulario: { anualidades: 360_000 }, anterior: { anualidades: 0 } });
  expect(content.versiones).toHaveLength(2);
  const old = await team.server.call(modelo145.version, { id: first?.id ?? 0 }, later);
  expect(old.content).toMatchObject({ huella: first?.huella, formulario: form() });
  await expect(rows('update instancia.modelos145 set efecto = efecto where entidad_id = $1')).rejects.toThrow(
    /permission denied|append-only/,
  );
});

test('the digest is that of the content, and a copy of the database says nothing of it', async () => {
  const eva = await enter('00000006Y');
  await save(eva, form({ discapacidad: { grado: 2, ayuda: false } }));
  const id = (await sign(eva)).content.vigente?.id ?? 0;
  const [row] = await rows<{ contenido: Buffer; pdf: Buffer; huella: string }>(
    `select contenido, pdf, encode(huella, 'hex') as huella from instancia.modelos145 where entidad_id = $1 and modelo_id = $2`,
    id,
  );
  if (!row) throw new Error('no row');
  const place = `${team.empresa.entidadId}.${team.empresa.personas['00000006Y']}`;
  const plain = team.server.vault.open(row.contenido, `modelo145.contenido.${place}`);
  expect(createHash('sha256').update(plain).digest('hex')).toBe(row.huella);
  expect(JSON.parse(plain.toString())).toMatchObject({ formulario: { discapacidad: { grado: 2 } }, declarante: { nif: '00000006Y' } });
  expect(row.contenido.includes('discapacidad')).toBe(false);
  expect(row.pdf.includes('%PDF')).toBe(false);
  expect(() => team.server.vault.open(row.contenido, `modelo145.contenido.${place}1`)).toThrow(/authenticate/);
});

test('two devices: the second one is told; twenty signatures at once are one', async () => {
  const cai = await enter('00000007F');
  await save(cai, form());
  expect(codeOf(await team.server.call(modelo145.guardar, { formulario: form(), paga: null, version: 0 }, cai))).toBe(
    'general.cambiado-entretanto',
  );
  const { huella, textoVersion } = await read(cai);
  await save(cai, form({ irregulares: true }));
  const input = { huella: huella ?? '', textoVersion, Prueba: { Pin: PIN } };
  expect(codeOf(await team.server.call(modelo145.firmar, input, cai))).toBe('modelo145.ha-cambiado');
  expect(codeOf(await sign(cai, { textoVersion: 9 }))).toBe('modelo145.ha-cambiado');
  expect(codeOf(await sign(cai, { Prueba: { Pin: '4018' } }))).toBe('documentacion.pin-no-valido');
  await Promise.all(Array.from({ length: 20 }, () => sign(cai)));
  expect((await read(cai)).versiones).toHaveLength(1);
});

test('nothing without the PIN of this visit, nothing for somebody else, nothing of somebody else', async () => {
  const dani = await enter('00000008P');
  expect(codeOf(await team.server.call(modelo145.leer, {}, { token: dani.token }))).toBe('documentacion.falta-pin');
  const acting = await team.as('ADA', AHORA, '00000008P');
  expect((await team.server.call(modelo145.firmar, { huella: '0'.repeat(64), textoVersion: 1, Prueba: {} }, acting)).status).toBe(403);
  const other = (await read(await enter('12345678Z'))).vigente?.id ?? 0;
  expect(codeOf(await team.server.call(modelo145.version, { id: other }, dani))).toBe('modelo145.no-existe');
  expect(codeOf(await team.server.call(modelo145.enlace, { id: other }, dani))).toBe('modelo145.no-existe');
  const rui = await team.as('RUI', AHORA);
  for (const call of [modelo145.una, modelo145.enlaceDeEmpresa])
    expect((await team.server.call(call, { id: other }, rui)).status).toBe(403);
});

test('the company acknowledges once, with a proof of its own; the PDF then has the receipt', async () => {
  const ana = await enter('12345678Z');
  const { vigente } = await read(ana);
  if (!vigente) throw new Error('nothing signed');
  const { id, huella } = vigente;
  const pdfOf = async (token: string) =>
    (await team.server.app.inject({ url: `${urlOf(modelo145.pdf)}?${new URLSearchParams({ token }).toString()}` })).rawPayload;
  const before = await pdfOf((await team.server.call(modelo145.enlace, { id }, ana)).content.token);
  expect(before.subarray(0, 5).toString()).toBe('%PDF-');
  const ada = await team.as('ADA', AHORA);
  const list = await team.server.call(modelo145.listado, { estado: 'pendiente', texto: '12345678Z' }, ada);
  expect(list.content.items).toMatchObject([{ id, esPrimero: true, acusado: null }]);
  const { content: una } = await team.server.call(modelo145.una, { id }, ada);
  expect(una.version).toMatchObject({ huella, formulario: { ascendientes: [{ grado: 1, nombre: '' }] } });
  expect(vigente.formulario.ascendientes).toMatchObject([{ nombre: 'Rosa' }]);
  const receive = (more: object = {}) =>
    team.server.call(modelo145.acusar, { id, huella, textoVersion: una.textoVersion, Prueba: { Password: TEST_PASSWORD }, ...more }, ada);
  expect(codeOf(await receive({ Prueba: { Password: 'no' } }))).toBe('cuenta.contrasena-no-valida');
  expect(codeOf(await receive({ huella: '0'.repeat(64) }))).toBe('modelo145.ha-cambiado');
  expect((await receive()).status).toBe(200);
  expect(codeOf(await receive())).toBe('modelo145.ya-acusado');
  expect((await read(ana)).vigente).toMatchObject({ acuse: { autor: 'Ada Lovelace', metodo: 'contrasena' } });
  const after = await pdfOf((await team.server.call(modelo145.enlaceDeEmpresa, { id }, ada)).content.token);
  expect(after.length).toBeGreaterThan(before.length);
  // Both are sealed, and anybody who holds one is told whose it is.
  for (const pdf of [before, after]) {
    expect(findSeals(pdf)).toMatchObject([{ isIntact: true, isWhole: true, isPades: true }]);
    const checked = async (bytes: Buffer) => (await team.server.call(comprobacion.papel, paperInHand(bytes))).content;
    expect(await checked(pdf)).toMatchObject({ estado: 'igual', clase: 'modelo145' });
    const changed = Buffer.from(pdf);
    changed.writeUInt8((changed[200] ?? 0) ^ 1, 200);
    expect(await checked(changed)).toMatchObject({ estado: 'cambiado', clase: 'sello' });
  }
  await save(ana, form({ anualidades: 120_000 }));
  expect((await sign(ana)).status).toBe(200);
  for (const pdf of [before, after])
    expect((await team.server.call(comprobacion.papel, paperInHand(pdf))).content).toMatchObject({
      estado: 'sustituido',
      clase: 'modelo145',
    });
  const looked = await rows<{ accion: string }>(
    `select accion from instancia.auditoria where entidad_id = $1 and accion like 'modelo145.%' order by 1`,
  );
  expect(looked.map(({ accion }) => accion)).toEqual(['modelo145.acusar', 'modelo145.ver', 'modelo145.ver']);
});

test('in January who gives no right any more has left the form, but not the draft in which they stand and are said to be wrong', async () => {
  const leo = { clave: 'leo', nombre: 'Leo', anoNacimiento: 2002, anoAdopcion: null };
  const old: Descendiente145 = { ...leo, grado: 0, ayuda: false, porEntero: false };
  const eli = await enter('00000009D');
  await save(eli, form({ descendientes: [old] }));
  await sign(eli);
  const january = await enter('00000009D', '2027-01-02T09:00:00Z');
  expect(await read(january)).toMatchObject({ formulario: { descendientes: [] }, salen: [{ clave: 'leo' }], problemas: [] });
  await save(january, form({ descendientes: [old], irregulares: true }));
  expect(await read(january)).toMatchObject({ salen: [], problemas: [{ regla: '13', familiar: 'leo' }] });
});

test('the lists of the form are told in the language of the person', async () => {
  const rui = await team.as('RUI', AHORA);
  const situations = await team.server.call(modelo145.situaciones, {}, rui);
  expect(situations.content.items.map(({ id }) => id)).toEqual([1, 2, 3]);
  const degrees = await team.server.call(modelo145.discapacidades, {}, rui);
  expect(degrees.content.items[2]).toMatchObject({ id: 2, nombre: '65 % o más' });
});

test('what a year of pay comes to is read from the statements, unless the person wants no amounts shown', async () => {
  const bea = await enter('00000005M');
  expect((await read(bea)).nominas).toBeNull();
  const ada = await team.as('ADA', AHORA);
  const header = 'DNI;Periodo;Clase;Bruto;Seguridad Social;IRPF;Neto';
  const months = Array.from(
    { length: 12 },
    (_, index) => `00000005M;${index < 2 ? `2025-${index + 11}` : `2026-${index - 1}`};mensual;2000;130;200;1670`,
  );
  const file = {
    nombre: 'nominas.csv',
    contenido: Buffer.from([header, ...months, '00000005M;2026-6;extra;2000;0;200;1800'].join('\n')).toString('base64'),
  };
  const { content: ensayo } = await team.server.call(retribuciones.ensayar, file, ada);
  expect((await team.server.call(retribuciones.aplicar, { ...file, huella: ensayo.huella }, ada)).content).toMatchObject({ nuevas: 13 });
  const again = await enter('00000005M');
  expect((await read(again)).nominas).toEqual({
    desde: '2025-11-01',
    hasta: '2026-10-01',
    retribucion: 2_600_000,
    cotizaciones: 156_000,
    pagas: 13,
  });
  expect((await read(await enter('00000006Y'))).nominas).toBeNull();
  await team.server.call(retribuciones.ocultar, { ocultarImportes: true }, again);
  expect((await read(again)).nominas).toBeNull();
});

test('what proves a form is seen by its person behind the PIN, and by whoever answers for it, which is noted; by nobody else', async () => {
  const { server } = team;
  const cai = await enter('00000007F');
  await save(cai, form({ pensionCompensatoria: 120_000 }));
  const id = (await sign(cai)).content.vigente?.id ?? 0;
  const upload = async (who: { token: string }, text: string) =>
    (await server.call(ficheros.subirJSON, { nombre: 'sentencia.pdf', contenido: onePdf(text).toString('base64') }, who)).content.id;
  const attach = async (who: { token: string }, text: string) =>
    server.call(ficheros.confirmartemporales, { modulo: 'modelo145', asuntoId: id, ids: [await upload(who, text)] }, who);
  expect((await attach(cai, 'a')).status).toBe(200);
  const [file] = (await read(cai)).vigente?.ficheros ?? [];
  expect(file).toMatchObject({ nombre: 'sentencia.pdf' });
  const open = async (who: { token: string }) => codeOf(await server.call(ficheros.enlace, { id: file?.id ?? 0 }, who));
  expect(await open(cai)).toBe('');
  expect(await open({ token: cai.token })).toBe('documentacion.falta-pin');

  const [dani, rui, ada] = [await enter('00000008P'), await team.as('RUI', AHORA), await team.as('ADA', AHORA)];
  for (const other of [dani, rui]) {
    expect(await open(other)).toBe('ficheros.no-existe');
    expect(codeOf(await attach(other, other.token))).toBe('ficheros.asunto-no-existe');
  }
  expect(await open(await team.as('ADA', AHORA, '00000007F'))).toBe('ficheros.no-existe');
  const looks = async () =>
    (
      await rows(
        `select 1 from instancia.auditoria where entidad_id = $1 and accion = 'modelo145.ver' and sobre_id = $2`,
        team.empresa.personas['00000007F'],
      )
    ).length;
  const before = await looks();
  expect(await open(ada)).toBe('');
  expect(await looks()).toBe(before + 1);
  expect(codeOf(await attach(ada, 'b'))).toBe('ficheros.asunto-no-existe');

  const { content: una } = await server.call(modelo145.una, { id }, ada);
  expect(una.version.ficheros).toMatchObject([{ nombre: 'sentencia.pdf' }]);
  const receipt = { id, huella: una.version.huella, textoVersion: una.textoVersion, Prueba: { Password: TEST_PASSWORD } };
  expect((await server.call(modelo145.acusar, receipt, ada)).status).toBe(200);
  expect(codeOf(await server.call(ficheros.eliminar, { id: file?.id ?? 0 }, cai))).toBe('ficheros.ya-guardado');
  expect((await attach(cai, 'c')).status).toBe(200);
});

test('on 1 January the year of pay is that up to the statement of November, if that of December is not there yet', async () => {
  const at = '2027-01-01T09:00:00Z';
  const months = Array.from(
    { length: 12 },
    (_, index) => `00000009D;${index === 0 ? '2025-12' : `2026-${index}`};mensual;2000;130;200;1670`,
  );
  const file = {
    nombre: 'nominas.csv',
    contenido: Buffer.from(['DNI;Periodo;Clase;Bruto;Seguridad Social;IRPF;Neto', ...months].join('\n')).toString('base64'),
  };
  const ada = await team.as('ADA', at);
  const { content: ensayo } = await team.server.call(retribuciones.ensayar, file, ada);
  await team.server.call(retribuciones.aplicar, { ...file, huella: ensayo.huella }, ada);
  const { nominas } = await read(await enter('00000009D', at));
  expect(nominas).toMatchObject({ desde: '2025-12-01', hasta: '2026-11-01', retribucion: 2_400_000, pagas: 12 });
});
