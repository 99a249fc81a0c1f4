import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { QUIOSCO } from '../../modules/demo/company/accounts.ts';
import { furnish } from '../../modules/demo/company/create-company.ts';
import { findIds } from '../../modules/demo/company/ids.ts';
import { AJUSTES, EMPRESA } from '../../modules/demo/company/settings.ts';
import { yearsFrom } from '../../modules/demo/company/years.ts';
import { setCompany, takeLock } from '../../modules/demo/repo.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../backup/refusal.ts';
import { nameOf, userNameOf } from './names.ts';
import { createEmployees, createEntidad, findAccounts, findCompanies, type Employee } from './repo.ts';
import { personaOf, placeOf, ROLES } from './role.ts';

/** How many people one manager has. */
const TEAM = 50;

/** The role of the employee with this number. The first one leads the company and has no manager. */
export const roleIndexOf = (number: number): number => (number === 1 ? 0 : 1 + ((number - 2) % (ROLES - 1)));

/**
 * The seeded company of this name, or null. @throws Refusal if a company of this name was not made by this command, or (unless
 * `besideRealData`) if there are companies that are neither demo nor seeded.
 */
export async function findSeeded(db: Database, nombre: string, besideRealData: boolean): Promise<number | null> {
  const companies = await findCompanies(db, QUIOSCO);
  const same = companies.find((company) => company.nombre === nombre);
  if (same && !same.marcas.includes(userNameOf(same.id, 1)))
    throw new Refusal(`There is a company ${nombre} that this command has not made: give another name with --company.`);
  const real = companies.find(({ marcas }) => marcas.length === 0);
  if (real && !besideRealData)
    throw new Refusal(
      `The database holds a company that may be real, ${real.nombre}: give --beside-real-data to write a made-up one beside it.`,
    );
  return same?.id ?? null;
}

/** Makes the company with centres, schedules, holidays, record types and projects, but no people. @returns its id. */
export function createSeeded(
  db: Database,
  { nombre, inicio, ahora }: { nombre: string; inicio: Fecha; ahora: Temporal.Instant },
): Promise<number> {
  return db.transaction(async (tx) => {
    await takeLock(tx);
    const company = { ...EMPRESA, nombre, ajustes: AJUSTES, creada: ahora.toString() };
    const entidadId = await createEntidad(tx, company, (id) => setCompany(tx, id));
    const today = ahora.toZonedDateTimeISO(EMPRESA.zona).toPlainDate();
    await furnish(tx, entidadId, yearsFrom(Temporal.PlainDate.from(inicio), today), today.year);
    return entidadId;
  });
}

/**
 * Adds the missing people of the first `count`. The first one of each team manages that team, and the first of all manages these.
 */
export async function employ(
  db: Database,
  entidadId: number,
  { count, inicio, passwordHash }: { count: number; inicio: Fecha; passwordHash: string },
): Promise<void> {
  await db.tenant(entidadId, async (tx) => {
    const there = new Set((await findAccounts(tx, entidadId)).map(({ userName }) => userName));
    const ids = await findIds(tx, entidadId);
    const employees = Array.from({ length: count }, (_, index): Employee => {
      const number = index + 1;
      const leads = index % TEAM === 0;
      const persona = personaOf(roleIndexOf(number));
      return {
        userName: userNameOf(entidadId, number),
        nombre: nameOf(number),
        email: `${userNameOf(entidadId, number).toLowerCase()}@demo.example`,
        idioma: persona.idioma,
        rol: number === 1 ? 'admin' : leads ? 'responsable' : 'empleado',
        responsable: number === 1 ? null : userNameOf(entidadId, leads ? 1 : index - (index % TEAM) + 1),
        ...placeOf(persona, ids),
      };
    }).filter(({ userName }) => !there.has(userName));
    if (employees.length > 0) await createEmployees(tx, entidadId, { employees, passwordHash, desde: inicio });
  });
}
