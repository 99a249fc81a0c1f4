import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { whose, type PersonaConFactores, MINE } from './reads.ts';

export type FilaTotp = RowOf<typeof TOTP>;
const TOTP = statement(
  'factores.TOTP',
  `select secreto, ultimo_paso as "ultimoPaso", preparado, confirmado from instancia.factores_totp where ${MINE} for update`,
);

/** The secret of an app, active or only prepared. Locked, so that two codes at once notice each other. */
export async function lockTotp(tx: Queryable, persona: PersonaConFactores): Promise<FilaTotp | null> {
  const [row] = await tx.query(TOTP, whose(persona));
  return row ?? null;
}

const PREPARAR = statement(
  'factores.PREPARAR',
  `
  insert into instancia.factores_totp (entidad_id, usuario_id, secreto, preparado) values ($1, $2, $3, $4)
  on conflict (entidad_id, usuario_id) do update set secreto = excluded.secreto, preparado = excluded.preparado, ultimo_paso = 0
    where factores_totp.confirmado is null
  returning 1 as ok`,
);

/** False if codes are already active: these are never replaced. */
export async function prepareTotp(tx: Queryable, persona: PersonaConFactores, secreto: Buffer, ahora: string): Promise<boolean> {
  return (await tx.query(PREPARAR, [...whose(persona), secreto, ahora])).length > 0;
}

const PASO = statement(
  'factores.PASO',
  `
  update instancia.factores_totp set ultimo_paso = $3, confirmado = coalesce(confirmado, $4) where ${MINE} and ultimo_paso < $3 returning 1 as ok`,
);

/** Uses a time step up, and activates the codes with the first one. False if the step, or a later one, was used before. */
export async function useStep(tx: Queryable, persona: PersonaConFactores, paso: number, ahora: string): Promise<boolean> {
  return (await tx.query(PASO, [...whose(persona), paso, ahora])).length > 0;
}

const QUITAR_TOTP = statement(
  'factores.QUITAR_TOTP',
  `delete from instancia.factores_totp where ${MINE} and confirmado is not null returning 1 as ok`,
);
export const deleteTotp = async (tx: Queryable, persona: PersonaConFactores): Promise<boolean> =>
  (await tx.query(QUITAR_TOTP, whose(persona))).length > 0;

const CODIGOS = statement('factores.CODIGOS', `select huella from instancia.codigos_recuperacion where ${MINE} and usado is null`);
export const findRecoveryDigests = async (tx: Queryable, persona: PersonaConFactores): Promise<string[]> =>
  (await tx.query(CODIGOS, whose(persona))).map(({ huella }) => huella);

const BORRAR_CODIGOS = statement('factores.BORRAR_CODIGOS', `delete from instancia.codigos_recuperacion where ${MINE}`);
const GUARDAR_CODIGOS = statement(
  'factores.GUARDAR_CODIGOS',
  'insert into instancia.codigos_recuperacion (entidad_id, usuario_id, huella) select $1, $2, unnest($3::text[])',
);
export async function replaceRecoveryDigests(tx: Queryable, persona: PersonaConFactores, huellas: readonly string[]): Promise<void> {
  await tx.query(BORRAR_CODIGOS, whose(persona));
  await tx.query(GUARDAR_CODIGOS, [...whose(persona), huellas]);
}

const USAR_CODIGO = statement(
  'factores.USAR_CODIGO',
  `update instancia.codigos_recuperacion set usado = $4 where ${MINE} and huella = $3 and usado is null returning 1 as ok`,
);
export const useRecoveryDigest = async (tx: Queryable, persona: PersonaConFactores, huella: string, ahora: string): Promise<boolean> =>
  (await tx.query(USAR_CODIGO, [...whose(persona), huella, ahora])).length > 0;

const QUITAR_TODO = statement(
  'factores.QUITAR_TODO',
  `
  with app as (delete from instancia.factores_totp where ${MINE} returning confirmado),
    codigos as (delete from instancia.codigos_recuperacion where ${MINE}),
    quitadas as (delete from instancia.llaves where ${MINE} returning 1)
  select exists (select from app where confirmado is not null) as aplicacion, (select count(*)::int from quitadas) as llaves`,
);

/** Deletes all factors of a person, prepared ones included. @returns what was in use. */
export async function deleteEverything(tx: Queryable, persona: PersonaConFactores): Promise<RowOf<typeof QUITAR_TODO>> {
  const [row] = await tx.query(QUITAR_TODO, whose(persona));
  return row ?? { aplicacion: false, llaves: 0 };
}

const ENTRADA = statement(
  'factores.ENTRADA',
  `select password_hash as "passwordHash", activo, user_name as "userName", (select nombre from instancia.entidades e where e.entidad_id = $1) as empresa
   from instancia.usuarios where ${MINE}`,
  told<{ empresa: string }>(),
);

export type EstadoEntrada = RowOf<typeof ENTRADA>;

/** Whether a person may sign in, and their password hash. */
export async function findLoginState(tx: Queryable, persona: PersonaConFactores): Promise<EstadoEntrada | null> {
  const [row] = await tx.query(ENTRADA, whose(persona));
  return row ?? null;
}
