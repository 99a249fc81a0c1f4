import { bolsa } from '@jornada/contract/bolsa.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { writeIntoBanksOfDemo } from './demo.ts';
import { createBolsaService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const bolsaModule = defineModule(bolsa, {
  demoStory: writeIntoBanksOfDemo,
  ownData: [{ seccion: 'bolsa', tabla: 'bolsa_movimientos', donde: PROPIA, orden: 'movimiento_id' }],
  build: (context) => {
    const service = createBolsaService({ ...context, entidades: context.use(entidadesModule), auditoria: context.use(auditoriaModule) });
    return {
      handlers: {
        propia: ({ session }) => service.own(session),
        listado: ({ session, input }) => service.list(session, input),
        cuenta: ({ session, input }) => service.readCuenta(session, input.persona),
        anotar: ({ session, input, clave }) => service.note(session, input, clave),
        reglas: ({ session }) => service.readReglas(session),
        cambiarReglas: ({ session, input }) => service.changeReglas(session, input),
      },
    };
  },
});
