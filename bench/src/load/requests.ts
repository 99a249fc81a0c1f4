import { randomUUID } from 'node:crypto';
import { runSql } from '@jornada/testkit/database/index.ts';
import { SEED_PASSWORD } from '@jornada/server/cli/seed/seed-company.ts';
import { addressOf, type SignedInPerson } from '../world/people.ts';
import type { Site } from '../world/world.ts';
import type { Request } from './run-load.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The marks of a working day, by class and subtype of the record type. */
const DAY = [
  ['entrada', 'trabajo'],
  ['pausa', 'comida'],
  ['regreso', 'comida'],
  ['salida', 'trabajo'],
] as const;

export type MarkToSend = { tipo: number; clase: string };

/** The four marks of a day, with the company's ids. */
export async function findMarks({ urls, entidadId }: Site): Promise<MarkToSend[]> {
  const rows = await runSql(urls.superuserUrl, 'select tipo_id, clase, subtipo from instancia.tipos where entidad_id = $1', [entidadId]);
  return DAY.map(([clase, subtipo]) => {
    const row = rows.find((one) => one['clase'] === clase && one['subtipo'] === subtipo);
    if (!row) throw new Error(`no record type ${clase} ${subtipo}`);
    return { tipo: Number(row['tipo_id']), clase };
  });
}

/**
 * The people of one connection clock a whole day: all come in, then all go to lunch, and so on. So nobody clocks twice at once.
 */
export const clockDay = (people: readonly SignedInPerson[], marks: readonly MarkToSend[]): Request[] =>
  marks.flatMap(({ tipo }) =>
    people.map(({ headers }) => ({
      method: 'POST',
      path: '/instancia/registros',
      headers: { ...headers, ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ tipo, timezone: 'Europe/Madrid' }),
    })),
  );

export const home = (people: readonly SignedInPerson[]): Request[] =>
  people.map(({ headers }) => ({ method: 'GET', path: '/instancia/registros/registrosHoy', headers }));

/** Log-ins of these people, each from a different address. */
export const signIns = (people: readonly SignedInPerson[]): Request[] =>
  people.map(({ userName }, index) => ({
    method: 'POST',
    path: '/api/login',
    headers: { ...JSON_TYPE, 'X-Forwarded-For': addressOf(0x800000 + index) },
    body: JSON.stringify({ UserName: userName, Password: SEED_PASSWORD }),
  }));

/** The same day of the same people, for the bare server. */
export const bareClockDay = (entidadId: number, people: readonly SignedInPerson[], marks: readonly MarkToSend[]): Request[] =>
  marks.flatMap(({ tipo, clase }) =>
    people.map(({ usuarioId }) => ({
      method: 'POST',
      path: '/fichar',
      headers: JSON_TYPE,
      body: JSON.stringify({ entidadId, usuarioId, tipo, clase, clave: randomUUID() }),
    })),
  );

export const bareHome = (entidadId: number, people: readonly SignedInPerson[]): Request[] =>
  people.map(({ usuarioId }) => ({ method: 'GET', path: `/hoy?entidadId=${entidadId}&usuarioId=${usuarioId}`, headers: {} }));
