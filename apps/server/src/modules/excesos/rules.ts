import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { excesos } from '@jornada/contract/excesos/calls.ts';
import { reglaExcesoEn } from '@jornada/domain/excesos/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { findAgreements, findExcessRules, type FilaReglaExceso } from '../../shared/company/configuration-repo.ts';

const GUARDAR = statement(
  'excesos/rules.GUARDAR',
  `
  insert into instancia.excesos_reglas as r (entidad_id, familia_id, desde, completa, parcial) values ($1, $2, $3, $4, $5)
  on conflict (entidad_id, familia_id, desde) do update set completa = excluded.completa, parcial = excluded.parcial, version = r.version + 1`,
);

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };

/** What minutes above the plan are if nobody says otherwise. */
export function createExcessRules({ db, clock, entidades, auditoria }: Options) {
  async function read(tx: Queryable, entidadId: number): Promise<SalidaDe<typeof excesos.reglas>> {
    const convenios = await findAgreements(tx, entidadId);
    const nameOf = (id: number): { id: number; nombre: string } => ({ id, nombre: convenios.find((one) => one.id === id)?.nombre ?? '' });
    const rules = await findExcessRules(tx, entidadId);
    const present = ({ convenio, ...rule }: FilaReglaExceso) => ({ ...rule, convenio: convenio === null ? null : nameOf(convenio) });
    const { completa, parcial } = reglaExcesoEn([], '2000-01-01');
    return {
      items: [...rules.toReversed().map(present), { desde: null, convenio: null, completa, parcial }],
      convenios: convenios.map(({ id, nombre }) => ({ id, nombre })),
    };
  }

  return {
    list: ({ entidadId }: Sesion) => db.tenant(entidadId, (tx) => read(tx, entidadId)),

    /** @throws AppError `excesos.regla-pasada`: months that are over keep what they had. */
    async save(sesion: Sesion, { desde, convenio = null, completa, parcial }: ValidadaDe<typeof excesos.guardarRegla>) {
      const { entidadId } = sesion;
      if (desde < `${(await todayOf({ clock, entidades }, sesion)).slice(0, 7)}-01`) throw new AppError('excesos.regla-pasada');
      return db.tenant(entidadId, async (tx) => {
        const known = await findAgreements(tx, entidadId);
        if (convenio !== null && !known.some(({ id }) => id === convenio)) throw new AppError('excesos.convenio-no-existe');
        const { completa: before, parcial: partTime } = reglaExcesoEn(await findExcessRules(tx, entidadId), desde, convenio);
        await tx.query(GUARDAR, [entidadId, convenio, desde, completa, parcial]);
        const cambios = cambiosDe({ completa: before, parcial: partTime }, { completa, parcial });
        await auditoria.note(tx, { sesion, accion: 'excesos.regla', sobreId: null, datos: { desde, cambios } });
        return read(tx, entidadId);
      });
    },
  };
}
