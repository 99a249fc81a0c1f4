import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, DE_SUS_SOLICITUDES, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { solicitudesModule } from '../solicitudes/module.ts';
import { turnosModule } from '../turnos/module.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { configFor } from './config.ts';
import { createDays } from './days.ts';
import { createChanges } from './demo.ts';
import { examples } from './examples.ts';
import { createExpiry, endWithOffer } from './expiry.ts';
import { createChangeKind } from './kind.ts';
import { findYears } from './list-repo.ts';
import { createOfferDesk } from './managing.ts';
import { cambioDeTurno, tellOfChanges } from './notices.ts';
import { createOffers } from './offers.ts';
import { countWaiting } from './repo.ts';
import { createCambiosService } from './service.ts';

export const cambioTurnosModule = defineModule(cambioTurnos, {
  examples,
  demo: createChanges,
  notices: [cambioDeTurno],
  badges: {
    turnos: async (tx, who) => {
      const { propias, ajenas } = await countWaiting(tx, who);
      return { turnos: propias + ajenas, 'turnos-por-responder': propias };
    },
  },
  things: { oferta: { tabla: 'turnos_ofrecidos', id: 'oferta_id', nombre: 'desde::text' } },
  ownData: [
    { seccion: 'cambiosDeTurno', tabla: 'cambios_turno', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id' },
    {
      seccion: 'turnosCambiados',
      tabla: 'cambios_cesiones',
      donde: 't.entidad_id = $1 and (t.de_id = $2 or t.a_id = $2)',
      orden: 'solicitud_id, de_id, fecha',
    },
    { seccion: 'turnosOfrecidos', tabla: 'turnos_ofrecidos', donde: AUTOR, orden: 'oferta_id' },
    { seccion: 'turnosQueQuiso', tabla: 'turnos_apuntados', donde: PROPIA, orden: 'oferta_id' },
  ],
  build: (context) => {
    const { use, db } = context;
    const entidades = use(entidadesModule);
    const solicitudes = use(solicitudesModule);
    const notices = use(notificacionesModule);
    const { publishing } = use(turnosModule);
    const options = {
      ...context,
      entidades,
      solicitudes,
      publishing,
      auditoria: use(auditoriaModule),
      fotoTokens: use(fotosModule).tokens,
    };
    solicitudes.join(createChangeKind(options));
    createExpiry(options);
    const service = createCambiosService(options);
    const days = createDays(options);
    const offers = createOffers(options, service);
    const desk = createOfferDesk(options, offers);
    return {
      on: [tellOfChanges(notices), endWithOffer(options)],
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        estados: async ({ session }) => service.states(session),
        anios: async ({ session }) => {
          const hoy = await todayOf(options, session);
          const found = await db.tenant(session.entidadId, (tx) => findYears(tx, session.entidadId, session.personaId));
          return { items: [...new Set([...found, Number(hoy.slice(0, 4))])].toSorted((a, b) => b - a) };
        },
        nuevo: ({ session, input }) => service.start(session, input),
        empleados: ({ session, input }) => days.findWho(session, input),
        diasturnos: ({ session, input }) => days.readWeeks(session, input),
        turnos: ({ session, input }) => days.findOffers(session, input),
        byId: ({ session, input: { id } }) => service.open(session, id),
        leyenda: ({ session }) => days.readLegend(session),
        obtenerconfigturnos: ({ session }) => configFor(entidades, session),
        obtenerresumensolicitud: ({ session, input }) => service.summarize(session, input),
        insertar: ({ session, input, clave }) => service.propose(session, input, clave),
        aceptar: ({ session, input }) => service.answer(session, { ...input, isAgreed: true }),
        declinar: ({ session, input }) => service.answer(session, { ...input, isAgreed: false }),
        validarrechazar: ({ session, input }) => service.decide(session, input),
        eliminar: ({ session, input, clave }) => service.remove(session, input, clave),
        ofertar: ({ session, input }) => offers.offer(session, input),
        retirarOferta: ({ session, input }) => offers.withdraw(session, input),
        apuntarme: ({ session, input, clave }) => offers.take(session, input, clave),
        desapuntarme: ({ session, input }) => offers.untake(session, input),
        ofrecer: ({ session, input }) => offers.offerOpen(session, input),
        ofrecidos: ({ session, input }) => desk.list(session, input),
        elegir: ({ session, input }) => desk.choose(session, input),
      },
    };
  },
});
