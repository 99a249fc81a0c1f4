/**
 * Somebody `u` who has no password, has never signed in (a provider asks for no password) and has never clocked has not begun to use the
 * product. `entidadId`: the parameter with the company.
 */
export const unusedSql = (entidadId: string): string => `(u.password_hash is null and not exists (
      select from instancia.jornadas t where t.entidad_id = ${entidadId} and t.usuario_id = u.usuario_id)
    and not exists (select from instancia.sesiones s where s.entidad_id = ${entidadId} and s.usuario_id = u.usuario_id))`;
