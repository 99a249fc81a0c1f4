import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { ExamenPermiso } from '@jornada/domain/permisos/index.ts';
import type { Configuracion } from '../entidades/service.ts';

/** The day of an instant, where the company is. */
export const dayIn = ({ zona }: Pick<Configuracion, 'zona'>, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zona).toPlainDate().toString();

/** What whoever decides about a permit should know. `hoy`: a proof may still be late when it is looked at. */
export const warningsOf = (
  { rechazos, avisos }: Pick<ExamenPermiso, 'rechazos' | 'avisos'>,
  { justificanteHasta, hoy, hasFiles }: { justificanteHasta: string | null; hoy: string; hasFiles: boolean },
): AvisoAlDecidir[] => [
  ...rechazos,
  ...avisos,
  ...(justificanteHasta !== null && justificanteHasta < hoy && !hasFiles ? (['sin-justificante'] as const) : []),
];
