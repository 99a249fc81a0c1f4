import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';

/** The summary of a month is there: with the payslip, for part-timers and after overtime. */
export const resumenListo = defineNotice<{ ids: number[]; mes: string }>({
  clase: 'resumen-mensual',
  envio: {
    ruta: ({ mes = '' }) => `/resumen/mensual?ano=${Number(mes.slice(0, 4))}&mes=${Number(mes.slice(5))}`,
    ttlHoras: 72,
    urgency: 'normal',
  },
  decide: async (tx, { entidadId, ids, mes }) => ({ people: await findPeople(tx, entidadId, ids), asunto: { mes } }),
});
