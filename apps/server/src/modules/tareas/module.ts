import { rolesWith } from '@jornada/contract/permisos-de-rol.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import type { FastifyRequest } from 'fastify';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA, nameOf } from '../../shared/own-data.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { proyectosModule } from '../proyectos/module.ts';
import { registrosModule } from '../registros/module.ts';
import { deviceOf } from '../registros/reads.ts';
import { createTasksOfDemo, writeWorkOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import type { QuienReparte } from './model.ts';
import { semanaDecidida, semanaEnviada, tareaPedida, tareaRespondida } from './notices.ts';
import { createTareasService } from './service.ts';
import { countWaitingFor } from './weeks-repo.ts';

const who = ({ session, language, request }: { session: Sesion; language: Idioma; request: FastifyRequest }): QuienReparte => ({
  sesion: session,
  aparato: deviceOf(request),
  language,
});

export const tareasModule = defineModule(tareas, {
  examples,
  demo: createTasksOfDemo,
  demoStory: writeWorkOfDemo,
  things: { 'tarea-pedida': { tabla: 'tareas_pedidas', id: 'pedida_id', nombre: 'nombre' } },
  notices: [tareaPedida, tareaRespondida, semanaEnviada, semanaDecidida],
  badges: { proyectos: (tx, one) => countWaitingFor(tx, one, rolesWith('proyectos.gestionar:all')) },
  ownData: [
    {
      seccion: 'imputaciones',
      tabla: 'imputaciones',
      donde: 't.entidad_id = $1 and $2 in (t.usuario_id, t.autor_id)',
      orden: 'imputacion_id',
      con: { proyecto: nameOf('proyectos', 'proyecto_id'), tarea: nameOf('tareas', 'tarea_id') },
    },
    {
      seccion: 'semanasTareas',
      tabla: 'semanas_tareas',
      donde: 't.entidad_id = $1 and $2 in (t.usuario_id, t.decidida_por)',
      orden: 'usuario_id, t.lunes, t.proyecto_id',
      con: { proyecto: nameOf('proyectos', 'proyecto_id') },
    },
    { seccion: 'tareasAncladas', tabla: 'tareas_ancladas', donde: PROPIA, orden: 'tarea_id', con: { tarea: nameOf('tareas', 'tarea_id') } },
    {
      seccion: 'tareasPedidas',
      tabla: 'tareas_pedidas',
      donde: PROPIA,
      orden: 'pedida_id',
      con: {
        respuesta: `(select a.datos from instancia.auditoria a where a.entidad_id = $1 and a.sobre = 'tarea-pedida' and a.sobre_id = t.pedida_id
          order by a.auditoria_id limit 1)`,
      },
    },
    { seccion: 'enviosTareas', tabla: 'envios_tareas', donde: PROPIA, orden: 'clave', sin: ['cuerpo'] },
    { seccion: 'diasSinReloj', tabla: 'dias_sin_reloj', donde: PROPIA, orden: 'fecha' },
  ],
  build: (context) => {
    const { use } = context;
    const { queries, put, copy, asking, weeks } = createTareasService({
      ...context,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      registros: use(registrosModule),
      lists: use(proyectosModule),
      tell: use(notificacionesModule).tell,
    });
    return {
      handlers: {
        tareasDia: (p) => queries.day(who(p), p.input),
        buscador: (p) => queries.search(who(p), p.input),
        ultimas: (p) => queries.latest(who(p)),
        imputaciones: (p) => queries.span(who(p), p.input),
        categorias: (p) => queries.categories(who(p)),
        anclarTarea: (p) => queries.pin(who(p), p.input),
        insertarImputaciones: (p) => put(who(p), p.input, p.clave),
        copiar: (p) => copy(who(p), p.input),
        pedir: (p) => asking.ask(who(p), p.input),
        misPedidas: (p) => asking.own(who(p)),
        pedidas: (p) => asking.unanswered(p.session),
        crearPedida: (p) => asking.create(p.session, p.input),
        rechazarPedida: (p) => asking.refuse(p.session, p.input),
        enviarSemana: (p) => weeks.send(who(p), p.input),
        retirarSemana: (p) => weeks.takeBack(who(p), p.input),
        porAprobar: (p) => weeks.waiting(p.session, p.input),
        decidirSemana: (p) => weeks.decide(p.session, p.input),
      },
    };
  },
});
