import { recovery } from '@jornada/contract/recovery.ts';
import { authModule } from '../auth/module.ts';
import { correoModule } from '../correo/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { createRecoveryService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const recoveryModule = defineModule(recovery, {
  examples,
  build: (context) => {
    const { use } = context;
    const service = createRecoveryService({ ...context, auth: use(authModule), enlaces: use(enlacesModule), correo: use(correoModule) });
    return {
      handlers: {
        pedir: ({ input, request }) => service.request(input, request.ip),
        abrir: ({ input, request }) => service.open(input, request.ip),
        cambiar: ({ input, request }) => service.change(input, request.ip),
      },
    };
  },
});
