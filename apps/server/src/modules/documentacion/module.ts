import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { correoModule } from '../correo/module.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { factoresModule } from '../factores/module.ts';
import { whoOf as who } from '../cuenta/service.ts';
import { createDocumentacionService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const documentacionModule = defineModule(documentacion, {
  ownData: [{ seccion: 'pinDeDocumentacion', tabla: 'pines_documentacion', donde: PROPIA, orden: 'usuario_id', sin: ['clave', 'hash'] }],
  build: (context) => {
    const { use } = context;
    const service = createDocumentacionService({
      ...context,
      confirm: use(cuentaModule).confirm,
      notice: use(factoresModule).notice,
      correo: use(correoModule),
    });
    return {
      /** The PIN, for what else somebody proves with it. */
      service: { check: service.check, isSet: service.isSet },
      handlers: {
        tienePin: (p) => service.has(who(p)),
        insertarPin: (p) => service.enter(who(p), p.input),
        recuperarPin: (p) => service.remind(who(p)),
        ponerPin: (p) => service.set(who(p), p.input),
      },
    };
  },
});
