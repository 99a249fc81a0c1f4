import type { FastifyRequest } from 'fastify';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { languageOf } from '../../platform/http/error-handler.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { clientOf } from '../../platform/http/network.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { authModule, setRefreshCookie } from '../auth/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { loginModule } from '../login/module.ts';
import { perfilModule } from '../perfil/module.ts';
import { registrosModule } from '../registros/module.ts';
import { createConfigure } from './configure.ts';
import { createDelivery } from './deliver.ts';
import { createDemoKiosk } from './demo.ts';
import { createDevice } from './device.ts';
import { examples } from './examples.ts';
import { createIdentify } from './identify.ts';
import { createLimits } from './limits.ts';
import { createManage } from './manage.ts';
import { createPairing } from './pairing.ts';
import { createPhotos } from './photos.ts';
import { createPins } from './pins.ts';
import { createSettle } from './settle.ts';

const ABOUT = 't.entidad_id = $1 and t.persona_id = $2';
const fromOf = (request: FastifyRequest) => ({
  address: clientOf(request),
  device: deviceNameOf(request),
  origin: `${request.protocol}://${request.host}`,
  idioma: languageOf(request),
});

export const quioscoModule = defineModule(quiosco, {
  demo: createDemoKiosk,
  examples,
  ownData: [
    { seccion: 'quiosco', tabla: 'quioscos', donde: 't.entidad_id = $1 and t.quiosco_id = $2', orden: 'quiosco_id' },
    { seccion: 'pinQuiosco', tabla: 'quiosco_pins', donde: PROPIA, orden: 'usuario_id', sin: ['huella', 'sellado'] },
    { seccion: 'tarjetasQuiosco', tabla: 'quiosco_tarjetas', donde: PROPIA, orden: 'tarjeta_id', sin: ['huella'] },
    { seccion: 'movilesQuiosco', tabla: 'quiosco_moviles', donde: PROPIA, orden: 'movil_id', sin: ['publica'] },
    { seccion: 'entregasQuiosco', tabla: 'quiosco_entregas', donde: ABOUT, orden: 'recibida, t.clave' },
    {
      seccion: 'entregasResueltas',
      tabla: 'quiosco_entregas',
      donde: 't.entidad_id = $1 and t.resuelta_por = $2',
      orden: 'recibida, t.clave',
      sin: ['persona_id'],
    },
    { seccion: 'fotosQuiosco', tabla: 'quiosco_fotos', donde: ABOUT, orden: 'registro_id' },
  ],
  build: (context) => {
    const { use, secure } = context;
    const options = {
      ...context,
      auth: use(authModule),
      perfil: use(perfilModule),
      open: use(loginModule).open,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      registros: use(registrosModule),
      limits: createLimits(context.attempts, context.clock),
    };
    const configure = createConfigure(options);
    const pairing = createPairing(options);
    const identify = createIdentify(options);
    const device = createDevice({ ...options, configure });
    const manage = createManage({ ...options, configure, pairing });
    const pins = createPins(options);
    const photos = createPhotos(options);
    const settle = createSettle(options);
    const delivery = createDelivery({ ...options, identify });
    return {
      handlers: {
        emparejar: async ({ input, request, reply }) => {
          const { content, refresh } = await pairing.pair(input.codigo, fromOf(request));
          setRefreshCookie(reply, refresh, secure);
          return content;
        },
        loginByPin: ({ session, input }) => identify.byPin(session, input),
        loginByCodigo: ({ session, input }) => identify.byCodigo(session, input),
        nombres: ({ session, input }) => identify.names(session, input.texto),
        terminar: ({ session, input }) => identify.end(session, input.token),
        comprobarPassword: ({ session, input }) => device.checkPassword(session, input.password),
        fotoFichaje: ({ session, input }) => photos.keep(session, input),
        configuracion: ({ session }) => device.read(session),
        centros: ({ session }) => device.listCentros(session),
        subtipos: ({ session }) => device.listSubtipos(session),
        guardarConfiguracion: ({ session, input }) => device.saveConfiguration(session, input),
        mensaje: async ({ session }) => ({ mensaje: (await device.read(session)).mensaje }),
        permiteVisitas: async ({ session }) => ({ permite: (await device.read(session)).visitas }),
        latido: ({ session }) => device.beat(session),
        entregar: ({ session, input }) => delivery.take(session, input),
        lista: ({ session }) => manage.list(session),
        crear: ({ session, input }) => manage.create(session, input),
        configurar: ({ session, input }) => manage.configure(session, input),
        codigo: ({ session, input }) => manage.orderCode(session, input.id),
        contrasena: ({ session, input }) => manage.renewPassword(session, input.id),
        revocar: ({ session, input }) => manage.revoke(session, input.id),
        desbloquear: ({ session, input }) => manage.freeKiosk(session, input.id),
        desbloquearPersona: ({ session, input }) => manage.freePerson(session, input.personaId),
        personas: ({ session, input }) => manage.listPeople(session, input),
        pinNuevo: ({ session, input }) => pins.issue(session, input.personaId),
        tarjetaNueva: ({ session, input }) => pins.issueBadge(session, input.personaId),
        anularTarjeta: ({ session, input }) => pins.revokeBadge(session, input.personaId),
        porMirar: ({ session }) => settle.list(session),
        asentar: ({ session, input }) => settle.propose(session, input),
        descartar: ({ session, input }) => settle.dismiss(session, input),
        identidad: ({ session }) => pins.readOwn(session),
        pinPropio: ({ session }) => pins.renewOwn(session),
        anadirMovil: ({ session, input }) => pins.addPhone(session, input.publica),
        fotos: ({ session, input }) => photos.listOf(session, input),
        foto: ({ session, input }) => photos.see(session, input.registroId),
        quitarMoviles: ({ session }) => pins.removePhones(session),
      },
    };
  },
});
