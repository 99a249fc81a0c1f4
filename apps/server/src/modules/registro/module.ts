import { clientOf } from '../../platform/http/network.ts';
import { registroEmpresa } from '@jornada/contract/registro.ts';
import { correoModule } from '../correo/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { createCaptcha } from './captcha.ts';
import { createRegistroService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const registroModule = defineModule(registroEmpresa, {
  build: (context) => {
    const { registration, use } = context;
    const captcha = createCaptcha(context);
    const service = createRegistroService({
      ...context,
      captcha,
      enlaces: use(enlacesModule),
      correo: use(correoModule),
      abierto: registration,
    });
    return {
      handlers: {
        nuevo: () => service.begin(),
        guardar: ({ input, request }) => service.save(input, clientOf(request)),
        mirar: ({ input, request }) => service.peek(input, clientOf(request)),
        confirmar: ({ input, request }) => service.confirm(input, clientOf(request)),
      },
    };
  },
});
