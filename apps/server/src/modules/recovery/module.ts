import { recovery } from '@jornada/contract/recovery.ts';
import { clientOf } from '../../platform/http/network.ts';
import { authModule } from '../auth/module.ts';
import { correoModule } from '../correo/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { loginModule } from '../login/module.ts';
import { createRecoveryService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const recoveryModule = defineModule(recovery, {
  examples,
  build: (context) => {
    const { use } = context;
    const { arrivals, tries, takeMailOrder } = use(loginModule);
    const service = createRecoveryService({
      ...context,
      tries,
      takeMailOrder,
      auth: use(authModule),
      enlaces: use(enlacesModule),
      correo: use(correoModule),
    });
    return {
      handlers: {
        pedir: ({ input, request }) => service.request(input, arrivals.placeOf(request)),
        abrir: ({ input, request }) => service.open(input, clientOf(request)),
        cambiar: ({ input, request }) => service.change(input, clientOf(request)),
      },
    };
  },
});
