import { exporteVisitas, visitas } from '@jornada/contract/visitas/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { correoModule } from '../correo/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createAnnouncements } from './announcements.ts';
import { countInside } from './announcements-repo.ts';
import { createCompanyVisits } from './company.ts';
import { createVisitsOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createExpected } from './expected.ts';
import { createExport } from './export.ts';
import { createVisitJobs } from './jobs.ts';
import { createMuster } from './muster.ts';
import { tellHost, visitaEnPuerta } from './notices.ts';
import { createTablet } from './tablet.ts';
import { createTypes } from './types.ts';

export const visitasModule = defineModule(visitas, {
  examples,
  demo: createVisitsOfDemo,
  things: {
    'tipo-visita': { tabla: 'visitas_tipos', id: 'tipo_id', nombre: 'nombre' },
    visita: { tabla: 'visitas', id: 'visita_id', nombre: 'nombre' },
  },
  notices: [visitaEnPuerta],
  badges: { visitas: countInside },
  ownData: [
    {
      // That somebody came, and when. Who it was is the visitor's.
      seccion: 'visitasRecibidas',
      tabla: 'visitas',
      donde: 't.entidad_id = $1 and t.anfitrion_id = $2',
      orden: 'visita_id',
      sin: ['nombre', 'empresa', 'contacto', 'matricula', 'documento', 'respuestas', 'normas', 'codigo', 'clave'],
    },
    {
      seccion: 'visitasAnunciadas',
      tabla: 'visitas_anunciadas',
      donde: 't.entidad_id = $1 and t.anfitrion_id = $2',
      orden: 'anuncio_id',
      sin: ['nombre', 'empresa', 'correo', 'codigo', 'clave'],
    },
    { seccion: 'recuentosHechos', tabla: 'visitas_marcas', donde: AUTOR, orden: 'momento, clase, sujeto_id', sin: ['sujeto_id'] },
  ],
  build: (context) => {
    const { use } = context;
    const options = { ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule), correo: use(correoModule) };
    const expected = createExpected(options);
    const announcements = createAnnouncements(options);
    const tablet = createTablet({ ...options, expected });
    const types = createTypes(options);
    const company = createCompanyVisits(options);
    const muster = createMuster(options);
    const exports = createExport(options);
    createVisitJobs(options);
    return {
      service: exports,
      on: [tellHost(use(notificacionesModule))],
      handlers: {
        tipos: ({ session, input }) => tablet.listTypes(session, input),
        datos: ({ session }) => tablet.readNotice(session),
        insertar: ({ session, input, clave }) => tablet.register(session, input, clave),
        finalizar: ({ session, input }) => tablet.leave(session, input),
        anfitriones: ({ session, input }) => tablet.findHosts(session, input),
        dentro: ({ session }) => tablet.listInside(session),
        propias: ({ session }) => company.listOwn(session),
        anuncios: ({ session }) => announcements.list(session),
        opcionesDeAnuncio: ({ session }) => announcements.listOptions(session),
        anunciar: ({ session, input, clave }) => announcements.announce(session, input, clave),
        anularAnuncio: ({ session, input }) => announcements.takeBack(session, input.id),
        esperadas: ({ session, input }) => tablet.findExpected(session, input),
        esperadasDeHoy: ({ session }) => announcements.listOfToday(session),
        listado: ({ session, input }) => company.list(session, input),
        detalle: ({ session, input }) => company.read(session, input),
        terminar: ({ session, input }) => company.end(session, input),
        exportar: ({ session, input }) => exports.ask(session, input),
        gestion: ({ session }) => types.list(session),
        guardar: ({ session, input }) => types.save(session, input),
        cerrar: ({ session, input }) => types.close(session, input),
        reabrir: ({ session, input }) => types.reopen(session, input),
        ajustes: ({ session }) => types.readSettings(session),
        guardarAjustes: ({ session, input }) => types.saveSettings(session, input),
        presentes: ({ session }) => muster.read(session),
        recuento: ({ session, input }) => muster.tick(session, input),
      },
    };
  },
});

export const exporteVisitasModule = defineModule(exporteVisitas, {
  build: ({ use }) => {
    const exports = use(visitasModule);
    return { handlers: { descargar: ({ input }) => exports.fetch(input) } };
  },
});
