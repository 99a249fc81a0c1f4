import { ringsAt } from '@jornada/domain/chat/quiet.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EntidadesService } from '../../../shared/company/configuration.ts';
import { laborOf } from '../person/labor.ts';
import { readPerson } from '../person/repo.ts';

/** In how many seconds a message may ring for a person; 0: at once; null: they do not work for weeks. */
export type RingsIn = (tx: Transaction, entidadId: number, personaId: number) => Promise<number | null>;

export function createRings({ clock, entidades }: { clock: Clock; entidades: EntidadesService }): RingsIn {
  return async (tx, entidadId, personaId) => {
    const ahora = clock.now();
    const around = ahora.toZonedDateTimeISO('UTC').toPlainDate();
    const days = { desde: around.subtract({ days: 2 }).toString(), hasta: around.add({ days: 1 }).toString() };
    const persona = await readPerson(tx, { entidadId, personaId, eventos: days, dias: days, dia: null, clave: null });
    const empresa = await entidades.getConfiguration(entidadId, persona.revision);
    const isIn = persona.jornadas.some(({ estado, situacion }) => estado === 'abierta' && situacion !== 'fuera');
    const at = { laboral: laborOf(persona, empresa), isWorking: isIn, zona: empresa.zona };
    const rings = ringsAt(at, ahora.toString());
    return rings === null ? null : Math.ceil(ahora.until(rings).total('seconds'));
  };
}
