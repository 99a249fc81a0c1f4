import type { BajaVista, ConsecuenciasBajaVista, SaludVista } from '@jornada/contract/bajas/vistas.ts';
import { createPuede, createSolicitud, createVacaciones } from './solicitudes.ts';

/** What those know of a leave who may: of ten days from 16 November, with a review that is due today. */
export function createSalud(changes: Partial<SaludVista> = {}): SaludVista {
  return {
    tipo: 'enfermedad-comun',
    duracionDias: 10,
    prevista: '2026-11-25',
    alta: null,
    grupo: 'corta',
    revision: '2026-11-23',
    vencida: false,
    confirmaciones: [],
    recaidaDe: null,
    diasProceso: 8,
    maxima: '2027-11-15',
    prorroga: '2028-05-13',
    vacaciones: 0,
    ficheros: [],
    ...changes,
  };
}

/** The same leave, open: noted, as its own person sees it. */
export function createBaja(changes: Partial<BajaVista> = {}): BajaVista {
  const { persona } = createVacaciones();
  const decidida = { autor: 'Carmen Ruiz', momento: '2026-11-16T12:00:00+01:00', motivo: null };
  const known = { modulo: 'bajas', estado: 'aprobada', version: 2, desde: '2026-11-16', hasta: '2026-11-25' } as const;
  return {
    ...createSolicitud({ ...known, cantidad: { unidad: 'dias', dias: 10 }, espera: null, decidida }),
    persona,
    comentario: null,
    pasos: [],
    historia: [
      { accion: 'enviar', autor: persona.nombre, momento: '2026-11-16T08:12:00+01:00', motivo: null },
      { accion: 'aprobar', autor: 'Carmen Ruiz', momento: '2026-11-16T12:00:00+01:00', motivo: null },
    ],
    mesCerrado: false,
    puede: createPuede(),
    salud: createSalud(),
    puedeBaja: { confirmar: true, darAlta: true, reabrir: false, anular: false },
    avisos: [],
    ...changes,
  };
}

/** What a leave of ten days would mean. */
export function createConsecuenciasBaja(changes: Partial<ConsecuenciasBajaVista> = {}): ConsecuenciasBajaVista {
  return {
    desde: '2026-11-23',
    hasta: '2026-12-02',
    dias: 10,
    grupo: 'corta',
    revision: '2026-11-30',
    vacaciones: 0,
    obstaculos: [],
    avisos: [],
    ...changes,
  };
}
