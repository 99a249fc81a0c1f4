import type { BajaVista, SaludVista } from '@jornada/contract/bajas/vistas.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { daysOfProcess, expectedEnd, groupOf, limitsOf, nextReview } from '@jornada/domain/bajas/index.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { seesHealth } from '../../shared/why-away.ts';
import { medicalOf, type BajaLeida } from './repo.ts';
import { isOverdue, type SituacionDeBajas } from './situation.ts';

type Known = {
  leida: BajaLeida;
  situacion: SituacionDeBajas;
  /** Days of vacation that it gives back. */
  vacaciones: number;
  ficheros: readonly FicheroVista[];
  hoy: string;
};

/** What only the person and those see who may see health data. */
export function presentHealth({ leida, situacion, vacaciones, ficheros, hoy }: Known): SaludVista {
  const baja = medicalOf(leida);
  const { desde, hasta: alta, tipo, duracionDias } = baja;
  const others = situacion.othersThan(baja.id);
  const earlier = others.find(({ id }) => id === baja.recaidaDe);
  const limits = limitsOf(baja, others);
  const isOff = leida.estado === 'aprobada';
  const [prevista, revision] = [expectedEnd(baja), isOff || leida.estado === 'pendiente' ? nextReview(baja) : null];
  return {
    tipo,
    duracionDias,
    prevista,
    alta,
    grupo: groupOf(baja),
    revision,
    vencida: isOff && alta === null && isOverdue({ revision, prevista }, hoy),
    confirmaciones: leida.confirmaciones.map((one) => ({
      fecha: one.fecha,
      prevista: expectedEnd({ desde, duracionDias: one.duracionDias }) ?? one.fecha,
      autor: one.autor,
    })),
    recaidaDe: earlier?.hasta ? { id: earlier.id, tipo: earlier.tipo, desde: earlier.desde, hasta: earlier.hasta } : null,
    diasProceso: daysOfProcess(baja, others, hoy),
    maxima: limits?.maxima ?? null,
    prorroga: limits?.prorroga ?? null,
    vacaciones,
    ficheros: [...ficheros],
  };
}

/** What the caller may do now. */
export function presentMay(sesion: Sesion, { persona, estado }: SolicitudAbierta, alta: string | null): BajaVista['puedeBaja'] {
  const isOwn = persona.id === sesion.personaId;
  const manages = seesHealth(sesion) && !isOwn && persona.id !== sesion.usuarioId;
  const stands = estado === 'aprobada';
  const goesOn = stands && alta === null;
  return {
    confirmar: goesOn && (isOwn || manages),
    darAlta: (goesOn && isOwn) || (stands && manages),
    reabrir: stands && alta !== null && manages,
    anular: stands && manages,
  };
}
