import { oneByOne } from './everybody.ts';

/**
 * Somebody (the row `person`) who has no password, has never signed in (a provider asks for no password) and has never clocked has not begun to use
 * the product. `entidadId`: the parameter with the company.
 */
export const unusedSql = (person: string, entidadId: string): string => `(${person}.password_hash is null
    and ${oneByOne(`from instancia.jornadas t where t.entidad_id = ${entidadId} and t.usuario_id = ${person}.usuario_id`)} is null
    and ${oneByOne(`from instancia.sesiones s where s.entidad_id = ${entidadId} and s.usuario_id = ${person}.usuario_id`)} is null)`;
