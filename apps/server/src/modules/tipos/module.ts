import { tipos } from '@jornada/contract/tipos.ts';
import { isOffered } from '@jornada/domain/quiosco/ofrecido.ts';
import { entidadesModule } from '../entidades/module.ts';
import { registrosModule } from '../registros/module.ts';
import { deviceOf, openProjects, recordTypes, typeName } from '../registros/reads.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const tiposModule = defineModule(tipos, {
  examples,
  build: ({ translate, use }) => {
    const entidades = use(entidadesModule);
    const registros = use(registrosModule);
    return {
      handlers: {
        todos: async ({ session, language }) => {
          const empresa = await entidades.getConfiguration(session.entidadId, session.revision);
          const items = recordTypes(empresa)
            .filter((tipo) => tipo.activo && isOffered(tipo, session.subtipos ?? null))
            .map((tipo) => ({
              id: tipo.id,
              clase: tipo.clase,
              subtipo: tipo.subtipo,
              nombre: typeName(tipo, { language, translate }),
              efectivo: tipo.efectivo,
              pagado: tipo.pagado,
              requiereProyecto: tipo.requiereProyecto,
              requiereObservaciones: tipo.requiereObservaciones,
              requierePosicion: tipo.requierePosicion,
            }));
          return { items };
        },
        proyectos: async ({ session }) => {
          const empresa = await entidades.getConfiguration(session.entidadId, session.revision);
          const open = openProjects(empresa, session.personaId);
          return {
            items: empresa.proyectos
              .filter(({ id }) => open.has(id))
              .map(({ id, nombre, cliente }) => ({ Id: id, Nombre: nombre, Cliente: cliente })),
          };
        },
        proyectosHoras: ({ session, request, input }) =>
          registros.projects.horas({ sesion: session, aparato: deviceOf(request) }, input.fecha),
      },
    };
  },
});
