import { registros } from '@jornada/contract/registros.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import type { FastifyRequest } from 'fastify';
import type { Sesion } from '../../shared/sesion.ts';
import { checkIsForNow, checkIsRemark } from './calls/at-kiosk.ts';
import { deviceOf } from './person/clock-settings.ts';
import { createReadAheadMetric } from './person/read-ahead.ts';
import { shownTo } from './present/at-kiosk.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createRegistrosService } from './service.ts';
import { NOTICES } from './tell/notices.ts';
import { tellOfProposals } from './tell/proposals.ts';
import { createReminders } from './tell/reminders.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { examples } from './examples.ts';

export { createRecordOfDemo } from './demo.ts';

const who = ({ session, clave, request }: { session: Sesion; clave: string | null; request: FastifyRequest }) => ({
  sesion: session,
  clave,
  aparato: deviceOf(request),
});

export const registrosModule = defineModule(registros, {
  examples,
  ownData: [
    { seccion: 'registros', tabla: 'registros', donde: PROPIA, orden: 'numero', sin: ['cuerpo_huella'] },
    { seccion: 'fichajesRetenidos', tabla: 'fichajes_retenidos', donde: PROPIA, orden: 'retenido_id' },
    { seccion: 'jornadas', tabla: 'jornadas', donde: PROPIA, orden: 'fecha' },
    { seccion: 'minutos', tabla: 'dias', donde: PROPIA, orden: 'fecha' },
    {
      seccion: 'posiciones',
      tabla: 'posiciones',
      donde: `t.entidad_id = $1 and t.registro_id in (select r.registro_id from instancia.registros r where r.entidad_id = $1 and r.usuario_id = $2)`,
      orden: 'registro_id',
    },
    { seccion: 'borrados', tabla: 'borrados', donde: PROPIA, orden: 'borrado_id' },
    { seccion: 'bloqueos', tabla: 'bloqueos', donde: PROPIA, orden: 'bloqueo_id' },
    { seccion: 'avisosDados', tabla: 'avisos_dados', donde: PROPIA, orden: 'clave' },
  ],
  notices: NOTICES,
  build: (context) => {
    const { use } = context;
    const service = createRegistrosService({
      ...context,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      countReadAhead: createReadAheadMetric(context.metrics),
    });
    context.app.addHook('onListen', async () => service.ahead.start());
    context.app.addHook('onClose', () => service.ahead.stop());
    const { actions, corrections, held, queries, projects } = service;
    const { tell } = use(notificacionesModule);
    createReminders({ ...context, entidades: use(entidadesModule), tell });
    return {
      service,
      on: [tellOfProposals(tell)],
      handlers: {
        registrosHoy: async (p) => shownTo(p.session, await queries.readHoy(who(p))),
        listado: async (p) => shownTo(p.session, await queries.list(who(p), p.input.filtro_fecha)),
        byId: (p) => queries.get(who(p), p.input.id),
        puedeFichar: (p) => queries.canFichar(who(p)),
        estaEnDistancia: (p) => queries.isWithinDistance(who(p), p.input),
        horasTrabajoHoy: (p) => queries.readHorasTrabajoHoy(who(p)),
        balance: async (p) => shownTo(p.session, await queries.readBalance(who(p), p.input)),
        balanceAnual: (p) => service.readBalanceAnual(who(p), p.input.ano),
        calendario: async (p) => shownTo(p.session, await queries.readCalendario(who(p), p.input)),
        leyenda: (p) => queries.readLeyenda(who(p)),
        mensajeConfirmacion: (p) => queries.readMensajeConfirmacion(who(p), p.input),
        resumenTurno: (p) => queries.readResumenTurno(who(p), p.input.fecha),
        cargaObservaciones: (p) => queries.loadObservaciones(who(p), p.input.id),
        cargaSolicitud: (p) => queries.loadSolicitud(who(p), p.input.id),
        guardar: async (p) => {
          checkIsForNow(p.session, p.input);
          return shownTo(p.session, await actions.clock(who(p), p.input));
        },
        entregar: (p) => held.deliver(who(p), p.input),
        insertar: (p) => actions.clock(who(p), p.input),
        cambiarProyecto: (p) => actions.changeProyecto(who(p), p.input),
        sugerido: (p) => actions.endAsSugerido(who(p), p.input),
        personalizado: (p) => actions.endAsPersonalizado(who(p), p.input),
        presencia: (p) => actions.endAsPresencia(who(p), p.input),
        borrar: async (p) => shownTo(p.session, await actions.remove(who(p), p.input.id)),
        rectificarFin: (p) => actions.rectifyFin(who(p), p.input.id),
        observaciones: async (p) => {
          checkIsRemark(p.session, p.input);
          return shownTo(p.session, await actions.changeObservaciones(who(p), p.input));
        },
        solicitarCambioHora: (p) => actions.requestCambioHora(who(p), p.input),
        proponerFichajes: (p) => corrections.propose(who(p), p.input),
        responderCorreccion: (p) => corrections.answer(who(p), p.input),
        retirarCorreccion: (p) => corrections.withdraw(who(p), p.input),
        guardarHorasProyectos: (p) => projects.save(who(p), p.input),
      },
    };
  },
});
