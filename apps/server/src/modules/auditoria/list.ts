import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { auditoria } from '@jornada/contract/auditoria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { deviceOf } from '../auth/reads.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { AnyModule } from '../../shared/module.ts';
import { createFindEntries, type FilaApunte } from './repo.ts';

type Lista = SalidaDe<typeof auditoria.listado>;

const LIMIT = 20;

function present({ autorId, autor, porId, por, sobre, sobreId, nombre, dispositivo, ...row }: FilaApunte): Lista['items'][number] {
  return {
    ...row,
    autor: { id: autorId, nombre: autor },
    por: porId === null ? null : { id: porId, nombre: por ?? '' },
    sobre: { clase: sobre, id: sobreId, nombre },
    dispositivo: deviceOf(dispositivo),
  };
}

/** Reads the audit log. Days are those of the company's zone. */
export function createAuditList({ db, entidades, modules }: { db: Database; entidades: EntidadesService; modules: readonly AnyModule[] }) {
  const findEntries = createFindEntries(Object.fromEntries(modules.flatMap(({ things = {} }) => Object.entries(things))));
  return async (sesion: Sesion, input: ValidadaDe<typeof auditoria.listado>): Promise<Lista> => {
    const { persona = null, accion = null, desde, hasta, start = 0, limit = LIMIT } = input;
    const { zona } = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const midnight = (fecha: string, days: number): string =>
      Temporal.PlainDate.from(fecha).add({ days }).toZonedDateTime(zona).toInstant().toString();
    const filtro = {
      personaId: persona,
      accion,
      desde: desde === undefined ? null : midnight(desde, 0),
      hasta: hasta === undefined ? null : midnight(hasta, 1),
      start,
      limit,
    };
    const { items, total } = await db.tenant(sesion.entidadId, (tx) => findEntries(tx, sesion.entidadId, filtro));
    return { items: items.map(present), total };
  };
}
