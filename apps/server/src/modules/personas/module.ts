import { personas } from '@jornada/contract/personas.ts';
import { importar } from '@jornada/contract/personas.ts';
import type { Context } from '../../shared/module.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { correoModule } from '../correo/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { createImportService } from './import/service.ts';
import { createInvitations } from './invite.ts';
import { createPersonasService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { nameOf, PROPIA } from '../../shared/own-data.ts';

const optionsOf = (context: Context) => {
  const { clock, use } = context;
  const [entidades, auditoria] = [use(entidadesModule), use(auditoriaModule)];
  const invitar = createInvitations({ clock, entidades, auditoria, enlaces: use(enlacesModule), correo: use(correoModule) });
  return { ...context, entidades, auditoria, invitar, removeLost: use(factoresModule).removeLost, fotoTokens: use(fotosModule).tokens };
};

export const personasModule = defineModule(personas, {
  things: { persona: { tabla: 'usuarios', id: 'usuario_id', nombre: 'nombre_completo' } },
  ownData: [
    { seccion: 'persona', tabla: 'usuarios', donde: PROPIA, orden: 'usuario_id', sin: ['password_hash', 'busqueda'] },
    {
      seccion: 'asignaciones',
      tabla: 'asignaciones',
      donde: PROPIA,
      orden: 'desde',
      con: { horario: nameOf('horarios', 'horario_id'), centro: nameOf('centros', 'centro_id') },
    },
    { seccion: 'ausencias', tabla: 'ausencias', donde: PROPIA, orden: 'ausencia_id' },
  ],
  build: (context) => {
    const service = createPersonasService(optionsOf(context));
    return {
      handlers: {
        listado: ({ session, input }) => service.listado(session, input),
        buscar: ({ session, input }) => service.buscar(session, input),
        byId: ({ session, input }) => service.byId(session, input),
        opciones: ({ session }) => service.opciones(session),
        crear: ({ session, input }) => service.crear(session, input),
        cambiar: ({ session, input }) => service.cambiar(session, input),
        cambiarRoles: ({ session, input }) => service.cambiarRoles(session, input),
        asignar: ({ session, input }) => service.asignar(session, input),
        asignarVarias: ({ session, input }) => service.asignarVarias(session, input),
        invitarVarias: ({ session, input }) => service.invitarVarias(session, input),
        invitar: ({ session, input }) => service.invitar(session, input),
        suspender: ({ session, input }) => service.suspender(session, input),
        reactivar: ({ session, input }) => service.reactivar(session, input),
        quitarSegundoPaso: ({ session, input }) => service.quitarSegundoPaso(session, input),
        baja: ({ session, input }) => service.baja(session, input),
        readmitir: ({ session, input }) => service.readmitir(session, input),
      },
    };
  },
});

export const importarModule = defineModule(importar, {
  build: (context) => {
    const imports = createImportService(optionsOf(context));
    return {
      handlers: {
        ensayar: ({ session, input }) => imports.ensayar(session, input),
        aplicar: ({ session, input }) => imports.aplicar(session, input),
      },
    };
  },
});
