import { classFor } from '@jornada/domain/ausencias/para-quien.ts';
import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { ExamenPermiso } from '@jornada/domain/permisos/index.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway } from '../../shared/why-away.ts';

/** The warnings that say of which kind another absence on the same days is. */
const DE_CLASE: ReadonlySet<string> = new Set(['con-vacaciones', 'con-baja']);

/** What the caller is told of an examination: of other absences on those days their kind only if they may know it. */
export function toldTo(sesion: Pick<Sesion, 'personaId' | 'permisos'>, ownerId: number, { rechazos, avisos, choques }: ExamenPermiso) {
  const isKnown = knowsWhyAway(sesion, ownerId);
  const told = avisos.map((aviso) => (DE_CLASE.has(aviso) && !isKnown ? ('con-ausencia' as const) : aviso));
  return {
    rechazos,
    avisos: [...new Set(told)],
    choques: choques.map(({ clase, desde, hasta }) => ({ clase: classFor(clase, isKnown), desde, hasta })),
  };
}

/** What whoever decides about a permit should know. `hoy`: a proof may still be late when it is looked at. */
export const warningsOf = (
  { rechazos, avisos }: Pick<ReturnType<typeof toldTo>, 'rechazos' | 'avisos'>,
  { justificanteHasta, hoy, hasFiles }: { justificanteHasta: string | null; hoy: string; hasFiles: boolean },
): AvisoAlDecidir[] => [
  ...rechazos,
  ...avisos,
  ...(justificanteHasta !== null && justificanteHasta < hoy && !hasFiles ? (['sin-justificante'] as const) : []),
];
