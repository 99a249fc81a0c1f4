import type { Client } from '@jornada/client';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { readOptions } from '@jornada/web/read-options.ts';

// Reads that several features use, and how long each answer counts as new. Reads of one feature are in its `api.ts`.

type Reading = { client: Pick<Client, 'call'> };

const TEN_SECONDS = 10_000;
const FEW_MINUTES = 3 * 60_000;
const HALF_HOUR = 30 * 60_000;

/** The recorded day with week, month and what comes next: the data of home in one call. */
export const hoyQuery = (services: Reading) =>
  readOptions(services, registros.registrosHoy, {}, { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always', isKept: true });

/** One day with its records, corrections and sum. */
export const diaQuery = (services: Reading, fecha: string) => readOptions(services, registros.listado, { filtro_fecha: fecha });

/** Whether today differs from the plan, and the company's options for that; `tipo`: the type of the clock-out. */
export const mensajeQuery = (services: Reading, tipo: number) =>
  readOptions(services, registros.mensajeConfirmacion, { tipo, timezone: deviceZone() }, { staleTime: TEN_SECONDS });

/** The company's record types, in order. They change about once a year. */
export const tiposQuery = (services: Reading) => readOptions(services, tipos.todos, {}, { staleTime: HALF_HOUR, isKept: true });

/** The open projects. */
export const proyectosQuery = (services: Reading) => readOptions(services, tipos.proyectos, {}, { staleTime: 5 * 60_000 });

/** How many corrections wait for the signed-in person. */
export const pendientesQuery = (services: Reading) =>
  readOptions(services, bandeja.pendientes, {}, { refetchOnWindowFocus: true, refetchInterval: FEW_MINUTES });

/** How many requests wait for the signed-in person's decision. */
export const porDecidirQuery = (services: Reading) =>
  readOptions(services, solicitudes.pendientes, {}, { refetchOnWindowFocus: true, refetchInterval: FEW_MINUTES });
