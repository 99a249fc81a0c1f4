import { createHash } from 'node:crypto';
import pg from 'pg';
import { contacto } from '@jornada/contract/contacto.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { createTestCompany, TEST_PASSWORD } from '../test-company.ts';
import { createTestServer } from '../test-server.ts';
import type { FuzzRequest } from './requests.ts';

const FUZZ_PIN = '4019';

/**
 * Who sends requests. `userName` null: nobody; of somebody `atKiosk` it is the kiosk that they stand in front of. `mayNotRead`: words that no answer to
 * them may hold.
 */
export type Identity = {
  name: string;
  userName: string | null;
  roles: string[];
  isActing: boolean;
  atKiosk: string | null;
  mayNotRead: readonly string[];
  headers: Record<string, string>;
};
export type FuzzAnswer = { status: number; code: string; body: string };
export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>;

const NOW = '2026-03-10T09:00:00Z';
/** Each is in every text of its company, or of somebody whom only admins look after; nobody else writes it. */
/** In front of each stands somebody else. */
const KIOSKS = ['QUIOSCO-1', 'QUIOSCO-2', 'QUIOSCO-3'];
const [OURS, THEIRS, QUIET, NEIGHBOUR] = ['Propiísima', 'Ajenísima', 'Quietísima', 'Vecinísima'];

/** Twelve identities in two companies, and a third company that none of them belongs to. */
export async function createFuzzWorld() {
  const server = await createTestServer({ now: NOW });
  const owner = new pg.Client({ connectionString: server.superuserUrl });
  await owner.connect();
  const mine = await createTestCompany(server.db, {
    nombre: OURS,
    ajustes: { usuarioPuedeModificarFichajes: true, comentariosEnFichajes: true },
    personas: [
      { userName: 'JEFA', nombre: `Jefa ${OURS}`, roles: ['empleado', 'admin'], email: 'jefa@propia.example' },
      { userName: 'GESTORA', nombre: `Gestora ${OURS}`, roles: ['empleado', 'responsable'] },
      { userName: 'EMPLEADA', nombre: `Empleada ${OURS}`, responsable: 'GESTORA', email: 'empleada@propia.example' },
      { userName: 'VECINA', nombre: `Vecina ${OURS}` },
      { userName: 'SINROL', roles: [] },
      { userName: 'QUIOSCO', roles: ['quiosco'], esQuiosco: true, horario: null },
      ...KIOSKS.map((userName) => ({ userName, roles: ['quiosco'], esQuiosco: true, horario: null })),
    ],
  });
  await createTestCompany(server.db, {
    nombre: THEIRS,
    personas: [
      { userName: 'OTRA', nombre: `Otra ${THEIRS}`, roles: ['empleado', 'admin'] },
      { userName: 'OTRO', nombre: `Otro ${THEIRS}` },
    ],
  });
  const quiet = await createTestCompany(server.db, { nombre: QUIET, personas: [{ userName: 'QUIETA', nombre: `Quieta ${QUIET}` }] });

  async function live(userName: string, entrada: number, observaciones: string): Promise<void> {
    const { Token: token } = await server.signIn(userName);
    await server.call(registros.guardar, { tipo: entrada, observaciones }, { token });
    await server.call(contacto.enviar, { Comentario: observaciones }, { token });
  }
  await live('VECINA', mine.tipos.entrada, NEIGHBOUR);
  await live('QUIETA', quiet.tipos.entrada, QUIET);
  await live('EMPLEADA', mine.tipos.entrada, 'una nota');

  const people: [name: string, userName: string | null, roles: string[], mayNotRead: string[], atKiosk?: string][] = [
    ['nobody', null, [], [OURS, THEIRS, QUIET, NEIGHBOUR]],
    ['an employee', 'EMPLEADA', ['empleado'], [THEIRS, QUIET, NEIGHBOUR]],
    ['a manager', 'GESTORA', ['empleado', 'responsable'], [THEIRS, QUIET, NEIGHBOUR]],
    ['an admin', 'JEFA', ['empleado', 'admin'], [THEIRS, QUIET]],
    ['a kiosk', 'QUIOSCO', ['quiosco'], [THEIRS, QUIET, NEIGHBOUR]],
    ['somebody without a role', 'SINROL', [], [THEIRS, QUIET, NEIGHBOUR]],
    ['an employee of another company', 'OTRO', ['empleado'], [OURS, QUIET, NEIGHBOUR]],
    ['an admin of another company', 'OTRA', ['empleado', 'admin'], [OURS, QUIET, NEIGHBOUR]],
    ['an admin who acts for an employee', 'JEFA', ['empleado'], [THEIRS, QUIET, NEIGHBOUR]],
    ['an employee at a kiosk', 'QUIOSCO-1', ['empleado'], [THEIRS, QUIET, NEIGHBOUR], 'EMPLEADA'],
    ['a manager at a kiosk', 'QUIOSCO-2', ['empleado'], [THEIRS, QUIET, NEIGHBOUR], 'GESTORA'],
    ['an admin at a kiosk', 'QUIOSCO-3', ['empleado'], [THEIRS, QUIET, NEIGHBOUR], 'JEFA'],
  ];
  const identities = people.map(([name, userName, roles, mayNotRead, atKiosk = null]): Identity => ({
    name,
    userName,
    roles,
    mayNotRead,
    isActing: name.includes('acts'),
    atKiosk,
    headers: {},
  }));

  const RESTORED =
    'user_name, roles, activo, suspendida, cierra, ultimo_dia, alta, password_hash, responsable_id, es_quiosco, idioma, nombre_completo';
  await owner.query(`create table public.antes as select entidad_id, usuario_id, ${RESTORED} from instancia.usuarios`);
  await owner.query('create table public.empresas as select entidad_id, nombre, ajustes from instancia.entidades');
  /** What admins have done to each other's accounts and companies is undone, so that everybody can go on. */
  async function restore(): Promise<void> {
    const set = RESTORED.split(', ').map((column) => `${column} = a.${column}`);
    await owner.query(
      `update instancia.usuarios u set ${set.join(', ')} from public.antes a where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id`,
    );
    await owner.query(
      `update instancia.entidades e set ajustes = a.ajustes, nombre = a.nombre, revision = e.revision + 1 from public.empresas a where a.entidad_id = e.entidad_id and (e.ajustes, e.nombre) is distinct from (a.ajustes, a.nombre)`,
    );
    await owner.query(
      `insert into central.directorio (user_name, entidad_id, usuario_id) select user_name, entidad_id, usuario_id from public.antes on conflict do nothing`,
    );
    await owner.query('delete from instancia.acceso_proveedores; delete from central.intentos');
  }
  /** Somebody comes to a kiosk with a badge, whatever was done to both before. */
  async function comeTo(kiosk: string, token: string, person: string): Promise<string> {
    const admin = { token: (await server.signIn('JEFA')).Token };
    const id = mine.personas[kiosk] ?? 0;
    const version = (await server.call(quiosco.lista, {}, admin)).content.items.find((one) => one.id === id)?.version ?? 0;
    const asked = { otrosCentros: true, foto: false, diasFoto: 30, visitas: false, mensaje: '', identificacion: ['codigo' as const] };
    await server.call(quiosco.configurar, { ...asked, id, version, centroId: mine.centroIds[0] ?? 0 }, admin);
    const { codigo } = (await server.call(quiosco.tarjetaNueva, { personaId: mine.personas[person] ?? 0 }, admin)).content;
    return (await server.call(quiosco.loginByCodigo, { codigo }, { token })).content.Token;
  }
  async function enter(who: Identity): Promise<void> {
    if (who.userName === null) return;
    const { Token: token } = await server.signIn(who.userName);
    if (who.atKiosk !== null) {
      who.headers = { 'access-token': token, 'usuario-simulado': await comeTo(who.userName, token, who.atKiosk) };
      return;
    }
    const acting = who.isActing
      ? (await server.call(simulado.empezar, { id: mine.personas['EMPLEADA'] ?? 0, motivo: 'Lo ha pedido' }, { token })).content?.Token
      : null;
    who.headers = { 'access-token': token, ...(acting ? { 'usuario-simulado': acting } : {}) };
    await server.call(documentacion.ponerPin, { pin: FUZZ_PIN, Password: TEST_PASSWORD }, { token });
    await typePin(who);
  }
  /** Behind the PIN of the documents there are calls to be tried, too. It opens them for some minutes only. */
  async function typePin(who: Identity): Promise<void> {
    const { 'access-token': token = '' } = who.headers;
    const pin = (await server.call(documentacion.insertarPin, { pin: FUZZ_PIN }, { token })).content?.Token;
    if (pin && who.headers['access-token'] === token) who.headers = { ...who.headers, [CABECERAS.pinToken.toLowerCase()]: pin };
  }
  /** One after the other: of six that find themselves signed out at once, one signs in again. */
  let reviving: Promise<void> = Promise.resolve();
  const hold: { pause: Promise<void> | null } = { pause: null };
  const underWay = new Set<Promise<unknown>>();
  const revive = (who: Identity): Promise<void> => {
    const before = who.headers;
    reviving = reviving.then(async () => {
      if (who.headers !== before) return;
      const done = Promise.withResolvers<void>();
      hold.pause = done.promise;
      try {
        // Nothing may be under way: what is undone takes locks across companies, as no request does.
        await Promise.all(underWay);
        await restore();
        await enter(who);
      } finally {
        hold.pause = null;
        done.resolve();
      }
    });
    return reviving;
  };
  for (const who of identities) await enter(who);

  async function digestOfQuiet(): Promise<string> {
    const { rows } = await owner.query<{ tabla: string }>(
      `select c.relname as tabla from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where n.nspname = 'instancia' and c.relkind in ('r', 'p') and a.attname = 'entidad_id' order by 1`,
    );
    const hash = createHash('sha256');
    for (const { tabla } of rows) {
      const found = await owner.query<{ fila: string }>(
        `select to_jsonb(t)::text as fila from instancia.${tabla} t where entidad_id = $1 order by 1`,
        [quiet.entidadId],
      );
      hash.update(tabla).update(found.rows.map(({ fila }) => fila).join('\n'));
    }
    return hash.digest('hex');
  }

  const sessions = await owner.query<{ id: string }>('select sesion_id as id from instancia.sesiones');
  return {
    server,
    identities,
    /** Those before whom most calls do something. */
    admins: identities.filter(({ roles }) => roles.includes('admin')),
    /** Ids of things of all companies: numbers are small, and sessions have names. */
    ids: [...Array.from({ length: 25 }, (_, index) => index), ...sessions.rows.map(({ id }) => id)],
    revive,
    typePin,
    digestOfQuiet,
    quietBefore: await digestOfQuiet(),
    /** Lines in the record of somebody whom no team has, written by anybody but herself and the admin. */
    async linesOfNeighbourByOthers(): Promise<number> {
      const { rows } = await owner.query<{ n: number }>(
        'select count(*)::int as n from instancia.registros where entidad_id = $1 and usuario_id = $2 and autor_id <> all($3)',
        [mine.entidadId, mine.personas['VECINA'], [mine.personas['VECINA'], mine.personas['JEFA']]],
      );
      return rows[0]?.n ?? -1;
    },
    async send(who: Identity, { call, url, payload, headers }: FuzzRequest): Promise<FuzzAnswer> {
      while (hold.pause) await hold.pause;
      const sending = server.app.inject({
        method: call.method,
        url,
        headers: {
          'accept-language': 'es',
          ...(payload === null ? {} : { 'content-type': 'application/json' }),
          ...who.headers,
          ...headers,
        },
        remoteAddress: `10.0.0.${who.name.length}`,
        ...(payload === null ? {} : { payload }),
      });
      underWay.add(sending);
      const response = await sending.finally(() => underWay.delete(sending));
      const { body } = response;
      const code = /"Code":"([^"]*)"/.exec(body)?.[1] ?? '';
      return { status: response.statusCode, code, body };
    },
    async close(): Promise<void> {
      await owner.end();
      await server.close();
    },
  };
}
