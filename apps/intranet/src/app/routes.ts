import { inicioRoute } from './routes/inicio.ts';
import { rootRoute, sessionRoute } from './routes/parents.ts';

/** Every address of the intranet. A feature's own lie in `routes/`, in its file. */
export const routeTree = rootRoute.addChildren([sessionRoute.addChildren([inicioRoute])]);
