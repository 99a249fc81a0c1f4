import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type FilaAcceso = RowOf<typeof TODOS>;

const COLUMNS = `a.acceso_id as id, a.usuario_id as "usuarioId", a.nombre, a.organismo, u.user_name as usuario, u.email, u.idioma, a.perfil,
  a.desde, a.hasta, a.centros, a.creado, a.caduca, a.revocado, u.password_hash is not null as "tieneClave"`;
const FROM = 'from instancia.accesos_externos a join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.usuario_id';
const LISTA = `select ${COLUMNS},
    exists (select from instancia.factores_totp f where f.entidad_id = $1 and f.usuario_id = a.usuario_id and f.confirmado is not null)
      or exists (select from instancia.llaves l where l.entidad_id = $1 and l.usuario_id = a.usuario_id) as "segundoPaso",
    coalesce(c.consultas, 0)::int as consultas, c.ultima as "ultimaConsulta"
  ${FROM}
  left join lateral (
    select count(*) as consultas, max(x.momento) as ultima from instancia.auditoria x
    where x.entidad_id = $1 and x.autor_id = a.usuario_id) c on true`;

const TODOS = statement('inspeccion.TODOS', `${LISTA} where a.entidad_id = $1 order by a.acceso_id desc limit 500`);
export const findAccesses = (tx: Queryable, entidadId: number): Promise<FilaAcceso[]> => tx.query(TODOS, [entidadId]);

const UNO = statement('inspeccion.UNO', `${LISTA} where a.entidad_id = $1 and a.acceso_id = $2`);
export async function findAccess(tx: Queryable, entidadId: number, id: number): Promise<FilaAcceso | null> {
  return (await tx.query(UNO, [entidadId, id]))[0] ?? null;
}

export type AccesoPropio = Pick<FilaAcceso, 'id' | 'organismo' | 'perfil' | 'desde' | 'hasta' | 'centros' | 'caduca'>;
const PROPIO = statement(
  'inspeccion.PROPIO',
  `
  select a.acceso_id as id, a.organismo, a.perfil, a.desde, a.hasta, a.centros, a.caduca
  from instancia.accesos_externos a where a.entidad_id = $1 and a.usuario_id = $2 and a.revocado is null and a.caduca > $3`,
);
/** What a guest may see now; null: nothing any more. */
export async function findOwnAccess(tx: Queryable, entidadId: number, usuarioId: number, ahora: string): Promise<AccesoPropio | null> {
  return (await tx.query(PROPIO, [entidadId, usuarioId, ahora]))[0] ?? null;
}

const CUENTA = statement(
  'inspeccion.CUENTA',
  `
  insert into instancia.usuarios (entidad_id, user_name, nombre_completo, email, idioma, roles, es_quiosco, es_invitado, cierra, invitada)
  values ($1, $2, $3, $4, $5, '{inspeccion}', true, true, $6, $7) returning usuario_id as id`,
);
const DIRECTORIO = statement('inspeccion.DIRECTORIO', 'select central.poner_en_directorio($1)');
const CREAR = statement(
  'inspeccion.CREAR',
  `
  insert into instancia.accesos_externos (entidad_id, usuario_id, nombre, organismo, perfil, desde, hasta, centros, creado, autor_id, caduca)
  values ($entidadId, $usuarioId, $nombre, $organismo, $perfil, $desde, $hasta, $centros, $creado, $autorId, $caduca) returning acceso_id as id`,
);

export type NuevoAcceso = Pick<FilaAcceso, 'nombre' | 'organismo' | 'email' | 'idioma' | 'perfil' | 'desde' | 'hasta' | 'centros'> & {
  usuario: string;
  creado: string;
  caduca: string;
  autorId: number;
};

/** The account of a guest and what it may see. @returns the id of the access. */
export async function createAccess(tx: Queryable, entidadId: number, nuevo: NuevoAcceso): Promise<number> {
  const { nombre, email, idioma, usuario, creado, caduca } = nuevo;
  const [cuenta] = await tx.query(CUENTA, [entidadId, usuario, nombre, email, idioma, caduca, creado]);
  if (!cuenta) throw new Error('the account of the guest was not written');
  await tx.query(DIRECTORIO, [cuenta.id]);
  const [acceso] = await tx.query(CREAR, { ...nuevo, entidadId, usuarioId: cuenta.id });
  if (!acceso) throw new Error('the access was not written');
  return acceso.id;
}

const REVOCAR = statement(
  'inspeccion.REVOCAR',
  `
  update instancia.accesos_externos set revocado = $3, revocado_por = $4 where entidad_id = $1 and acceso_id = $2 and revocado is null
  returning usuario_id as "usuarioId"`,
);
const CERRAR = statement(
  'inspeccion.CERRAR',
  'update instancia.usuarios set activo = false, cierra = least(cierra, $3) where entidad_id = $1 and usuario_id = $2',
);
/** Ends an access and its account. @returns the account; null if it had ended before. */
export async function revokeAccess(
  tx: Queryable,
  entidadId: number,
  { id, ahora, autorId }: { id: number; ahora: string; autorId: number },
): Promise<number | null> {
  const [row] = await tx.query(REVOCAR, [entidadId, id, ahora, autorId]);
  if (!row) return null;
  await tx.query(CERRAR, [entidadId, row.usuarioId, ahora]);
  return row.usuarioId;
}
