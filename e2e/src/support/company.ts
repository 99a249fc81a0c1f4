import { randomUUID } from 'node:crypto';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';
import type { Database } from '@jornada/server/platform/database/database.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany, type TestPerson } from '@jornada/server/testing/test-company.ts';
import type { AjustesEntidad } from '@jornada/server/shared/company/settings.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

export type Person = { userName: string; password: string; lang: Idioma };
/** `sinConfirmar`: see `createTestCompany`. */
export type CompanyOptions = { nombre?: string; ajustes?: Partial<AjustesEntidad>; persona?: Partial<TestPerson>; sinConfirmar?: boolean };
export type OwnCompany = TestCompany & { person: Person };

/** The same shift every day of the year, so that no test depends on the date. */
export const DAILY: VersionHorario = {
  clase: 'fijo',
  cortesiaMinutos: 5,
  trabajaFestivos: true,
  semana: Array.from({ length: 7 }, () => ({
    codigo: 'D',
    nombre: 'Oficina',
    inicio: '08:00',
    fin: '17:00',
    pausas: [{ subtipo: 'comida', inicio: '13:00', minutos: 60, pagada: false }],
  })) as never,
};

const NOW = composed<{ now: string }>('select now() as now');

/**
 * A zone where it is just after noon, so that no test meets midnight, and the shift is always at the same hour. If it is noon in Madrid, that
 * is one whose clocks change.
 */
export async function findNoonZone(db: Database): Promise<string> {
  const [row] = await db.query(NOW, []);
  const now = Temporal.Instant.from(row!.now);
  if (now.toZonedDateTimeISO('Europe/Madrid').hour === 12) return 'Europe/Madrid';
  const ahead = 12 - now.toZonedDateTimeISO('UTC').hour;
  // The numbers in these names count to the west.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** A name to sign in with that no other test has, nor the same test when it is tried again. */
export const newUserName = (): string => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;

/** A separate company for one test, with one person who has never clocked. */
export async function createOwnCompany(
  db: Database,
  { nombre, ajustes, persona = {}, sinConfirmar = false }: CompanyOptions = {},
): Promise<OwnCompany> {
  const userName = persona.userName ?? newUserName();
  const company = await createTestCompany(db, {
    nombre,
    ajustes,
    sinConfirmar,
    personas: [{ nombre: 'Nuria Prado Gil', horario: DAILY, zona: await findNoonZone(db), ...persona, userName }],
  });
  return { ...company, person: { userName, password: TEST_PASSWORD, lang: persona.idioma ?? 'es' } };
}
