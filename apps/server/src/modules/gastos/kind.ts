import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import { AVISOS_GASTO_AL_DECIDIR, type AvisoGasto } from '@jornada/domain/gastos/index.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { openProjects } from '../registros/reads.ts';
import type { SolicitudKind } from '../solicitudes/service.ts';
import { findAround } from './around-repo.ts';
import { choose, sayNow, subjectOf } from './examine.ts';
import { isUnpaid } from './company-repo.ts';
import { findLists } from './lists-repo.ts';
import { MODULO } from './model.ts';
import { findGastos } from './repo.ts';

/** What whoever decides is told in a list. The rest stands in the open request. */
const SAID: ReadonlySet<string> = new Set(AVISOS_GASTO_AL_DECIDIR);
const isSaid = (aviso: AvisoGasto): aviso is AvisoGasto & AvisoAlDecidir => SAID.has(aviso);

/** Expenses as a kind of request: no record changes, and what they come to was fixed when they were sent. */
export function createExpenseKind({ entidades, ficheros }: { entidades: EntidadesService; ficheros: SavedFiles }): SolicitudKind {
  return {
    modulo: MODULO,
    changesRecord: false,
    staysOpen: () => isUnpaid,
    async checkApproval() {},

    async findWarnings(tx, sesion, solicitudes) {
      const { entidadId } = sesion;
      const ids = solicitudes.map(({ id }) => id);
      const gastos = await findGastos(tx, entidadId, ids);
      const files = await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: ids });
      const empresa = await entidades.getConfiguration(entidadId, sesion.revision);
      // The rates do not matter here: what is said of them was written down when it was sent.
      const listas = await findLists(tx, entidadId, '2000-01-01');
      const asked = solicitudes.flatMap(({ id, personaId }) => {
        const gasto = gastos.get(id);
        if (!gasto) return [];
        const elegido = choose(gasto.campos, listas, { proyectos: openProjects(empresa, personaId), antes: gasto.campos });
        const asunto = subjectOf(elegido, { id, personaId, ficheros: (files.get(id) ?? []).map((one) => one.id) });
        return [{ id, gasto, tipo: elegido.tipo, asunto }];
      });
      const around = await findAround(
        tx,
        entidadId,
        asked.map(({ asunto }) => asunto),
      );
      return new Map(
        asked.map(({ id, gasto, tipo, asunto }, index) => {
          const alrededor = around[index];
          return [id, alrededor ? sayNow(gasto, tipo, { alrededor, ficheros: asunto.ficheros.length }).avisos.filter(isSaid) : []];
        }),
      );
    },
  };
}
