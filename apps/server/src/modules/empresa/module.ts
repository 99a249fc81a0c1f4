import { empresa } from '@jornada/contract/empresa.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createEmpresaService } from './service.ts';
import { createTypesService } from './types.ts';
import { defineModule } from '../../shared/module.ts';

export const empresaModule = defineModule(empresa, {
  build: (context) => {
    const options = { ...context, auditoria: context.use(auditoriaModule) };
    const service = createEmpresaService(options);
    const types = createTypesService(options);
    return {
      handlers: {
        ver: ({ session }) => service.ver(session),
        guardar: ({ session, input }) => service.guardar(session, input),
        logo: ({ session, input }) => service.logo(session, input),
        roles: ({ session }) => service.roles(session),
        tipos: ({ session }) => types.tipos(session),
        guardarTipo: ({ session, input }) => types.guardar(session, input),
        ordenarTipos: ({ session, input }) => types.ordenar(session, input.ids),
      },
    };
  },
});
