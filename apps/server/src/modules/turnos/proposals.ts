import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { CELDAS_MAXIMO, PESOS_NORMALES, SEGUNDOS_PROPUESTA, type CeldaParaEscribir, type turnos } from '@jornada/contract/turnos/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import type { createDrafts } from './drafts.ts';
import { LLENAR, type TrabajoLlenar } from './filling.ts';
import { findNeeds } from './needs-repo.ts';
import { findPage } from './people-repo.ts';
import { findPlaces, plannedBy } from './reads.ts';
import { presentProposal } from './present-proposal.ts';
import { createProposal, deleteProposal, findProposal, stopProposal, type CeldaPropuesta } from './proposals-repo.ts';
import { checkedSpan, type PlanOptions } from './span.ts';

/** As many people are filled at once. */
const MOST = 300;

const cellOf = ({ personaId, fecha, partes, sobre }: CeldaPropuesta): CeldaParaEscribir => ({
  personaId,
  fecha,
  ...(partes.length === 0 ? { que: 'libre' } : { que: 'turnos', partes: partes as CeldaParaEscribir['partes'] }),
  sobre,
  version: null,
});

/** Proposals of plans: each planner has one, which becomes part of the draft only when they draw it. */
export function createProposals(
  options: PlanOptions,
  { jobs, drafts }: { jobs: Pick<Jobs, 'send'>; drafts: ReturnType<typeof createDrafts> },
) {
  const { db, clock } = options;
  return {
    async begin(sesion: Sesion, pedida: ValidadaDe<typeof turnos.proponer>): Promise<SalidaDe<typeof turnos.proponer>> {
      const { entidadId, usuarioId, revision } = sesion;
      const { desde, hasta, centroId, departamentoId, que, margenMinutos = 0, segundos = SEGUNDOS_PROPUESTA.normal, pesos } = pedida;
      checkedSpan({ desde, hasta });
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        const alcance = await plannedBy(tx, sesion, hoy);
        const { centros } = await findPlaces(tx, alcance, { desde, hasta });
        if (!centros.some(({ id }) => id === centroId)) throw new AppError('turnos.centro-no-existe');
        const { ids, total } = await findPage(tx, alcance, { desde, hasta, centroId, departamentoId }, { start: 0, limit: MOST });
        if (ids.length === 0 || (await findNeeds(tx, entidadId, centroId)).length === 0) throw new AppError('turnos.nada-que-proponer');
        if (total > MOST) throw new AppError('turnos.demasiadas-personas', { params: { maximo: MOST, personas: total } });
        const pedido = { que, margenMinutos, segundos, pesos: pesos ?? PESOS_NORMALES };
        const momento = clock.now().toString();
        const numero = await createProposal(tx, entidadId, { autorId: usuarioId, centroId, desde, hasta, pedido, personas: ids, momento });
        await jobs.send(LLENAR, { entidadId, autorId: usuarioId, numero, revision } satisfies TrabajoLlenar, { tx });
        return { numero };
      });
    },

    async read({ entidadId, usuarioId }: Sesion): Promise<SalidaDe<typeof turnos.propuesta>> {
      const fila = await db.tenant(entidadId, (tx) => findProposal(tx, entidadId, usuarioId));
      return { propuesta: fila ? presentProposal(fila) : null, pesos: fila?.pedido.pesos ?? PESOS_NORMALES };
    },

    async stop({ entidadId, usuarioId }: Sesion): Promise<null> {
      await db.tenant(entidadId, (tx) => stopProposal(tx, entidadId, usuarioId));
      return null;
    },

    async discard({ entidadId, usuarioId }: Sesion): Promise<null> {
      await db.tenant(entidadId, (tx) => deleteProposal(tx, entidadId, usuarioId, null));
      return null;
    },

    /** Each day only if it is still as the proposal saw it: not drawn, published or closed since. */
    async draw(sesion: Sesion, { numero }: ValidadaDe<typeof turnos.dibujarPropuesta>): Promise<SalidaDe<typeof turnos.dibujarPropuesta>> {
      const { entidadId, usuarioId } = sesion;
      const fila = await db.tenant(entidadId, (tx) => findProposal(tx, entidadId, usuarioId));
      if (fila?.numero !== numero || !fila.resultado) throw new AppError('turnos.propuesta-no-existe');
      const celdas = fila.resultado.celdas.map(cellOf);
      let written = 0;
      for (let from = 0; from < celdas.length; from += CELDAS_MAXIMO) {
        const { items } = await drafts.write(sesion, { celdas: celdas.slice(from, from + CELDAS_MAXIMO) });
        written += items.filter(({ fallo }) => fallo === null).length;
      }
      await db.tenant(entidadId, (tx) => deleteProposal(tx, entidadId, usuarioId, numero));
      return { celdas: written, omitidas: celdas.length - written };
    },
  };
}
