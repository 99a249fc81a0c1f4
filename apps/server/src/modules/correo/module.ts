import { correo } from '@jornada/contract/correo.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createCorreoService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const correoModule = defineModule(correo, {
  ownData: [
    {
      seccion: 'correos',
      tabla: 'correos',
      donde: `t.entidad_id = $1 and lower(t.para) = (select lower(nullif(u.email, '')) from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2)`,
      orden: 'correo_id',
      // The data of a mail may contain a link that opens the account.
      sin: ['datos'],
    },
  ],
  build: (context) => {
    const service = createCorreoService({ ...context, auditoria: context.use(auditoriaModule) });
    return {
      service,
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        ver: ({ session, input, request }) => service.view(session, input, `${request.protocol}://${request.host}`),
      },
    };
  },
});
