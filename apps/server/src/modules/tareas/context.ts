import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RegistrosService } from '../registros/service.ts';

/** What the parts of this module are made of. */
export type Partes = { db: Database; clock: Clock; registros: Pick<RegistrosService, 'readWorkedDays' | 'logForAnother' | 'entries'> };
