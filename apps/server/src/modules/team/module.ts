import { team } from '@jornada/contract/team.ts';
import { defineModule } from '../../shared/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { writeTeam } from './demo.ts';
import { examples } from './examples.ts';
import { createTeamService } from './service.ts';

export const teamModule = defineModule(team, {
  examples,
  demo: writeTeam,
  build: (context) => {
    const service = createTeamService({ ...context, entidades: context.use(entidadesModule), fotoTokens: context.use(fotosModule).tokens });
    return {
      handlers: {
        getteamlist: ({ session, input }) => service.list(session, input),
        cuentas: ({ session }) => service.count(session),
        organigrama: ({ session, input }) => service.readChart(session, input),
        hoy: ({ session }) => service.readToday(session),
        mio: ({ session }) => service.readMine(session),
        guardarMio: ({ session, input }) => service.saveMine(session, input),
      },
    };
  },
});
