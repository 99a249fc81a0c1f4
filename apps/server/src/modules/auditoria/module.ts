import { auditoria } from '@jornada/contract/auditoria.ts';
import type { Clock } from '../../platform/clock.ts';
import { entidadesModule } from '../entidades/module.ts';
import { createAuditoriaService, type AuditoriaService } from './service.ts';
import { createAuditList } from './list.ts';
import { defineModule } from '../../shared/module.ts';

/** How modules note what people of the demo company did, at the moments of its story. */
export const auditOfDemo = ({ clock }: { clock: Clock }): AuditoriaService => createAuditoriaService({ clock });

/** Of what somebody did about another person's sick leave: that they did it, never whose it is. */
const unlessSick = (column: string): string =>
  `case when t.accion like 'bajas.%' and not (t.sobre = 'persona' and t.sobre_id = $2) then null else ${column} end`;

export const auditoriaModule = defineModule(auditoria, {
  ownData: [
    {
      seccion: 'auditoria',
      tabla: 'auditoria',
      donde: `t.entidad_id = $1 and ($2 in (t.autor_id, t.por_id) or (t.sobre = 'persona' and t.sobre_id = $2))`,
      orden: 'auditoria_id',
      con: { sobre_id: unlessSick('to_jsonb(t.sobre_id)'), datos: unlessSick('to_jsonb(t.datos)') },
    },
  ],
  build: (context) => {
    const entidades = context.use(entidadesModule);
    const list = createAuditList({ ...context, entidades });
    return {
      service: createAuditoriaService(context),
      handlers: {
        listado: ({ session, input }) => list(session, input),
      },
    };
  },
});
