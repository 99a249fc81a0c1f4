import { documentacion } from '@jornada/contract/documentacion.ts';
import { correoModule } from '../correo/module.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { factoresModule } from '../factores/module.ts';
import { whoOf as who } from '../cuenta/service.ts';
import { createPinService } from './pin.ts';
import { createProof } from './proof.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const documentacionModule = defineModule(documentacion, {
  ownData: [{ seccion: 'pinDeDocumentacion', tabla: 'pines_documentacion', donde: PROPIA, orden: 'usuario_id', sin: ['clave', 'hash'] }],
  build: (context) => {
    const { use } = context;
    const { confirm } = use(cuentaModule);
    const { keyConfirm, notice } = use(factoresModule);
    const pin = createPinService({ ...context, confirm, notice, correo: use(correoModule) });
    return {
      /** Makes sure that whoever signs something is the person. */
      service: { prove: createProof({ db: context.db, confirm, keys: keyConfirm, pins: pin }) },
      handlers: {
        tienePin: (p) => pin.has(who(p)),
        insertarPin: (p) => pin.enter(who(p), p.input),
        recuperarPin: (p) => pin.remind(who(p)),
        ponerPin: (p) => pin.set(who(p), p.input),
      },
    };
  },
});
