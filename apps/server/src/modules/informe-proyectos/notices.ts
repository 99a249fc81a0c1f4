import { defineEvent, subscribe, type Subscription } from '../../platform/bus.ts';
import { statement } from '../../platform/database/pool.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPerson } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';

/** A budget has passed a share of it, or somebody asks whoever answers for the project to look at it (0). */
export const presupuestoPasado = defineEvent<{ entidadId: number; proyectoId: number; umbral: number }>('informe-proyectos.presupuesto', {
  temas: ['informe-proyectos'],
});

const RESPONSABLE = statement(
  'informe-proyectos/notices.RESPONSABLE',
  'select responsable_id as id from instancia.proyectos where entidad_id = $1 and proyecto_id = $2 and cerrado is null',
);
const CASOS: Readonly<Record<number, string>> = { 0: 'aviso', 80: 'ochenta', 100: 'cien' };

/** To whoever answers for the project when the message is sent. */
export const presupuestoDeProyectoPasado = defineNotice<{ proyectoId: number; umbral: number }>({
  clase: 'presupuestos',
  envio: { ruta: ({ id = 0 }) => `/intranet/informe-proyectos?proyecto=${id}`, ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, proyectoId, umbral }) {
    const [row] = await tx.query(RESPONSABLE, [entidadId, proyectoId]);
    const person = row?.id == null ? null : await findPerson(tx, entidadId, row.id);
    return { people: person ? [person] : [], asunto: { id: proyectoId, caso: CASOS[umbral] ?? 'aviso' } };
  },
});

export const tellOfBudgets = ({ tell }: Pick<NotificacionesService, 'tell'>): Subscription =>
  subscribe(presupuestoPasado, async (data, { id }) => {
    await tell(presupuestoDeProyectoPasado, data, { id: idOf(id, data.umbral) });
  });
