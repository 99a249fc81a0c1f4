import { empresa } from '@jornada/contract/empresa.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createFileKeyService } from './file-key.ts';
import { createSealService } from './seal.ts';
import { createEmpresaService } from './service.ts';
import { AUTOR } from '../../shared/own-data.ts';
import { createTypesService } from './types.ts';
import { defineModule } from '../../shared/module.ts';

export const empresaModule = defineModule(empresa, {
  ownData: [{ seccion: 'certificadosPuestos', tabla: 'sellos', donde: AUTOR, orden: 'desde', sin: ['cadena', 'clave'] }],
  build: (context) => {
    const options = { ...context, auditoria: context.use(auditoriaModule) };
    const service = createEmpresaService(options);
    const types = createTypesService(options);
    const seal = createSealService(options);
    const fileKey = createFileKeyService(options);
    return {
      handlers: {
        ver: ({ session }) => service.view(session),
        guardar: ({ session, input }) => service.save(session, input),
        logo: ({ session, input }) => service.readLogo(session, input),
        sello: ({ session }) => seal.view(session),
        ponerSello: ({ session, input }) => seal.use(session, input),
        quitarSello: ({ session }) => seal.retire(session),
        claveFicheros: ({ session }) => fileKey.view(session),
        cambiarClaveFicheros: ({ session }) => fileKey.change(session),
        roles: ({ session }) => service.listRoles(session),
        tipos: ({ session }) => types.listTipos(session),
        guardarTipo: ({ session, input }) => types.save(session, input),
        ordenarTipos: ({ session, input }) => types.sort(session, input.ids),
      },
    };
  },
});
