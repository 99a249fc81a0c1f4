import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { findPhotoTokens } from '../fotos/reads.ts';
import { findNextByName } from './by-name-repo.ts';
import { findFew } from './few-repo.ts';
import { countPeople, findByStanding, searchPeople } from './list-repo.ts';
import { findPeople } from './people-repo.ts';
import { createPlansReader } from './plans.ts';
import { firstDayToRead } from './first-day-to-read.ts';
import { passesFilters, presentPerson, standingOf, type PersonaConPlan } from './standing.ts';
import type { Dependencias } from './write.ts';

type Pedido = ValidadaDe<typeof personas.listado>;

const LIMIT = 20;

/** The direction of the names, if the order is theirs: also that of one state, or of one centre. Those who are late come first of those who are out. */
function orderOfNames({ sort = 'nombre', dir = 'asc', estado, centro }: Pedido): 'asc' | 'desc' | null {
  if (sort === 'nombre') return dir;
  const isOne = (sort === 'ahora' && estado !== undefined && estado !== 'fuera') || (sort === 'centro' && centro !== undefined);
  return isOne ? 'asc' : null;
}

type Lectura = { sesion: Sesion; empresa: Configuracion; ahora: Temporal.Instant };

/** Some people of a company with their state, and the number of all people. */
export function createPeopleList({ db, clock, entidades, fotoTokens }: Omit<Dependencias, 'auditoria'>) {
  const readPlans = createPlansReader();
  const read = async (sesion: Sesion): Promise<Lectura> => ({
    sesion,
    empresa: await entidades.getConfiguration(sesion.entidadId, sesion.revision),
    ahora: clock.now(),
  });

  /** People in the order of `ids`, each with their state. */
  const findStanding = async (tx: Queryable, { sesion: { entidadId }, empresa, ahora }: Lectura, ids: readonly number[]) => {
    const people = new Map((await findPeople(tx, entidadId, { desde: firstDayToRead(ahora), ids })).map((fila) => [fila.id, fila]));
    return ids.flatMap((id) => {
      const fila = people.get(id);
      return fila ? [standingOf(fila, empresa, ahora)] : [];
    });
  };

  /** Reads only as many people as it returns, and a few more. */
  const findByName = async (tx: Queryable, lectura: Lectura, pedido: Pedido, wanted: number): Promise<PersonaConPlan[]> => {
    const { sesion, ahora } = lectura;
    const today = ahora.toZonedDateTimeISO('UTC').toPlainDate();
    const days = { primero: firstDayToRead(ahora), ultimo: today.add({ days: 1 }).toString(), ahora: ahora.toString() };
    const among = await findFew(tx, sesion.entidadId, pedido, days);
    const found: PersonaConPlan[] = [];
    for (let tras = pedido.tras ?? null, limit = wanted; ; limit *= 2) {
      const ids = await findNextByName(tx, sesion.entidadId, { ...pedido, ...days, tras, limit, among });
      found.push(...(await findStanding(tx, lectura, ids)).filter((persona) => passesFilters(persona, pedido, days.ahora)));
      if (found.length >= wanted || ids.length < limit) return found.slice(0, wanted);
      tras = ids.at(-1) ?? null;
    }
  };

  return {
    async list(sesion: Sesion, pedido: Pedido): Promise<SalidaDe<typeof personas.listado>> {
      const { limit = LIMIT, sort = 'nombre', dir = 'asc' } = pedido;
      const lectura = await read(sesion);
      const { empresa, ahora } = lectura;
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const find = async (): Promise<PersonaConPlan[]> => {
          const inNames = orderOfNames(pedido);
          if (inNames) return findByName(tx, lectura, { ...pedido, dir: inNames }, limit + 1);
          const plans = await readPlans(tx, entidadId, empresa, ahora);
          return findStanding(tx, lectura, await findByStanding(tx, entidadId, plans, { ...pedido, sort, dir, limit: limit + 1 }));
        };
        const found = await find();
        const shown = found.slice(0, limit);
        const fotos = await findPhotoTokens(tx, fotoTokens, { entidadId, ids: shown.map(({ fila }) => fila.id) });
        const items = shown.map((one) => ({ ...presentPerson(one, ahora), fotoToken: fotos.get(one.fila.id) ?? '' }));
        return { items, hayMas: found.length > limit, ahora: ahora.toString() };
      });
    },

    async count(sesion: Sesion, filtro: ValidadaDe<typeof personas.cuentas>): Promise<SalidaDe<typeof personas.cuentas>> {
      const { entidadId } = sesion;
      const { empresa, ahora } = await read(sesion);
      return db.tenant(entidadId, async (tx) => {
        const plans = await readPlans(tx, entidadId, empresa, ahora);
        const { centros, invitadas, sinAcceso, ...cuentas } = await countPeople(tx, entidadId, plans, filtro);
        return { cuentas, sinEntrar: { invitadas, sinAcceso }, centros, ahora: ahora.toString() };
      });
    },
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
