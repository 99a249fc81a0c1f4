import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { seesHealth } from '../../shared/why-away.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { solicitudesModule, createOwnCalls } from '../solicitudes/module.ts';
import { examples } from './examples.ts';
import { createGoingOn } from './going-on.ts';
import { createLeaveKind, MODULO } from './kind.ts';
import { createManaging } from './managing.ts';
import { findOwner } from './repo.ts';
import { createBajasService } from './service.ts';

/** Nobody asks for the cancellation of a leave, and none is paid. */
const ESTADOS = ['borrador', 'pendiente', 'en-curso', 'aprobada', 'rechazada', 'anulada'] as const;
/** States in which the person themselves may still change what they told. */
const UNDECIDED: ReadonlySet<string> = new Set(['borrador', 'pendiente', 'en-curso']);
const OF_OWN = `t.entidad_id = $1 and t.solicitud_id in (select b.solicitud_id from instancia.bajas b where b.entidad_id = $1 and b.usuario_id = $2)`;

/** Whether somebody may do something with the papers of a leave: those who may see health data, and the person. */
async function mayTouch(tx: Queryable, sesion: Sesion, id: number, states?: ReadonlySet<string>): Promise<boolean> {
  // A tablet that everybody uses shows no papers.
  if (sesion.esQuiosco) return false;
  const owner = await findOwner(tx, sesion.entidadId, id);
  if (!owner) return false;
  if (owner.personaId === sesion.personaId) return states?.has(owner.estado) ?? true;
  return seesHealth(sesion) && owner.estado !== 'borrador';
}

export const bajasModule = defineModule(bajas, {
  examples,
  files: {
    canRead: (tx, sesion, id) => mayTouch(tx, sesion, id),
    canChange: (tx, sesion, id) => mayTouch(tx, sesion, id, UNDECIDED),
  },
  ownData: [
    { seccion: 'bajas', tabla: 'bajas', donde: PROPIA, orden: 'solicitud_id' },
    { seccion: 'confirmacionesDeBajas', tabla: 'bajas_confirmaciones', donde: OF_OWN, orden: 'confirmacion_id' },
  ],
  build: (context) => {
    const { use } = context;
    const [entidades, solicitudes, ficheros] = [use(entidadesModule), use(solicitudesModule), use(ficherosModule)];
    const [auditoria, fotoTokens] = [use(auditoriaModule), use(fotosModule).tokens];
    solicitudes.join(createLeaveKind({ entidades, ficheros }));
    const options = { ...context, entidades, solicitudes, ficheros, auditoria };
    const service = createBajasService(options);
    const goingOn = createGoingOn({ ...options, bajas: service });
    const managing = createManaging({ ...options, bajas: service, fotoTokens });
    const own = createOwnCalls({ ...context, solicitudes }, { modulo: MODULO, estados: ESTADOS, read: service.read });
    return {
      handlers: {
        ...own,
        // Nobody approves sick leave: somebody takes note of it.
        estados: async ({ session }) => {
          const noted = context.translate(session.idioma, 'solicitudes.estados.anotada');
          const { items } = await own.estados({ session, input: {} });
          return { items: items.map((one) => (one.id === 'aprobada' ? { ...one, nombre: noted } : one)) };
        },
        nuevo: ({ session, input }) => service.start(session, input),
        guardar: ({ session, input, clave }) => service.send(session, input, clave),
        tipos: async ({ session }) => service.listTypes(session),
        confirmar: ({ session, input, clave }) => goingOn.confirm(session, input, { clave, isForOthers: false }),
        alta: ({ session, input, clave }) => goingOn.end(session, input, { clave, isForOthers: false }),
        lista: ({ session, input }) => managing.list(session, input),
        preparar: ({ session, input }) => managing.start(session, input),
        anotar: ({ session, input, clave }) => managing.note(session, input, clave),
        confirmarDe: ({ session, input, clave }) => goingOn.confirm(session, input, { clave, isForOthers: true }),
        altaDe: ({ session, input, clave }) => goingOn.end(session, input, { clave, isForOthers: true }),
        anular: ({ session, input, clave }) => managing.cancel(session, input, clave),
      },
    };
  },
});
