import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { randomFor } from './modules/demo/random.ts';
import { urlOf } from './platform/http/router.ts';
import { pdf } from './testing/files-world.ts';
import { createProgress, insist, insistOn, killAgain } from './testing/kill-again.ts';
import { createPhone, type Phone } from './testing/phone.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

/** As in `kills.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const SEED = Number(process.env['KILLS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const LONG = 1_200_000;
const PEOPLE = Array.from({ length: 6 }, (_, index) => `P${index}`);

let folder: string;
let site: TestSite;
let server: ServerProcess;
let admin: Phone;
let jefe: Phone;
let phones: Phone[];
/** The year in which people are away. */
let year: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jornada-kills-'));
  site = await createTestSite({
    personas: [
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'JEFE', roles: ['empleado', 'responsable'] },
      ...PEOPLE.map((userName) => ({ userName, responsable: 'JEFE', email: `${userName.toLowerCase()}@prueba.example` })),
    ],
    durable: true,
  });
  server = await site.serve({ JORNADA_DATA: folder });
  const phoneOf = (userName: string, index: number) => createPhone({ origin: () => server.origin, userName, address: `10.2.0.${index}` });
  phones = PEOPLE.map(phoneOf);
  [admin, jefe] = [phoneOf('ADMIN', 100), phoneOf('JEFE', 101)];
  for (const phone of [admin, jefe, ...phones]) expect((await phone.signIn()).status).toBe(200);
  await site.rows(
    `insert into instancia.avisos_preferencias (entidad_id, usuario_id, clase, canal, activo)
     select entidad_id, usuario_id, 'decisiones', 'correo', true from instancia.usuarios where email <> ''`,
  );
  year = (await insistOn(() => jefe.call(vacaciones.resumen, {}))).saldo.ano + 1;
  const { items } = await insistOn(() => admin.call(vacaciones.politica, {}));
  const { version: _version, ...rules } = items[0]!;
  const enough = { ...rules, desde: `${year}-01-01`, base: 'laborables', diasAno: 366 } as const;
  await insistOn(() => admin.call(vacaciones.guardarPolitica, enough));
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

type Asked = { id: number; modulo: 'vacaciones' | 'permisos' | 'gastos'; person: string };
type Sent = { id: number; version: number };

/** What this person asks for, sends and writes, and what the server has confirmed. */
function createWork(phone: Phone, tipos: { gasto: number; formaPago: number }, tell: () => void) {
  const asked: Asked[] = [];
  const written: { clave: string; id: number; texto: string }[] = [];
  const receipts = new Map<number, Buffer>();
  let day = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const nextDay = (): string => {
    do day = day.add({ days: 1 });
    while (day.dayOfWeek > 5);
    return day.toString();
  };
  const withKey = () => ({ [CABECERAS.idempotencyKey]: crypto.randomUUID() });

  /** A decision that was written and not answered has been taken by whoever takes it again. */
  async function approve({ id, version }: Sent): Promise<void> {
    const { items } = await insistOn(() => jefe.call(solicitudes.decidir, { cuales: [{ id, version }], decision: 'aprobar' }));
    if (items[0]?.error) expect(items[0].error.codigo).toBe('solicitudes.ya-decidida');
    else expect(items[0]?.estado).toBe('aprobada');
  }
  async function ask(modulo: Asked['modulo'], send: (headers: Record<string, string>) => Promise<Sent>): Promise<number> {
    const sent = await send(withKey());
    asked.push({ id: sent.id, modulo, person: phone.userName });
    tell();
    await approve(sent);
    return sent.id;
  }

  const steps = {
    async vacation(): Promise<void> {
      const dia = nextDay();
      await ask('vacaciones', (headers) => insistOn(() => phone.call(vacaciones.guardar, { desde: dia, hasta: dia }, headers)));
    },
    async permit(): Promise<void> {
      const dia = nextDay();
      const datos = { codigo: 'deber-publico', desde: dia, hasta: dia, minutos: 60 };
      await ask('permisos', (headers) => insistOn(() => phone.call(permisos.guardar, datos, headers)));
    },
    async expense(): Promise<void> {
      const bytes = pdf(`${phone.userName} ${receipts.size}`);
      const file = { nombre: 'ticket.pdf', contenido: bytes.toString('base64') };
      const { id: fichero } = await insistOn(() => phone.call(ficheros.subirJSON, file));
      const datos = {
        clase: 'ticket' as const,
        tipo: tipos.gasto,
        formaPago: tipos.formaPago,
        dia: `${year - 2}-06-01`,
        comercio: `Bar ${receipts.size}`,
        totalCentimos: 1000,
        lineas: [],
        ficheros: [fichero],
      };
      receipts.set(await ask('gastos', (headers) => insistOn(() => phone.call(gastos.guardar, datos, headers))), bytes);
    },
    async message(salaId: number): Promise<void> {
      const [clave, texto] = [crypto.randomUUID(), `${phone.userName} ${written.length}`];
      const { id } = await insistOn(() => phone.call(chat.escribir, { SalaId: salaId, texto, clave }));
      written.push({ clave, id, texto });
      tell();
    },
  };
  return { asked, written, receipts, steps };
}

const rows = <T extends object>(sql: string): Promise<T[]> => site.rows<T>(sql);

/** What the queue does two minutes later: a job whose process has died, or lost the database before its end, is tried again. */
const tryAgain = (since: string) =>
  rows(`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and started_on < now() - interval '${since}'`);

/** Nothing waits in the queue of jobs. */
const expectAllTold = async (): Promise<void> => {
  const waiting = async () => {
    await tryAgain('10 seconds');
    return rows(`
      select name, state, count(*)::int from pgboss.job
      where state in ('created', 'retry', 'active') and name in ('eventos', 'notificaciones.repartir') group by 1, 2`);
  };
  await expect.poll(waiting, { timeout: 150_000, interval: 1000 }).toEqual([]);
};

test(
  `${KILLS} kills (KILLS_SEED=${SEED}) lose no request, receipt or message, double none, and tell each answer once`,
  { timeout: LONG },
  async () => {
    const progress = createProgress();
    const over = new AbortController();
    const settings = await insistOn(() => admin.call(gastos.ajustes, {}));
    const tipos = {
      gasto: settings.tipos.find(({ categoria }) => categoria === 'comida')!.id,
      formaPago: settings.formasPago[0]!.id,
    };
    const [first] = phones;
    const personas = PEOPLE.slice(1).map((userName) => site.company.personas[userName] ?? 0);
    const { id: salaId } = await insistOn(() => first!.call(chat.crear, { clase: 'grupo', nombre: 'Turno', personas }));

    const works = phones.map((phone) => createWork(phone, tipos, progress.add));
    const all = works.map(async ({ steps }, index) => {
      const turns = [steps.vacation, () => steps.message(salaId), steps.expense, () => steps.message(salaId), steps.permit];
      for (let turn = index; !over.signal.aborted; turn += 1) await turns[turn % turns.length]!();
    });
    const story = await killAgain({
      site,
      kills: KILLS,
      luck: randomFor('kills-requests', SEED),
      progress,
      between: [10, 40],
      running: () => server,
      serve: async () => void (server = await site.serve({ JORNADA_DATA: folder })),
      whileAway: async () => void (await tryAgain('0 seconds')),
    });
    await progress.until(20);
    over.abort();
    await Promise.all(all);
    const asked = works.flatMap((work) => work.asked);
    process.stdout.write(
      `KILLS_SEED=${SEED}: ${story}; ${asked.length} requests, ${works.flatMap(({ written }) => written).length} messages\n`,
    );

    // Each request is there once, was approved once, and takes its day once.
    const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
    expect(await rows('select solicitud_id::int as id, modulo, estado from instancia.solicitudes order by 1')).toEqual(
      asked.toSorted(byId).map(({ id, modulo }) => ({ id, modulo, estado: 'aprobada' })),
    );
    const history = await rows<{ hecho: string[] }>(
      'select array_agg(accion order by hecho_id) as hecho from instancia.solicitudes_historia group by solicitud_id',
    );
    expect(history.filter(({ hecho }) => hecho.join() !== 'enviar,aprobar')).toEqual([]);
    const away = asked.filter(({ modulo }) => modulo !== 'gastos').toSorted(byId);
    expect(await rows('select solicitud_id::int as id from instancia.ausencias where aprobada order by 1')).toEqual(
      away.map(({ id }) => ({ id })),
    );
    for (const [index, phone] of phones.entries()) {
      const { saldo } = await insistOn(() => phone.call(vacaciones.resumen, { anio: year }));
      const days = works[index]!.asked.filter(({ modulo }) => modulo === 'vacaciones').length;
      expect([saldo.aprobados, saldo.pedidos, saldo.libres]).toEqual([days, 0, saldo.concedidos + saldo.traidos - days]);
    }

    // Each receipt has its own file, whose bytes are there; no bytes are there, half-way either, that nobody knows of and will delete.
    const files = await rows<{ id: number; fichero: number }>(
      `select asunto_id::int as id, fichero_id::int as fichero from instancia.ficheros where estado = 'guardado' and modulo = 'gastos' order by 1`,
    );
    const receipts = new Map(works.flatMap((work) => [...work.receipts]));
    expect(files.map(({ id }) => id)).toEqual([...receipts.keys()].toSorted((a, b) => a - b));
    for (const [index, phone] of phones.entries()) {
      for (const { id, fichero } of files.filter((one) => works[index]!.receipts.has(one.id))) {
        const { token } = await insistOn(() => phone.call(ficheros.enlace, { id: fichero }));
        const answer = await fetch(`${server.origin}${urlOf(ficheros.descargar)}?${new URLSearchParams({ token }).toString()}`);
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(receipts.get(id));
      }
    }
    const known = new Set((await rows<{ clave: string }>('select clave from instancia.ficheros')).map(({ clave }) => clave));
    const onDisk = (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'files').length + 1));
    expect(onDisk.filter((key) => !known.has(key.replace(/(?:\.vista)?(?:\.part)?$/, '')))).toEqual([]);

    // Each message is there once, without a gap, each person's in the order in which they wrote.
    const messages = await rows<{ id: number; numero: number; texto: string | null; clave: string }>(
      'select mensaje_id::int as id, numero, texto, clave from instancia.chat_mensajes order by numero',
    );
    expect(messages.map(({ numero }) => numero)).toEqual(messages.map((_, index) => index + 1));
    for (const [index, { written }] of works.entries()) {
      const own = messages.filter(({ texto }) => texto?.startsWith(`P${index} `));
      expect(own.map(({ id, texto, clave }) => ({ clave, id, texto }))).toEqual(written);
    }

    // Each answer was told once.
    await expectAllTold();
    const told = await rows<{ para: string; ruta: string }>(
      `select para, datos ->> 'ruta' as ruta from instancia.correos where plantilla = 'aviso' order by correo_id`,
    );
    const due = asked.map(({ id, modulo, person }) => `${person.toLowerCase()}@prueba.example /${modulo}-view/${id}`);
    expect(told.map(({ para, ruta }) => `${para} ${ruta}`).toSorted()).toEqual(due.toSorted());
    expect((await insist(() => jefe.call(solicitudes.pendientes, {}))).content?.total).toBe(0);
  },
);
