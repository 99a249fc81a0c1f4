import { defineNotice } from '../../../shared/notice.ts';
import { findPerson } from '../../notificaciones/reads.ts';
import { findPending } from './reminders-repo.ts';

type Propuestas = { personaId: number; autorId: number; ids: number[] };

/** What the company proposes about a person's record waits for their answer. */
export const correccionPorResponder = defineNotice<Propuestas>({
  clase: 'correcciones',
  envio: { ruta: () => '/bandeja', ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, personaId, ids }) {
    const [id] = await findPending(tx, entidadId, personaId, ids);
    const person = await findPerson(tx, entidadId, personaId);
    // Answered or taken back meanwhile: there is nothing to tell.
    return id === undefined || !person ? { people: [], asunto: {} } : { people: [person], asunto: { id } };
  },
});

/** A person answered what somebody of the company proposed. */
export const propuestaRespondida = defineNotice<Propuestas & { paraId: number }>({
  clase: 'respuestas',
  envio: { ruta: () => '/bandeja?estado=resueltas', ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, paraId, ids: [id = 0] }) {
    const person = await findPerson(tx, entidadId, paraId);
    return { people: person ? [person] : [], asunto: { id } };
  },
});

/** A person is still clocked in after their planned end. Useful for a few hours only. */
export const salidaOlvidada = defineNotice<{ personaId: number }>({
  clase: 'recordatorio-salida',
  envio: { ruta: () => '/home', ttlHoras: 2, urgency: 'high', topic: 'recordatorio-salida' },
  async decide(tx, { entidadId, personaId }) {
    const person = await findPerson(tx, entidadId, personaId);
    return { people: person ? [person] : [], asunto: {} };
  },
});

export const NOTICES = [correccionPorResponder, propuestaRespondida, salidaOlvidada];
