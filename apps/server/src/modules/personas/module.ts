import { personas } from '@jornada/contract/personas.ts';
import { importar } from '@jornada/contract/personas.ts';
import type { Context } from '../../shared/module.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { contratosModule } from '../contratos/module.ts';
import { correoModule } from '../correo/module.ts';
import { departamentosModule } from '../departamentos/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { solicitudesModule } from '../solicitudes/module.ts';
import { createImportService } from './import/service.ts';
import { createInvitations } from './invite.ts';
import { createPersonasService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { nameOf, PROPIA } from '../../shared/own-data.ts';

const optionsOf = (context: Context) => {
  const { clock, use } = context;
  const [enlaces, correo] = [use(enlacesModule), use(correoModule)];
  const [entidades, auditoria] = [use(entidadesModule), use(auditoriaModule)];
  const invite = createInvitations({ clock, entidades, auditoria, enlaces, correo });
  return {
    ...context,
    entidades,
    auditoria,
    enlaces,
    correo,
    invitar: invite,
    removeLost: use(factoresModule).removeLost,
    fotoTokens: use(fotosModule).tokens,
    solicitudes: use(solicitudesModule),
  };
};

export const personasModule = defineModule(personas, {
  things: { persona: { tabla: 'usuarios', id: 'usuario_id', nombre: 'nombre_completo' } },
  ownData: [
    { seccion: 'persona', tabla: 'usuarios', donde: PROPIA, orden: 'usuario_id', sin: ['password_hash', 'busqueda', 'busqueda_equipo'] },
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
        listado: ({ session, input }) => service.list(session, input),
        cuentas: ({ session, input }) => service.count(session, input),
        buscar: ({ session, input }) => service.find(session, input),
        byId: ({ session, input }) => service.get(session, input),
        dias: ({ session, input }) => service.listDays(session, input),
        opciones: ({ session }) => service.readOpciones(session),
        crear: ({ session, input }) => service.create(session, input),
        cambiar: ({ session, input }) => service.change(session, input),
        cambiarRoles: ({ session, input }) => service.changeRoles(session, input),
        asignar: ({ session, input }) => service.assign(session, input),
        asignarVarias: ({ session, input }) => service.assignMany(session, input),
        invitarVarias: ({ session, input }) => service.inviteMany(session, input),
        sinEntrar: ({ session }) => service.listWithoutEntry(session),
        hacerHojas: ({ session, input, request }) => service.makeSheets(session, input, `${request.protocol}://${request.host}`),
        retirarInvitacion: ({ session, input }) => service.withdraw(session, input),
        invitar: ({ session, input }) => service.invite(session, input),
        suspender: ({ session, input }) => service.suspend(session, input),
        reactivar: ({ session, input }) => service.reactivate(session, input),
        quitarSegundoPaso: ({ session, input }) => service.removeSegundoPaso(session, input),
        baja: ({ session, input }) => service.endContrato(session, input),
        readmitir: ({ session, input }) => service.readmit(session, input),
      },
    };
  },
});

export const importModule = defineModule(importar, {
  build: (context) => {
    const imports = createImportService({
      ...optionsOf(context),
      contratos: context.use(contratosModule),
      departamentos: context.use(departamentosModule),
    });
    return {
      handlers: {
        ensayar: ({ session, input }) => imports.tryOut(session, input),
        aplicar: ({ session, input }) => imports.apply(session, input),
      },
    };
  },
});
