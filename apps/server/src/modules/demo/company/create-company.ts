import type { Queryable } from '../../../platform/database/pool.ts';
import { run, sql } from '../../../platform/database/sql.ts';
import type { DemoWriters } from '../../../shared/module.ts';
import { confirmHolidays, createCentral, findAdmin, findDemo, setCompany, takeLock } from '../repo.ts';
import { CENTROS, CLAVES_CENTRO } from './centres.ts';
import { createPeople } from './create-people.ts';
import { PROYECTOS } from './projects.ts';
import { TIPOS } from './record-types.ts';
import { CLAVES_HORARIO, firstVersionOf, HORARIOS } from './schedules.ts';
import { AJUSTES, EMPRESA } from './settings.ts';
import { openYears } from './years.ts';

type NuevaEmpresa = {
  passwordHash: string;
  creada: string;
  desde: string;
  years: readonly number[];
  /** Writes the data of other features. */
  features: DemoWriters;
};

/** Makes the complete company within the given central transaction, unless another node has just made it. @returns its id. */
export async function createCompany(tx: Queryable, { passwordHash, creada, desde, years, features }: NuevaEmpresa): Promise<number> {
  await takeLock(tx);
  const there = await findDemo(tx);
  if (there !== null) return there;
  const entidadId = await createCentral(tx, EMPRESA.nombre, creada);
  await setCompany(tx, entidadId);
  await run(tx, sql.insertInto('instancia.entidades').values({ entidad_id: entidadId, ...EMPRESA, ajustes: JSON.stringify(AJUSTES) }));
  const ano = Temporal.Instant.from(creada).toZonedDateTimeISO(EMPRESA.zona).year;
  await furnish(tx, entidadId, years, ano);
  const people = await createPeople(tx, { entidadId, passwordHash, desde });
  await features.begin(tx, { entidadId, people, ahora: creada });
  const autorId = await findAdmin(tx, entidadId);
  if (autorId !== null) await confirmHolidays(tx, entidadId, { momento: creada, autorId, hasta: ano });
  return entidadId;
}

/** Centres, schedules, public holidays, record types and projects: what people need before they can clock. */
export async function furnish(tx: Queryable, entidadId: number, years: readonly number[], ano: number): Promise<void> {
  await createCentres(tx, entidadId);
  await createSchedules(tx, entidadId);
  await openYears(tx, entidadId, years, ano);
  await createClock(tx, entidadId);
}

async function createCentres(tx: Queryable, entidadId: number): Promise<void> {
  const rows = CLAVES_CENTRO.map((clave) => {
    const { radioMetros, ...centro } = CENTROS[clave];
    return { entidad_id: entidadId, ...centro, radio_metros: radioMetros };
  });
  await run(tx, sql.insertInto('instancia.centros').values(rows));
}

async function createSchedules(tx: Queryable, entidadId: number): Promise<void> {
  const rows = await run(
    tx,
    sql
      .insertInto('instancia.horarios')
      .values(CLAVES_HORARIO.map((clave) => ({ entidad_id: entidadId, nombre: HORARIOS[clave].nombre })))
      .returning(['horario_id', 'nombre']),
  );
  const ids = new Map(rows.map(({ horario_id, nombre }) => [nombre, horario_id]));
  const versiones = CLAVES_HORARIO.map((clave) => {
    const { desde, definicion } = firstVersionOf(clave);
    return { entidad_id: entidadId, horario_id: ids.get(HORARIOS[clave].nombre) ?? 0, desde, definicion: JSON.stringify(definicion) };
  });
  await run(tx, sql.insertInto('instancia.horarios_versiones').values(versiones));
}

/** Record types and projects. */
async function createClock(tx: Queryable, entidadId: number): Promise<void> {
  const tipos = Object.values(TIPOS).map(({ requiereProyecto, requiereObservaciones, requierePosicion, ...tipo }, orden) => ({
    entidad_id: entidadId,
    ...tipo,
    requiere_proyecto: requiereProyecto,
    requiere_observaciones: requiereObservaciones,
    requiere_posicion: requierePosicion,
    orden,
  }));
  await run(tx, sql.insertInto('instancia.tipos').values(tipos));
  const named = [...new Set(Object.values(PROYECTOS).flatMap(({ cliente }) => (cliente === null ? [] : [cliente])))];
  const clientes = await run(
    tx,
    sql
      .insertInto('instancia.clientes')
      .values(named.map((nombre) => ({ entidad_id: entidadId, nombre })))
      .returning(['cliente_id', 'nombre']),
  );
  const idOf = new Map(clientes.map(({ cliente_id, nombre }) => [nombre, cliente_id]));
  const projects = Object.values(PROYECTOS).map(({ nombre, cliente }) => ({
    entidad_id: entidadId,
    nombre,
    cliente_id: cliente === null ? null : (idOf.get(cliente) ?? null),
  }));
  await run(tx, sql.insertInto('instancia.proyectos').values(projects));
}
