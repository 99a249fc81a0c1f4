import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { clientOf } from '../../platform/http/network.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';
import { createChecking } from './service.ts';

export const comprobacionModule = defineModule(comprobacion, {
  examples,
  build: (context) => {
    const check = createChecking(context);
    return { handlers: { papel: ({ input, request }) => check(input, clientOf(request)) } };
  },
});
