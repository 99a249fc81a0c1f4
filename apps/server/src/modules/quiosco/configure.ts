import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { createKiosk, updateKiosk, type DatosQuiosco } from './kiosks-repo.ts';
import { findKiosk } from './reads.ts';

export type Configure = (tx: Queryable, sesion: Sesion, input: ValidadaDe<typeof quiosco.configurar>) => Promise<void>;

/** Changes how a kiosk is set up: from the intranet, or at the device. */
export function createConfigure(options: { clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService }): Configure {
  const { clock, entidades, auditoria } = options;
  return async (tx, sesion, { id, version, subtipos = null, ...rest }) => {
    const { entidadId, revision } = sesion;
    const { centros } = await entidades.getConfiguration(entidadId, revision);
    if (!centros.get(rest.centroId)?.activo) throw new AppError('quiosco.centro-no-valido', { fields: { centroId: { key: 'opcion' } } });
    const before = await findKiosk(tx, { entidadId, id });
    if (!before) throw new AppError('quiosco.no-existe');
    const after: DatosQuiosco = {
      ...rest,
      subtipos: subtipos && [...new Set(subtipos)],
      identificacion: [...new Set(rest.identificacion)],
    };
    await createKiosk(tx, { entidadId, id }, null, clock.now().toString());
    const { centroId, otrosCentros, foto, diasFoto, visitas, mensaje, identificacion } = before;
    const cambios = cambiosDe(
      { centroId, subtipos: before.subtipos, identificacion, otrosCentros, foto, diasFoto, visitas, mensaje },
      after,
    );
    if (!(await updateKiosk(tx, { entidadId, id, version }, after))) throw await changedMeanwhile(tx, entidadId, 'persona', id);
    await auditoria.note(tx, {
      sesion: { ...sesion, personaId: sesion.usuarioId },
      accion: 'quiosco.configurar',
      sobreId: id,
      datos: { cambios },
    });
  };
}
