import { accesoRoute } from './routes/acceso.ts';
import { auditoriaRoute } from './routes/auditoria.ts';
import { bolsaRoute } from './routes/bolsa.ts';
import { centrosRoute } from './routes/centros.ts';
import { cierresRoute } from './routes/cierres.ts';
import { contactoRoute } from './routes/contacto.ts';
import { correoRoute } from './routes/correo.ts';
import { departamentosRoute } from './routes/departamentos.ts';
import { empresaRoute } from './routes/empresa.ts';
import { festivosRoute } from './routes/festivos.ts';
import { horariosRoute } from './routes/horarios.ts';
import { inicioRoute } from './routes/inicio.ts';
import { importarRoute, personasRoute } from './routes/personas.ts';
import { proyectosRoute } from './routes/proyectos.ts';
import { rolesRoute } from './routes/roles.ts';
import { sesionesRoute } from './routes/sesiones.ts';
import { rootRoute, sessionRoute } from './routes/parents.ts';

/** Every address of the intranet. A feature's own lie in `routes/`, in its file. */
export const routeTree = rootRoute.addChildren([
  sessionRoute.addChildren([
    accesoRoute,
    auditoriaRoute,
    bolsaRoute,
    centrosRoute,
    cierresRoute,
    contactoRoute,
    correoRoute,
    departamentosRoute,
    empresaRoute,
    festivosRoute,
    horariosRoute,
    importarRoute,
    inicioRoute,
    personasRoute,
    proyectosRoute,
    rolesRoute,
    sesionesRoute,
  ]),
]);
