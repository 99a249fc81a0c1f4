import { tipos } from '@jornada/contract/tipos.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Translate } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { deviceOf, typeName, type RegistrosService } from '../registros/service.ts';

export function tiposRoutes(options: {
  route: Router<Sesion>;
  entidades: EntidadesService;
  registros: RegistrosService;
  translate: Translate;
}): void {
  const { route, entidades, registros, translate } = options;

  route(tipos.todos, async ({ session, language }) => {
    const empresa = await entidades.getConfiguration(session.entidadId, session.revision);
    const items = empresa.tipos
      .filter(({ activo }) => activo)
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
  });

  route(tipos.proyectos, async ({ session }) => {
    const { proyectos } = await entidades.getConfiguration(session.entidadId, session.revision);
    return {
      items: proyectos.filter(({ activo }) => activo).map(({ id, nombre, cliente }) => ({ Id: id, Nombre: nombre, Cliente: cliente })),
    };
  });

  route(tipos.proyectosHoras, ({ session, request, input }) =>
    registros.projects.horas({ sesion: session, aparato: deviceOf(request) }, input.fecha),
  );
}
