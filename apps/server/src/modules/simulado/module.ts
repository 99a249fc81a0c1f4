import { simulado } from '@jornada/contract/simulado.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { authModule } from '../auth/module.ts';
import { perfilModule } from '../perfil/module.ts';
import { createSimuladoService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const simuladoModule = defineModule(simulado, {
  ownData: [
    {
      seccion: 'actuaciones',
      tabla: 'actuaciones',
      donde: 't.entidad_id = $1 and $2 in (t.autor_id, t.persona_id)',
      orden: 'actuacion_id',
    },
  ],
  build: (context) => {
    const { use } = context;
    const service = createSimuladoService({
      ...context,
      auth: use(authModule),
      perfil: use(perfilModule),
      auditoria: use(auditoriaModule),
    });
    return {
      handlers: {
        empezar: ({ session, input }) => service.start(session, input),
        terminar: ({ session }) => service.end(session),
        actuaciones: ({ session, input }) => service.listActuaciones(session, input),
      },
    };
  },
});
