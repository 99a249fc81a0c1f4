import type * as z from 'zod/mini';
import type { ModuloSolicitud, EstadoSolicitud, ModuloDecision, AccionSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import type { EnvioSolicitud } from './kinds.ts';
import { type Queryable, statement } from '../../platform/database/pool.ts';
import { defineEvent } from '../../platform/bus.ts';

/** What is wrong with one field. */
export const invalidField = (field: string): AppError =>
  new AppError('general.datos-no-validos', { fields: { [field]: { key: 'formato' } } });

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw invalidField('data');
  }
}

/** The fields of a form so far (`data` of `nuevo`), as JSON; none is an empty form. @throws AppError `general.datos-no-validos`. */
export const readDraft = <S extends z.ZodMiniType>(schema: S, data: string | undefined): z.output<S> =>
  validate(schema, data === undefined || data === '' ? {} : parsed(data));

/** The values of a form (`valores` of `nuevo`): what it starts with, and in its place what was typed so far. An emptied field has none. */
export function valuesWith<V extends object>(start: V, typed: { readonly [K in keyof V]?: V[K] | '' | null | undefined }): V {
  const given = Object.keys(start).flatMap((key) => {
    const value = typed[key as keyof V];
    return value === undefined ? [] : [[key, value === '' ? null : value]];
  });
  return { ...start, ...(Object.fromEntries(given) as Partial<V>) };
}

/** What every form sends beside its own fields (`alGuardar` of the contract). Without an id it is a new request. */
export const envioOf = (
  modulo: ModuloSolicitud,
  input: { id?: number | undefined; version?: number | undefined; borrador?: boolean | undefined },
  clave: string | null,
): Omit<EnvioSolicitud, 'prepare'> => {
  const { id = 0, version = null, borrador = false } = input;
  return { modulo, id: id || null, version, borrador, clave, cuerpo: input };
};

const IN_PLAN: Partial<Record<EstadoSolicitud, 'pedida' | 'aprobada'>> = {
  pendiente: 'pedida',
  'en-curso': 'pedida',
  aprobada: 'aprobada',
  'anulacion-solicitada': 'aprobada',
};

/** Whether a request for time off stands in the plan, and whether it is agreed. */
export const inPlan = (estado: EstadoSolicitud): 'pedida' | 'aprobada' | undefined => IN_PLAN[estado];

/** Whose answers, and since when they are shown. */
export type Whose = { entidadId: number; personaId: number; desde: string };

// A request that waits again has no answer yet.
export const ANSWERED = `from instancia.solicitudes s
  where s.entidad_id = $1 and s.usuario_id = $2 and s.turno_desde is null and s.decidida_por <> s.usuario_id`;

const UNSEEN = statement(
  'solicitudes/reads.UNSEEN',
  `
  select count(distinct case s.modulo when 'correcciones' then 'dia ' || s.desde else s.solicitud_id::text end)::int as total ${ANSWERED} and s.decidida > greatest($3, (
    select u.respuestas_vistas from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2))`,
);

/** How many own requests were decided since the person last looked. Corrections of one day are shown, and count, as one. */
export async function countUnseenAnswers(tx: Queryable, { entidadId, personaId, desde }: Whose): Promise<number> {
  const [row] = await tx.query(UNSEEN, [entidadId, personaId, desde]);
  return row?.total ?? 0;
}

/** States in which a request still means something. */
export const TAKES_FILES: ReadonlySet<EstadoSolicitud> = new Set(['borrador', 'pendiente', 'en-curso', 'aprobada']);

/** How many days an answer is shown in the inbox. */
export const DIAS_DE_RESPUESTAS = 90;

/** What was done to a request. `esperabaDe`: who was waited for before; undefined: nobody, null: the company. */
type Cambio = {
  entidadId: number;
  personaId: number;
  solicitudId: number;
  modulo: ModuloDecision;
  version: number;
  accion: AccionSolicitud;
  autorId: number;
  esperabaDe?: number | null;
};

/** A request was sent, changed or decided. The open apps of its person are told. */
export const solicitudCambiada = defineEvent<Cambio>('solicitudes.cambiada', {
  // Corrections of the record have no list of their own.
  temas: ({ modulo }) => ['solicitudes', ...(modulo === 'correcciones' ? [] : [modulo]), 'registros', 'resumen', 'bandeja'],
});
