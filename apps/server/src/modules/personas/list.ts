import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findPhotoTokens } from '../fotos/service.ts';
import { countPeople, searchPeople } from './list-repo.ts';
import { findPeople } from './people-repo.ts';
import { createPlansReader } from './plans.ts';
import { lookBack } from './look-back.ts';
import { presentPerson, standingOf } from './standing.ts';
import type { Dependencias } from './write.ts';

type Pedido = ValidadaDe<typeof personas.listado>;
type Lista = SalidaDe<typeof personas.listado>;

const LIMIT = 20;

/** The list of people. The database selects, counts and sorts; the rules compute the state of the people on the page. */
export function createPeopleList({ db, clock, entidades, fotoTokens }: Omit<Dependencias, 'auditoria'>) {
  const readPlans = createPlansReader();
  return async (sesion: Sesion, pedido: Pedido): Promise<Lista> => {
    const { entidadId, revision } = sesion;
    const { start = 0, limit = LIMIT, sort = 'nombre', dir = 'asc', ...filtro } = pedido;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const ahora = clock.now();
    return db.tenant(entidadId, async (tx) => {
      const plans = await readPlans(tx, entidadId, empresa, ahora);
      const counted = await countPeople(tx, entidadId, plans, filtro, { sort, dir, start, limit });
      const { ids, total, centros, invitadas, sinAcceso, ...cuentas } = counted;
      const people = new Map((await findPeople(tx, entidadId, { desde: lookBack(ahora), ids })).map((fila) => [fila.id, fila]));
      const fotos = await findPhotoTokens(tx, fotoTokens, { entidadId, ids });
      const items = ids.flatMap((id) => {
        const fila = people.get(id);
        return fila ? [{ ...presentPerson(standingOf(fila, empresa, ahora), ahora), fotoToken: fotos.get(id) ?? '' }] : [];
      });
      return { items, total, cuentas, sinEntrar: { invitadas, sinAcceso }, centros, ahora: ahora.toString() };
    });
  };
}

/** The search for a person to choose. It runs at every letter that is typed, so it reads only names. */
export function createPeopleSearch({ db, clock }: Pick<Dependencias, 'db' | 'clock'>) {
  return async (
    { entidadId }: Sesion,
    { texto, limit = LIMIT }: ValidadaDe<typeof personas.buscar>,
  ): Promise<SalidaDe<typeof personas.buscar>> => {
    const ahora = clock.now().toString();
    return { items: await db.tenant(entidadId, (tx) => searchPeople(tx, entidadId, { ahora, texto, limit })) };
  };
}
