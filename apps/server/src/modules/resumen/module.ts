import { resumen } from '@jornada/contract/resumen.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createDaysOfSummary } from '../excesos/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createMonthly } from './monthly.ts';
import { resumenListo } from './notices.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { entidadesModule } from '../entidades/module.ts';
import { registrosModule } from '../registros/module.ts';
import type { FastifyRequest } from 'fastify';
import type { Sesion } from '../../shared/sesion.ts';
import { deviceOf } from '../registros/reads.ts';
import { createResumenService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

const who = ({ session, request }: { session: Sesion; request: FastifyRequest }) => ({ sesion: session, aparato: deviceOf(request) });

export const resumenModule = defineModule(resumen, {
  examples,
  notices: [resumenListo],
  ownData: [
    { seccion: 'resumenesMensuales', tabla: 'resumenes_mensuales', donde: PROPIA, orden: 'mes, t.version' },
    {
      seccion: 'exportaciones',
      tabla: 'exportaciones',
      donde: `t.entidad_id = $1 and $2 in (t.usuario_id, t.autor_id)`,
      orden: 'exportacion_id',
    },
  ],
  build: (context) => {
    const { use } = context;
    const service = createResumenService({
      ...context,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      registros: use(registrosModule),
    });
    const entidades = use(entidadesModule);
    const monthly = createMonthly({
      ...context,
      entidades,
      daysOf: createDaysOfSummary({ ...context, entidades }),
      tell: use(notificacionesModule).tell,
    });
    return {
      on: monthly.on,
      handlers: {
        datosGraficos: (p) => service.readDatosGraficos(who(p), p.input),
        ausencias: (p) => service.sumAusencias(who(p), p.input),
        exportar: (p) => service.export(who(p), p.input, p.gone),
        verificarSello: ({ session, input }) => service.verifySeal(session, input),
        verificar: (p) => service.verify(p.session, p.input.sha256),
        anos: (p) => service.listAnos(who(p)),
        mensual: ({ session, input }) => monthly.readMine(session, input),
        pedirMensual: ({ session, input }) => monthly.ask(session, input),
      },
    };
  },
});
