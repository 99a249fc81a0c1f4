import type { ResultadoLinea } from '@jornada/domain/personas/importar/index.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import { cambiosDe } from '../../../shared/catalogue/changes.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import { createBirths, createNafs, createVersions, type VersionNueva } from '../../contratos/service.ts';
import { factsOf } from '../../contratos/reads.ts';
import { contractedOf } from './dry-run.ts';

type Options = {
  sesion: Sesion;
  auditoria: AuditoriaService;
  momento: string;
  resultados: readonly ResultadoLinea[];
  /** Those of the new people, by ID number. */
  ids: ReadonlyMap<string, number>;
};

const idOf = (resultado: ResultadoLinea, ids: Options['ids']): number => {
  if (resultado.estado === 'crear') return ids.get(resultado.nueva.documento) ?? 0;
  return resultado.estado === 'cambiar' ? resultado.id : 0;
};

/** Writes what the lines say of contracts and birth dates, as the form does. @returns about how many people. */
export async function writeContracts(tx: Queryable, { sesion, auditoria, momento, resultados, ids }: Options): Promise<number> {
  const { entidadId, usuarioId: autorId } = sesion;
  const said = resultados.flatMap((resultado) => {
    const contratado = contractedOf(resultado);
    return contratado ? [{ usuario: idOf(resultado, ids), ...contratado }] : [];
  });
  const versiones = said.flatMap(({ usuario, contrato }): VersionNueva[] => (contrato ? [{ usuario, ...contrato }] : []));
  const nacidas = said.flatMap(({ usuario, nacimiento }) => (nacimiento === null ? [] : [{ usuario, fecha: nacimiento }]));
  const nafs = said.flatMap(({ usuario, naf }) => (naf === null ? [] : [{ usuario, naf }]));
  if (versiones.length > 0) await createVersions(tx, entidadId, versiones, { autorId, momento });
  if (nacidas.length > 0) await createBirths(tx, entidadId, nacidas, { autorId, momento });
  if (nafs.length > 0) await createNafs(tx, entidadId, nafs, { autorId, momento });
  for (const { usuario, contrato, base, nacimiento, naf } of said) {
    if (contrato) {
      const cambios = cambiosDe(base ? factsOf(base) : {}, factsOf(contrato));
      await auditoria.note(tx, { sesion, accion: 'contratos.cambiar', sobreId: usuario, datos: { desde: contrato.desde, cambios } });
    }
    // Neither the date nor the number is in a log.
    if (nacimiento !== null) await auditoria.note(tx, { sesion, accion: 'contratos.nacimiento', sobreId: usuario });
    if (naf !== null) await auditoria.note(tx, { sesion, accion: 'contratos.naf', sobreId: usuario });
  }
  return said.length;
}
