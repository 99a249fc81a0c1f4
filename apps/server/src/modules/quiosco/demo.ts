import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoWriter } from '../../shared/module.ts';
import { keepPin } from './pins.ts';

const CONFIGURAR = statement(
  'quiosco/demo.CONFIGURAR',
  `
  insert into instancia.quioscos (entidad_id, quiosco_id, centro_id, visitas, identificacion, mensaje, creado)
  select u.entidad_id, u.usuario_id, (
    select a.centro_id from instancia.asignaciones a join instancia.usuarios p using (entidad_id, usuario_id)
    where a.entidad_id = $1 and p.user_name = $2 order by a.desde desc limit 1), true, '{pin,nombre,codigo}', '', $3
  from instancia.usuarios u where u.entidad_id = $1 and u.es_quiosco and not u.es_invitado`,
);

/** The PIN of a demo account: 2700 and the last two digits of its number. Public, like its password. */
const pinOf = (userName: string): string | null => {
  const [, last] = /^000000(\d\d)[A-Z]$/.exec(userName) ?? [];
  return last === undefined ? null : `2700${last}`;
};

/** The tablet at the entrance stands at the centre of the people in Madrid, and everybody has a PIN for it. */
export const createDemoKiosk: DemoWriter = async (tx: Queryable, { entidadId, people, ahora, vault }) => {
  const somebody = people.find(({ centro }) => centro === 'madrid');
  if (somebody) await tx.query(CONFIGURAR, [entidadId, somebody.userName, ahora]);
  for (const { id, userName } of people) {
    const pin = pinOf(userName);
    if (pin !== null) await keepPin(tx, { vault, quien: { entidadId, personaId: id }, pin, ahora });
  }
};
