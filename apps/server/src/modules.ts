import { accesoIntranetModule, accesoModule } from './modules/acceso/module.ts';
import { auditoriaModule } from './modules/auditoria/module.ts';
import { authModule, sesionesModule } from './modules/auth/module.ts';
import { bandejaModule } from './modules/bandeja/module.ts';
import { bolsaModule } from './modules/bolsa/module.ts';
import { centrosModule } from './modules/centros/module.ts';
import { cierresModule } from './modules/cierres/module.ts';
import { contactoModule } from './modules/contacto/module.ts';
import { correoModule } from './modules/correo/module.ts';
import { cuentaModule } from './modules/cuenta/module.ts';
import { departamentosModule } from './modules/departamentos/module.ts';
import { documentacionModule } from './modules/documentacion/module.ts';
import { empresaModule } from './modules/empresa/module.ts';
import { enlacesModule } from './modules/enlaces/module.ts';
import { factoresModule } from './modules/factores/module.ts';
import { festivosModule } from './modules/festivos/module.ts';
import { fotosModule } from './modules/fotos/module.ts';
import { geoModule } from './modules/geo/module.ts';
import { horariosModule } from './modules/horarios/module.ts';
import { loginModule } from './modules/login/module.ts';
import { misDatosModule } from './modules/misdatos/module.ts';
import { notificacionesModule, webPushModule } from './modules/notificaciones/module.ts';
import { novedadesModule } from './modules/novedades/module.ts';
import { importarModule, personasModule } from './modules/personas/module.ts';
import { proyectosModule } from './modules/proyectos/module.ts';
import { recoveryModule } from './modules/recovery/module.ts';
import { registroModule } from './modules/registro/module.ts';
import { registrosModule } from './modules/registros/module.ts';
import { resumenModule } from './modules/resumen/module.ts';
import { simuladoModule } from './modules/simulado/module.ts';
import { tiposModule } from './modules/tipos/module.ts';
import { versionesModule } from './modules/versiones/module.ts';
import type { AnyModule } from './shared/module.ts';

/** Every module of the server: the only list of them, in the order of the file with one's own data. */
export const MODULES: readonly AnyModule[] = [
  personasModule,
  importarModule,
  registrosModule,
  tiposModule,
  bolsaModule,
  resumenModule,
  bandejaModule,
  cierresModule,
  loginModule,
  authModule,
  sesionesModule,
  accesoModule,
  accesoIntranetModule,
  cuentaModule,
  fotosModule,
  factoresModule,
  documentacionModule,
  misDatosModule,
  enlacesModule,
  recoveryModule,
  registroModule,
  notificacionesModule,
  webPushModule,
  novedadesModule,
  correoModule,
  contactoModule,
  auditoriaModule,
  simuladoModule,
  proyectosModule,
  departamentosModule,
  centrosModule,
  horariosModule,
  festivosModule,
  empresaModule,
  geoModule,
  versionesModule,
];
