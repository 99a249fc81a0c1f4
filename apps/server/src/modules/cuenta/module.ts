import { cuenta } from '@jornada/contract/cuenta.ts';
import { whoOf as who } from './reads.ts';
import { authModule } from '../auth/module.ts';
import { correoModule } from '../correo/module.ts';
import { createConfirm, createCuentaService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const cuentaModule = defineModule(cuenta, {
  build: (context) => {
    const confirm = createConfirm(context);
    const service = createCuentaService({ ...context, confirm, auth: context.use(authModule), correo: context.use(correoModule) });
    return {
      service: { confirm },
      handlers: {
        cambiarContrasena: (p) => service.changePassword(who(p), p.input),
      },
    };
  },
});
