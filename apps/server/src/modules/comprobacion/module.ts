import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { clientOf } from '../../platform/http/network.ts';
import { defineModule } from '../../shared/module.ts';
import { createChecking } from './service.ts';

export const comprobacionModule = defineModule(comprobacion, {
  build: (context) => {
    const check = createChecking(context);
    return { handlers: { papel: ({ input, request }) => check(input, clientOf(request)) } };
  },
});
