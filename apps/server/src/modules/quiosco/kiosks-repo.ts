import type { Identificacion } from '@jornada/contract/quiosco/vistas.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { type FilaQuiosco, COLUMNS, type CualQuiosco } from './reads.ts';

const TODOS = statement(
  'quiosco/kiosks.TODOS',
  `
  select ${COLUMNS}, s.dispositivo is not null as conectado, s.dispositivo,
    (select count(*)::int from instancia.quiosco_entregas e where e.entidad_id = u.entidad_id and e.quiosco_id = u.usuario_id and e.resultado <> 'fichado' and e.resolucion is null) as "porMirar"
  from instancia.usuarios u left join instancia.quioscos q on q.entidad_id = u.entidad_id and q.quiosco_id = u.usuario_id
  left join lateral (
    select s.dispositivo from instancia.sesiones s where s.entidad_id = u.entidad_id and s.usuario_id = u.usuario_id and s.revocada is null
    order by s.ultimo_uso desc limit 1) s on true
  where u.entidad_id = $1 and u.es_quiosco and not u.es_invitado and ($2::int is null or u.usuario_id = $2) order by u.nombre_completo, u.usuario_id`,
  told<{ identificacion: Identificacion[] }>(),
);

/** The kiosks of a company by name, or one of them. */
export const findKiosks = (tx: Queryable, entidadId: number, id: number | null = null): Promise<FilaQuiosco[]> =>
  tx.query(TODOS, [entidadId, id]);

const CREAR = statement(
  'quiosco/kiosks.CREAR',
  'insert into instancia.quioscos (entidad_id, quiosco_id, centro_id, creado) values ($1, $2, $3, $4) on conflict do nothing',
);

export async function createKiosk(tx: Queryable, { entidadId, id }: CualQuiosco, centroId: number | null, ahora: string): Promise<void> {
  await tx.query(CREAR, [entidadId, id, centroId, ahora]);
}

export type DatosQuiosco = Pick<
  FilaQuiosco,
  'centroId' | 'subtipos' | 'identificacion' | 'otrosCentros' | 'foto' | 'diasFoto' | 'visitas' | 'mensaje'
>;

const CAMBIAR = statement(
  'quiosco/kiosks.CAMBIAR',
  `
  update instancia.quioscos set centro_id = $centroId, subtipos = $subtipos, identificacion = $identificacion, otros_centros = $otrosCentros,
    foto = $foto, dias_foto = $diasFoto, visitas = $visitas, mensaje = $mensaje, version = version + 1
  where entidad_id = $entidadId and quiosco_id = $id and version = $version returning 1 as ok`,
);

/** @returns false if somebody else has written since. */
export async function updateKiosk(
  tx: Queryable,
  { entidadId, id, version }: CualQuiosco & { version: number },
  datos: DatosQuiosco,
): Promise<boolean> {
  return (await tx.query(CAMBIAR, { ...datos, entidadId, id, version })).length > 0;
}

const CONTACTO = statement(
  'quiosco/kiosks.CONTACTO',
  'update instancia.quioscos set contacto = $3 where entidad_id = $1 and quiosco_id = $2',
);
export async function updateContact(tx: Queryable, { entidadId, id }: CualQuiosco, ahora: string): Promise<void> {
  await tx.query(CONTACTO, [entidadId, id, ahora]);
}

const ABRIR = statement(
  'quiosco/kiosks.ABRIR',
  'update instancia.quioscos set abierto_hasta = $3 where entidad_id = $1 and quiosco_id = $2',
);
export async function updateOpenUntil(tx: Queryable, { entidadId, id }: CualQuiosco, hasta: string | null): Promise<void> {
  await tx.query(ABRIR, [entidadId, id, hasta]);
}

const EMPAREJADO = statement(
  'quiosco/kiosks.EMPAREJADO',
  'update instancia.quioscos set emparejado = $3, contacto = $3 where entidad_id = $1 and quiosco_id = $2',
);
export async function updatePaired(tx: Queryable, { entidadId, id }: CualQuiosco, ahora: string): Promise<void> {
  await tx.query(EMPAREJADO, [entidadId, id, ahora]);
}

const CLAVE = statement(
  'quiosco/kiosks.CLAVE',
  'update instancia.usuarios set password_hash = $3 where entidad_id = $1 and usuario_id = $2 and es_quiosco and not es_invitado returning 1 as ok',
);
export async function updatePassword(tx: Queryable, { entidadId, id }: CualQuiosco, hash: string): Promise<boolean> {
  return (await tx.query(CLAVE, [entidadId, id, hash])).length > 0;
}

const CREDENCIAL = statement(
  'quiosco/kiosks.CREDENCIAL',
  'select user_name as "userName", password_hash as hash from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and es_quiosco and not es_invitado',
);
/** The account of a kiosk: its user name and the hash of its password. */
export async function findAccount(
  tx: Queryable,
  { entidadId, id }: CualQuiosco,
): Promise<{ userName: string; hash: string | null } | null> {
  const [row] = await tx.query(CREDENCIAL, [entidadId, id]);
  return row ?? null;
}

const CUENTA = statement(
  'quiosco/kiosks.CUENTA',
  `
  insert into instancia.usuarios (entidad_id, user_name, nombre_completo, roles, es_quiosco) values ($1, $2, $3, '{quiosco}', true)
  returning usuario_id as id`,
);
const DIRECTORIO = statement('quiosco/kiosks.DIRECTORIO', 'select central.poner_en_directorio($1)');

/** The account of a new kiosk. @returns its id. */
export async function createAccount(
  tx: Queryable,
  entidadId: number,
  { userName, nombre }: { userName: string; nombre: string },
): Promise<number> {
  const [row] = await tx.query(CUENTA, [entidadId, userName, nombre]);
  if (!row) throw new Error('the account of the kiosk was not written');
  await tx.query(DIRECTORIO, [row.id]);
  return row.id;
}
