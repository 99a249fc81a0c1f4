import type { Clock } from '../../platform/clock.ts';
import { createAuditoriaService, type AuditoriaService } from './service.ts';

/** How modules note what people of the demo company did, at the moments of its story. */
export const auditOfDemo = ({ clock }: { clock: Clock }): AuditoriaService => createAuditoriaService({ clock });
