import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { ExamenPermiso } from '@jornada/domain/permisos/index.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Configuracion } from '../entidades/service.ts';

/** The day of an instant, where the company is. */
export const dayIn = ({ zona }: Pick<Configuracion, 'zona'>, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zona).toPlainDate().toString();

/** Whether somebody may know that a person is on sick leave: the person, and those whom the company lets see health data. */
export const seesLeave = ({ personaId, permisos }: Pick<Sesion, 'personaId' | 'permisos'>, ownerId: number): boolean =>
  personaId === ownerId || permisos.has('bajas.gestionar:all');

/** The same examination without sick leave, for others. */
export const withoutLeave = <E extends Pick<ExamenPermiso, 'avisos' | 'choques'>>(examen: E): E => ({
  ...examen,
  avisos: examen.avisos.filter((aviso) => aviso !== 'con-baja'),
  choques: examen.choques.filter(({ clase }) => clase !== 'baja'),
});

/** What whoever decides about a permit should know. `hoy`: a proof may still be late when it is looked at. */
export const warningsOf = (
  { rechazos, avisos }: Pick<ExamenPermiso, 'rechazos' | 'avisos'>,
  { justificanteHasta, hoy, hasFiles }: { justificanteHasta: string | null; hoy: string; hasFiles: boolean },
): AvisoAlDecidir[] => [
  ...rechazos,
  ...avisos,
  ...(justificanteHasta !== null && justificanteHasta < hoy && !hasFiles ? (['sin-justificante'] as const) : []),
];
