import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaSinEntrada = { id: number; nombre: string; usuario: string; centro: string; entregada: string | null; total: number };

// An open account that nobody has entered yet: no password, not suspended, not over, no kiosk. The centre is that of today, or the first to come.
const SIN_ENTRAR = statement(
  'personas/sheets.SIN_ENTRAR',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, u.user_name as usuario, u.invitada as entregada,
    coalesce((
      select c.nombre from instancia.asignaciones a join instancia.centros c on c.entidad_id = $1 and c.centro_id = a.centro_id
      where a.entidad_id = $1 and a.usuario_id = u.usuario_id order by (a.desde > $2), case when a.desde > $2 then a.desde end, a.desde desc limit 1), '') as centro,
    count(*) over ()::int as total
  from instancia.usuarios u
  where u.entidad_id = $1 and u.password_hash is null and u.activo and u.suspendida is null and not u.es_quiosco
    and (u.ultimo_dia is null or u.ultimo_dia >= $2) and (not $3::bool or u.email = '')
  order by u.nombre_completo collate "und-x-icu", u.usuario_id limit $4`,
);

/** People who cannot sign in yet, by name. `onlyWithoutMail`: only those without an address. */
export const findWithoutEntry = (
  tx: Queryable,
  entidadId: number,
  { hoy, onlyWithoutMail, limit }: { hoy: string; onlyWithoutMail: boolean; limit: number },
): Promise<FilaSinEntrada[]> => tx.query(SIN_ENTRAR, [entidadId, hoy, onlyWithoutMail, limit]);
